import type { HookKind } from '@hanga/protocol';

export interface Message {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

export interface HookCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A message in the language of the service that it goes to. `facts` are for programs. */
export function hookCall(kind: HookKind, message: Message, facts: object): HookCall {
  const { title, body, url } = message;
  switch (kind) {
    case 'json':
      return json({ ...message, ...facts });
    case 'discord':
      // The table's name was chosen by somebody: it calls nobody and hides no link.
      return json({ content: `${withoutMarks(body)}\n${url}`, allowed_mentions: { parse: [] } });
    case 'slack':
      return json({ text: `${withoutTags(body)}\n${url}` });
    case 'ntfy':
      return { headers: { title: inHeader(title), click: url, 'content-type': 'text/plain' }, body: Buffer.from(body) };
  }
}

const json = (value: object): HookCall => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

const withoutMarks = (text: string): string => text.replace(/[\\*_~`|<>[\]()#@:-]/g, '\\$&');

const withoutTags = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Letters beyond ASCII as in mail (RFC 2047), which ntfy reads. */
const inHeader = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
