import { expect, test } from 'vitest';
import { BrowserPush, claimsOf } from './support/browserPush.ts';
import { Mailbox } from './support/mailbox.ts';
import { Person, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';

test('an absent player is told by e-mail and by push, in their language, and only once', async () => {
  const [mailbox, push] = await Promise.all([Mailbox.open(), BrowserPush.open()]);
  const server = await ServerProcess.start({
    flags: ['--tell-after', '1', '--private-hooks', '--public-url', 'https://hanga.example'],
    env: { HANGA_SMTP: mailbox.address, HANGA_MAIL_FROM: 'table@hanga.example' },
  });
  const people = await Promise.all(['Ann', 'Zoë'].map(name => Person.called(name, server.address)));
  for (const person of people) {
    await person.post('/api/me/channels', { email: `${person.id}@people.example`, language: 'fr' });
    await person.post('/api/me/channels', { push: push.subscription });
  }
  const pushed = push.next();
  const { id, places } = await seated(people, { name: 'Vague' });
  const absent = people[places[0]!.state.toAct[0] as number] as Person;
  const url = `https://hanga.example/table/${id}`;
  for (const person of people) person.close();
  await mailbox.received(1);
  const [letter] = mailbox.letters;
  expect(letter).toMatchObject({ from: 'table@hanga.example', to: `${absent.id}@people.example` });
  expect(letter!.text).toContain(url);
  expect(letter!.text).toContain('Subject: =?UTF-8?Q?Hanga=3A_=C3=80_vous_de_jouer?=');

  const { headers, body } = await pushed;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: id });
  expect(JSON.parse(push.read(body))).toEqual({
    title: 'À vous de jouer',
    body: "C'est à vous à la table « Vague ».",
    url,
  });
  const { pushKey } = await absent.get<{ pushKey: string }>('/api/me');
  expect(claimsOf(String(headers.authorization))).toEqual({
    claims: { aud: push.origin, exp: expect.any(Number) as number, sub: 'https://hanga.example' },
    key: pushKey,
  });

  // Looking and going away again is no new turn.
  const again = absent.at(id);
  await again.until(({ state }) => state !== undefined);
  absent.close();
  await new Promise(resolve => setTimeout(resolve, 1500));
  expect(mailbox.letters).toHaveLength(1);
  await server.kill();
  mailbox.close();
  push.close();
});
