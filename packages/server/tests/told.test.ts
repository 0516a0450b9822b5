import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MyChannels, TestResult } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { BrowserPush, claimsOf } from './support/browserPush.ts';
import { Mailbox, opened } from './support/mailbox.ts';
import { Person, seated } from './support/person.ts';
import { freshFolder, ServerProcess, type ServerSetting } from './support/process.ts';
import { eventually } from './support/within.ts';

const PUBLIC = 'https://hanga.example';

const serverWith = (mailbox: Mailbox, more: ServerSetting = {}): Promise<ServerProcess> =>
  ServerProcess.start({
    ...more,
    flags: ['--tell-after', '1', '--private-hooks', '--public-url', PUBLIC],
    env: { HANGA_SMTP: mailbox.address, HANGA_MAIL_FROM: 'table@hanga.example' },
  });

/** The path of a link to this server in a letter. */
const pathIn = (text: string, beginning: string): string =>
  new RegExp(`${PUBLIC}(${beginning}\\S+)`).exec(text)?.[1] ?? '';

const kindOf = (answer: unknown): string | undefined => (answer as { why?: { kind: string } }).why?.kind;

/** As somebody who reads the letter would: opens the link, and presses its button. */
async function confirm(server: ServerProcess, mailbox: Mailbox, address: string): Promise<void> {
  const letter = mailbox.letters.findLast(({ to }) => to === address);
  const link = pathIn(opened(letter!).body, '/mail/confirm/');
  const page = await fetch(server.address + link);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(await page.text()).toContain(address);
  expect((await fetch(server.address + link, { method: 'POST' })).status).toBe(200);
}

test('an absent player is told by e-mail and by push, in their language, and only once', async () => {
  const [mailbox, push] = await Promise.all([Mailbox.open(), BrowserPush.open()]);
  const server = await serverWith(mailbox);
  const people = await Promise.all(['Ann', 'Zoë'].map(name => Person.called(name, server.address)));
  for (const person of people) {
    const email = `${person.id}@people.example`;
    expect(await person.post('/api/me/channels', { email, language: 'fr' })).toMatchObject({ email, confirmed: false });
    await person.post('/api/me/channels', { push: push.subscription });
    await confirm(server, mailbox, email);
    expect(await person.get('/api/me/channels')).toMatchObject({ email, confirmed: true });
  }
  mailbox.letters.length = 0;
  const pushed = push.next();
  const { id, places } = await seated(people, { name: 'Vague' });
  const absent = people[places[0]!.state.toAct[0] as number] as Person;
  const url = `${PUBLIC}/table/${id}`;
  for (const person of people) person.close();
  await mailbox.received(1);
  const [letter] = mailbox.letters;
  expect(letter).toMatchObject({ from: 'table@hanga.example', to: `${absent.id}@people.example` });
  const { headers: mailed, body: text } = opened(letter!);
  expect(text).toContain(url);
  expect(mailed.get('subject')).toBe('=?UTF-8?Q?Hanga=3A_=C3=80_vous_de_jouer?=');

  const { headers, body } = await pushed;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: id });
  expect(JSON.parse(push.read(body))).toEqual({
    title: 'À vous de jouer',
    body: 'C’est à vous de jouer à la table « Vague ».',
    url,
  });
  const { pushKey } = await absent.get<{ pushKey: string }>('/api/me');
  expect(claimsOf(String(headers.authorization))).toEqual({
    claims: { aud: push.origin, exp: expect.any(Number) as number, sub: PUBLIC },
    key: pushKey,
  });

  // Looking and going away again is no new turn.
  const again = absent.at(id);
  await again.until(({ state }) => state !== undefined);
  absent.close();
  // Whoever is told twice of one turn would be so before anybody is told of the next.
  const next = await seated(people);
  for (const person of people) person.close();
  await mailbox.received(2);
  expect(opened(mailbox.letters[1]!).body).toContain(`${PUBLIC}/table/${next.id}`);

  // One click in the mail program, from nowhere and signed in as nobody, ends it.
  const out = pathIn(text, '/mail/stop/');
  expect(mailed.get('list-unsubscribe')).toBe(`<${PUBLIC}${out}>`);
  expect(mailed.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const asked = await fetch(server.address + out);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await asked.text()).toContain('Oui, plus de courriels');
  expect(await absent.get('/api/me/channels')).toMatchObject({ confirmed: true });
  const click = (link: string) =>
    fetch(server.address + link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const forged = out.replace(/.$/, last => (last === 'A' ? 'B' : 'A'));
  await click(forged);
  expect(await absent.get('/api/me/channels')).toMatchObject({ confirmed: true });
  expect((await click(out)).status).toBe(200);
  expect(Object.keys(await absent.get<MyChannels>('/api/me/channels'))).not.toContain('email');
  await server.kill();
  mailbox.close();
  push.close();
});

test('nothing but one letter ever goes to an address that was not confirmed, and that not often', async () => {
  const mailbox = await Mailbox.open();
  const data = freshFolder();
  const first = await serverWith(mailbox, { data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, first.address)));
  const victim = 'victim@people.example';
  const ask = (person: Person, email: string) => person.post<MyChannels>('/api/me/channels', { email });
  expect(await ask(people[0]!, victim)).toMatchObject({ email: victim, confirmed: false });
  await mailbox.received(1);
  // As an earlier Hanga stored it: nobody ever asked.
  await first.end('SIGTERM');
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  const old = JSON.stringify({ email: 'old@people.example' });
  database.prepare('update players set channels = ? where id = ?').run(old, people[1]!.id);
  database.close();
  const server = await serverWith(mailbox, { data });
  for (const person of people) person.address = server.address;
  expect(await people[1]!.get('/api/me/channels')).toEqual({ email: 'old@people.example', confirmed: false });
  // Their webhooks come after their letters: who was called there would have got one.
  const hook = await openHook();
  for (const person of people) await person.post('/api/me/channels', { webhook: hook.url });
  await seated(people);
  for (const person of people) person.close();
  await eventually('somebody is told of a turn', () => hook.calls.length > 0);
  hook.server.close();
  expect(mailbox.letters.map(({ to }) => to)).toEqual([victim]);

  // The same mailbox in other clothes, by whoever: three letters a day.
  const another = await Person.called('Eve', server.address);
  expect(kindOf(await ask(another, 'VICTIM+a@people.example'))).toBeUndefined();
  expect(kindOf(await another.post('/api/account/delete'))).toBeUndefined();
  const third = await Person.called('Eve', server.address);
  expect(kindOf(await ask(third, 'victim+b@people.example'))).toBeUndefined();
  for (const person of [third, people[0]!]) expect(kindOf(await ask(person, victim))).toBe('tooManyMails');
  // And five by one person.
  for (let n = 0; n < 4; n++) expect(kindOf(await ask(third, `somebody${n}@people.example`))).toBeUndefined();
  expect(kindOf(await ask(third, 'somebody5@people.example'))).toBe('tooManyMails');
  expect(mailbox.letters).toHaveLength(7);

  // The link of an address that was changed since is worth nothing; the last one works once.
  const links = mailbox.letters.map(letter => pathIn(opened(letter).body, '/mail/confirm/'));
  const use = (link: string) => fetch(server.address + link, { method: 'POST' });
  expect((await use(links[4]!)).status).toBe(404);
  expect((await use(links[6]!)).status).toBe(200);
  expect((await use(links[6]!)).status).toBe(404);
  expect(await third.get('/api/me/channels')).toMatchObject({ email: 'somebody3@people.example', confirmed: true });
  const nowhere = await fetch(`${server.address}/mail/confirm/nonsense`);
  expect([nowhere.status, nowhere.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await server.kill();
  mailbox.close();
});

interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Something of a player's own that is called, and answers as it is told to. */
async function openHook(): Promise<{ server: Server; url: string; calls: Called[]; answer: { status: number } }> {
  const calls: Called[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', data => {
      body += data;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(answer.status).end('a secret of the service');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, calls, answer };
}

test('webhooks speak what their service understands, and remember what went wrong', async () => {
  const hook = await openHook();
  const server = await ServerProcess.start({ flags: ['--private-hooks', '--public-url', PUBLIC] });
  const ann = await Person.called('Ann', server.address);
  const tryIt = () => ann.post<TestResult>('/api/me/channels/test', { way: 'webhook' });
  expect(await tryIt()).toMatchObject({ failed: { why: 'address' } });
  for (const kind of ['json', 'discord', 'slack', 'ntfy']) {
    const set = { webhook: hook.url, hook: kind, language: 'fr' };
    expect(await ann.post('/api/me/channels', set)).toEqual(set);
    expect(await tryIt()).toEqual({});
  }
  // Five at once, and then some an hour.
  expect(await tryIt()).toMatchObject({ why: { kind: 'tooFast' } });
  const body = 'Voici comment Hanga vous préviendra quand ce sera à vous de jouer.';
  const url = `${PUBLIC}/#/me`;
  expect(hook.calls.slice(0, 3).map(call => JSON.parse(call.body) as object)).toEqual([
    { title: 'Un essai', body, url, test: true },
    { content: `${body}\n${url}`, allowed_mentions: { parse: [] } },
    { text: `${body}\n${url}` },
  ]);
  expect(hook.calls[3]).toMatchObject({ headers: { title: 'Un essai', click: url }, body });

  const eve = await Person.called('Eve', server.address);
  await eve.post('/api/me/channels', { webhook: hook.url, hook: 'ntfy', language: 'fr' });
  const again = () => eve.post<TestResult>('/api/me/channels/test', { way: 'webhook' });
  hook.answer.status = 410;
  expect(await again()).toMatchObject({ failed: { why: 'status', status: 410 } });
  const { failed } = await eve.get<MyChannels>('/api/me/channels');
  expect(failed).toEqual({ webhook: { at: expect.any(Number) as number, why: 'status', status: 410 } });
  hook.answer.status = 204;
  expect(await again()).toEqual({});
  expect(await eve.get<MyChannels>('/api/me/channels')).not.toHaveProperty('failed');
  hook.server.close();
  expect(await again()).toMatchObject({ failed: { why: 'unreachable' } });
  // Another address begins anew.
  expect(await eve.post('/api/me/channels', { webhook: 'http://127.0.0.1:9/x' })).toEqual({
    webhook: 'http://127.0.0.1:9/x',
    hook: 'json',
    language: 'fr',
  });
  await server.kill();
});
