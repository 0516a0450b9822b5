import { hookKindOf } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { hookCall } from './webhook.ts';

test.each([
  ['https://discord.com/api/webhooks/1/x', 'discord'],
  ['https://discordapp.com/api/webhooks/1/x', 'discord'],
  ['https://ptb.discord.com/api/webhooks/1/x', 'discord'],
  ['https://discord.com/channels/1', 'json'],
  ['https://notdiscord.com/api/webhooks/1/x', 'json'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://ntfy.sh/my-turn', 'ntfy'],
  ['https://hooks.example/turn', 'json'],
  ['nonsense', 'json'],
])('%s speaks %s', (url, kind) => {
  expect(hookKindOf(url)).toBe(kind);
});

const message = {
  title: 'À vous',
  body: '@everyone <!channel> [here](https://evil.example) & **bold**',
  url: 'https://hanga.example/table/x',
};
const textOf = (kind: 'discord' | 'slack') => JSON.parse(hookCall(kind, message, {}).body.toString()) as object;

test("a table's name calls nobody and hides no link", () => {
  expect(textOf('discord')).toEqual({
    content:
      '\\@everyone \\<!channel\\> \\[here\\]\\(https\\://evil.example\\) & \\*\\*bold\\*\\*\nhttps://hanga.example/table/x',
    allowed_mentions: { parse: [] },
  });
  expect(textOf('slack')).toEqual({
    text: '@everyone &lt;!channel&gt; [here](https://evil.example) &amp; **bold**\nhttps://hanga.example/table/x',
  });
});

test('a header holds no letters that headers cannot', () => {
  const { headers, body } = hookCall('ntfy', { ...message, title: 'À vous\r\nx: y' }, {});
  expect(headers['title']).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
  expect(body.toString()).toBe(message.body);
});
