import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AdminLogLine, AdminOverview, AdminTableLine, PersonLine, ReportLine } from '@hanga/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ran, run } from './support/command.ts';
import { Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

const OPEN = { kind: 'open' } as const;
const PASSWORD = 'thirty-six views';
const kindOf = (answer: unknown): string | undefined => (answer as { why?: { kind: string } }).why?.kind;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

/** The engines, and how many nodes there are: on both, whatever one node is told the other does too. */
describe.each([
  ['SQLite', false],
  ['PostgreSQL, two nodes', true],
])('%s', (_name, isShared) => {
  const data = freshFolder();
  let nodes: ServerProcess[] = [];
  let databaseUrl: string | undefined;
  /** Somebody who may administer, and has given their password. */
  let admin: Person;
  const order = <Answer>(command: object): Promise<Answer> => admin.post<Answer>('/api/admin', command);
  const env = (): Record<string, string> => (databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const hanga = (...words: string[]): Promise<Ran> => run(['admin', ...words, '--data', data], env());
  const asked = async <Answer>(...words: string[]): Promise<Answer> => {
    const { out, line, code } = await hanga(...words, '--json');
    if (code !== 0) throw new Error(line);
    return JSON.parse(out) as Answer;
  };

  beforeAll(async () => {
    if (isShared) databaseUrl = await postgres.database('admin');
    const setting = { data, ...(databaseUrl !== undefined && { databaseUrl }) };
    nodes = [await ServerProcess.start(setting)];
    if (isShared) nodes.push(await ServerProcess.start(setting));
    admin = await accountOf('Steward');
    expect(await hanga('grant', 'Steward')).toMatchObject({ code: 0, out: 'Done.\n' });
    await eventually('the right is known', async () => {
      return (await admin.get<{ player: { admin?: true } }>('/api/me')).player.admin === true;
    });
    expect(await admin.post('/api/admin/confirm', { password: PASSWORD })).toEqual({});
  }, 60_000);
  afterAll(async () => {
    for (const node of nodes) await node.kill();
  });

  const here = (): string => nodes[0]!.address;
  /** Another node, where there is one. */
  const there = (): string => nodes.at(-1)!.address;

  async function accountOf(name: string, address = here()): Promise<Person> {
    const person = await Person.called(name, address);
    expect(await person.post('/api/account', { name, password: PASSWORD })).toMatchObject({ id: person.id });
    return person;
  }

  test('only an account that was named may administer, and only after its password', async () => {
    const name = 'Tsutaya';
    const named = await accountOf(name);
    const look = (person: Person) => person.post('/api/admin', { kind: 'overview' });
    expect(kindOf(await look(new Person(here())))).toBe('notSignedIn');
    expect(kindOf(await look(named))).toBe('notAdmin');
    expect(kindOf(await named.post('/api/admin/confirm', { password: PASSWORD }))).toBe('notAdmin');
    expect(await hanga('grant', name)).toMatchObject({ code: 0, line: '' });
    await eventually('the right is known', async () => kindOf(await look(named)) === 'confirmAdmin');
    expect(kindOf(await named.post('/api/admin/confirm', { password: 'something else' }))).toBe('notYourPassword');
    expect(kindOf(await look(named))).toBe('confirmAdmin');
    await eventually('the password is asked for', async () => {
      return kindOf(await named.post('/api/admin/confirm', { password: PASSWORD })) === undefined;
    });
    expect(await look(named)).toMatchObject({ engine: isShared ? 'postgres' : 'sqlite' });
    // Another browser of the same account has not given it.
    const phone = new Person(there());
    await phone.post('/api/sign-in', { name, password: PASSWORD });
    expect(kindOf(await look(phone))).toBe('confirmAdmin');
    // Another site cannot ask in their name, nor does a program's token help.
    const forged = await fetch(`${here()}/api/admin`, {
      method: 'POST',
      headers: { cookie: named.cookie, origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: '{"kind":"overview"}',
    });
    expect(forged.status).toBe(403);
    // Who administers is nobody's on the page to say.
    expect(kindOf(await named.post('/api/admin', { kind: 'grant', who: name }))).toBe('notAdmin');
    expect(kindOf(await named.post('/api/admin', { kind: 'drop everything' }))).toBe('badMessage');
    expect(await hanga('revoke', name)).toMatchObject({ code: 0 });
    expect(kindOf(await look(named))).toBe('notAdmin');
  });

  test('a ban ends sessions, sockets, tokens and seats at once on every node; and can be taken back', async () => {
    const rogue = await accountOf('Rogue', there());
    const bob = await Person.called('Bob', here());
    const made = await rogue.post<{ secret: string }>('/api/me/tokens', {
      ...{ name: 'mine', scopes: ['tables:read'], password: PASSWORD },
    });
    const asProgram = (): Promise<number> =>
      fetch(`${there()}/api/v1/me`, { headers: { authorization: `Bearer ${made.secret}` } }).then(
        ({ status }) => status,
      );
    expect(await asProgram()).toBe(200);
    const { id, places } = await seated([rogue, bob]);
    const { code } = await rogue.post<{ code: string }>(`/api/tables/${id}/code`);
    const device = new Person(there());
    expect(await device.post('/api/code', { code })).toEqual({ table: id });
    const socket = rogue.socket();
    const closed = new Promise<number>(resolve => {
      socket.once('close', resolve);
    });
    await new Promise(resolve => {
      socket.once('message', resolve);
    });
    expect(await order({ kind: 'ban', who: rogue.id })).toEqual({});
    expect(await closed).toBe(1008);
    await eventually('the session is over', async () => {
      return kindOf(await rogue.get('/api/me/tables')) === 'notSignedIn' && (await asProgram()) === 401;
    });
    expect(kindOf(await rogue.post('/api/sign-in', { name: 'Rogue', password: PASSWORD }))).toBe('banned');
    // The game goes on with a bot; no device of theirs comes back to it.
    await places[1]!.until(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].standIn === 'left');
    await places[1]!.until(({ table }) => table.you.host);
    const second = device.at(id);
    await second.until(({ table }) => table !== undefined && table.you.seat === undefined);
    expect(await second.do({ kind: 'back' })).toEqual({ kind: 'notSeated' });
    const found = await order<PersonLine[]>({ kind: 'people', find: rogue.id });
    expect(found).toMatchObject([
      { id: rogue.id, name: 'Rogue', account: true, bannedAt: expect.any(Number) as number },
    ]);
    expect(await hanga('unban', 'rogue')).toMatchObject({ code: 0, out: 'Done.\n' });
    expect(await rogue.post('/api/sign-in', { name: 'Rogue', password: PASSWORD })).toMatchObject({ id: rogue.id });
    // Those who administer are not each other's to ban.
    expect(kindOf(await order({ kind: 'ban', who: 'Steward' }))).toBe('isAdmin');
    for (const person of [rogue, bob, device]) person.close();
  });

  test('another name is seen where the old one was', async () => {
    const bad = await accountOf('Rude Name', there());
    const bob = await Person.called('Bob', here());
    const over = await seated([bad, bob]);
    await playOn(over.places, () => false);
    const waiting = await bad.open({ seats: [OPEN, OPEN] });
    const looking = bob.at(waiting);
    await looking.until(({ table }) => table?.name === 'Rude Name');
    const mine = bad.at(waiting);
    await mine.until(({ table }) => table !== undefined);
    await mine.do({ kind: 'chat', text: 'hello' });
    expect(kindOf(await order({ kind: 'rename', who: bad.id, name: 'Steward' }))).toBe('nameTaken');
    expect(await order({ kind: 'rename', who: 'Rude Name', name: 'Guest 7' })).toEqual({});
    await looking.until(({ table }) => table.name === 'Guest 7' && JSON.stringify(table.seats).includes('Guest 7'));
    const record = await bob.get<{ players: { name: string }[] }>(`/api/tables/${over.id}/record`);
    expect(record.players[0]).toEqual({ name: 'Guest 7' });
    await eventually('they are called otherwise', async () => {
      return (await bad.get<{ player: { name: string } }>('/api/me')).player.name === 'Guest 7';
    });
    const again = await Person.called('Eve', there());
    await again.at(waiting).until(({ chat }) => chat.includes('hello'));
    expect(again.received.join('')).not.toContain('Rude Name');
    expect(await again.post('/api/sign-in', { name: 'Guest 7', password: PASSWORD })).toMatchObject({ id: bad.id });
    for (const person of [bad, bob, again]) person.close();
  });

  test('tables are found, ended without a result, and deleted', async () => {
    const [ann, bob] = [await Person.called('Ann', here()), await Person.called('Bob', there())];
    const { id, places } = await seated([ann, bob], {
      name: 'The long game',
      clock: { kind: 'deadline', seconds: 600 },
    });
    await playOn(places, moves => moves >= 5);
    const seq = places[0]!.state.seq + 1;
    expect(await order<AdminTableLine[]>({ kind: 'tables', find: 'long game' })).toMatchObject([
      { id, status: 'running' },
    ]);
    expect(await hanga('end', id)).toMatchObject({ code: 0 });
    for (const place of places)
      await place.until(({ table }) => table.status === 'ended' && table.result?.ended?.house === true);
    await places[0]!.until(({ state }) => state.toAct.length === 0 && state.legal.length === 0);
    expect(kindOf(await order({ kind: 'endTable', table: id }))).toBe('notRunning');
    // It stays to be looked at as it was, and counts for nobody.
    const later = (await Person.called('Eve', there())).at(id);
    await later.until(({ state }) => state !== undefined && state.seq === seq);
    expect(later.table.result).toMatchObject({ rated: false, ended: { house: true } });
    expect(await order({ kind: 'deleteTable', table: id })).toEqual({});
    for (const place of [...places, later])
      await place.until(({ refusals }) => refusals.some(({ kind }) => kind === 'noSuchTable'));
    expect(await order<AdminTableLine[]>({ kind: 'tables', find: id })).toEqual([]);
    expect(kindOf(await bob.get(`/api/tables/${id}/history`))).toBe('noSuchTable');
    for (const person of [ann, bob]) person.close();
  });

  test('a name or a message is reported by those at the table, with what was said', async () => {
    const [ann, loud, eve] = await Promise.all(
      ['Ann', 'Loud', 'Eve'].map((name, i) => Person.called(name, i === 1 ? there() : here())),
    );
    const { id, places } = await seated([ann!, loud!], { spectators: false });
    expect(await places[1]!.do({ kind: 'chat', text: 'something foul' })).toBeUndefined();
    await places[0]!.until(({ chat }) => chat.length > 0);
    const message = { table: id, what: { kind: 'message', no: 1 }, note: 'To everybody' };
    expect(await ann!.post('/api/reports', message)).toEqual({});
    expect(await ann!.post('/api/reports', message)).toEqual({});
    expect(await ann!.post('/api/reports', { table: id, what: { kind: 'name', seat: 1 } })).toEqual({});
    expect(kindOf(await ann!.post('/api/reports', { table: id, what: { kind: 'message', no: 9 } }))).toBe('badMessage');
    expect(kindOf(await eve!.post('/api/reports', message))).toBe('noSpectators');
    expect(kindOf(await new Person(here()).post('/api/reports', message))).toBe('notSignedIn');
    const reports = async () => (await order<ReportLine[]>({ kind: 'reports' })).filter(({ table }) => table === id);
    const [name, said] = (await reports()).toSorted((a, b) => b.kind.localeCompare(a.kind));
    expect(name).toMatchObject({ kind: 'name', about: loud!.id, said: 'Player 2', reporterName: 'Ann' });
    expect(said).toMatchObject({ kind: 'message', said: 'something foul', note: 'To everybody', about: loud!.id });
    expect(await reports()).toHaveLength(2);
    // What was said is kept although the table has gone.
    expect(await order({ kind: 'deleteTable', table: id })).toEqual({});
    expect(await reports()).toHaveLength(2);
    expect(await order({ kind: 'closeReport', report: said!.id })).toEqual({});
    expect((await hanga('reports')).out).toMatch(/message of Player 2\n {2}dealt with .*\n {2}“something foul”/);
    // Who is reported may go: their name goes with them, what they wrote stays until its time is up.
    expect(await order({ kind: 'deletePerson', who: loud!.id })).toEqual({});
    expect(await reports()).toMatchObject([{ kind: 'message', about: '', name: '', said: 'something foul' }]);
    for (const person of [ann!, loud!, eve!]) person.close();
  });

  test('an announcement, read-only and closed registration reach everybody on every node', async () => {
    const [ann, bob] = [await Person.called('Ann', here()), await Person.called('Bob', there())];
    const heard: string[] = [];
    const socket = bob.socket();
    socket.on('message', text => heard.push(String(text)));
    const { id, places } = await seated([ann, bob], { clock: { kind: 'deadline', seconds: 600 } });
    expect(await order({ kind: 'announce', text: 'Tea at five' })).toEqual({});
    await eventually('it is announced', () => heard.some(text => text.includes('"announcement":"Tea at five"')));
    expect(await new Person(there()).get('/api/me')).toMatchObject({ house: { announcement: 'Tea at five' } });

    expect(await hanga('read-only', 'on')).toMatchObject({ code: 0 });
    await eventually('all nodes know', () => heard.some(text => text.includes('"readOnly":true')));
    const mover = places[places[0]!.state.toAct[0]!]!;
    expect(await mover.subscription.move(mover.state.legal[0] as object)).toEqual({ kind: 'readOnly' });
    expect(await mover.do({ kind: 'leave' })).toEqual({ kind: 'readOnly' });
    const wanted = { key: 'while-read-only', game: 'kanagawa', seats: [OPEN, OPEN] };
    expect(kindOf(await bob.post('/api/tables', wanted))).toBe('readOnly');
    expect((await bob.request('POST', '/api/tables', wanted)).status).toBe(503);
    const { seq } = places[0]!.state;
    expect(await order({ kind: 'readOnly', on: false })).toEqual({});
    await eventually('all nodes know', () => heard.at(-1)?.includes('"readOnly"') === false);
    // The clock is set going again, which is an entry of the log.
    await mover.until(({ state }) => state.seq > seq);
    expect(await mover.subscription.move(mover.state.legal[0] as object)).toBeUndefined();
    expect(await order<AdminTableLine[]>({ kind: 'tables', find: id })).toMatchObject([{ status: 'running' }]);

    expect(await order({ kind: 'closed', on: true })).toEqual({});
    await eventually('all nodes know', () => heard.at(-1)?.includes('"closed":true') === true);
    expect(kindOf(await new Person(there()).post('/api/me', { name: 'Newcomer' }))).toBe('registrationClosed');
    const late = { name: 'Latecomer', password: PASSWORD };
    expect(kindOf(await bob.post('/api/account', late))).toBe('registrationClosed');
    expect(kindOf(await new Person(here()).post('/api/account', late))).toBe('registrationClosed');
    expect(await order({ kind: 'closed', on: false })).toEqual({});
    expect(await order({ kind: 'announce' })).toEqual({});
    await eventually('nothing is announced', () => heard.at(-1) === '{"t":"house","house":{}}');
    expect(await bob.post('/api/account', late)).toMatchObject({ id: bob.id });
    for (const person of [ann, bob]) person.close();
    socket.close();
  });

  test('what went wrong, how large it is, a copy of it all, and who did what', async () => {
    const hook = await Person.called('Hooked', here());
    await hook.post('/api/me/channels', { webhook: 'https://hanga.invalid/hook' });
    await hook.post('/api/me/channels/test', { way: 'webhook' });
    const seen = await order<AdminOverview>({ kind: 'overview' });
    expect(seen.size).toBeGreaterThan(10_000);
    expect(seen.people.accounts).toBeGreaterThan(0);
    const backup = await order<{ file: string; size: number }>({ kind: 'backup' });
    expect(path.dirname(backup.file)).toBe(path.join(data, 'backups'));
    expect(statSync(backup.file)).toMatchObject({ size: backup.size });
    expect(statSync(backup.file).mode & 0o077).toBe(0);
    expect(await asked<AdminOverview>('status')).toMatchObject({ backup: { file: backup.file } });
    expect((await hanga('status', '--lang', 'fr')).out).toContain('Dernière sauvegarde');
    const log = await order<AdminLogLine[]>({ kind: 'log' });
    expect(log[0]).toMatchObject({ who: admin.id, name: 'Steward', what: 'backup' });
    expect(log.find(({ what, detail }) => what === 'grant' && detail === 'Steward')).toMatchObject({ who: '' });
    // What only looks is not in it.
    expect(log.some(({ what }) => what === 'overview')).toBe(false);
    expect((await hanga('log')).out).toMatch(/command line {2}grant {2}Steward/);
  });

  test('whatever makes no sense is one line and exit code 2', async () => {
    for (const words of [
      ['ban', 'Nobody at all'],
      ['read-only', 'perhaps'],
      ['rename', 'Steward', '\u200b'],
    ]) {
      const { code, line } = await hanga(...words);
      expect([code, line.split('\n').length]).toEqual([2, 2]);
    }
  });
});

test('without a server the command line does it itself; the door is shut behind a server that ends', async () => {
  const data = freshFolder();
  const server = await ServerProcess.start({ data });
  const door = path.join(data, 'admin.json');
  expect(statSync(door).mode & 0o077).toBe(0);
  const person = await Person.called('Ann', server.address);
  const wrong = await fetch(
    (JSON.parse(await import('node:fs').then(fs => fs.readFileSync(door, 'utf8'))) as { address: string }).address,
    {
      method: 'POST',
      headers: { authorization: 'Bearer wrong' },
      body: '{"kind":"overview"}',
    },
  );
  expect(wrong.status).toBe(403);
  await server.end('SIGTERM');
  expect(existsSync(door)).toBe(false);
  expect(await run(['admin', 'rename', person.id, 'Anna', '--data', data])).toMatchObject({ code: 0 });
  expect((await run(['admin', 'people', '--data', data])).out).toContain(`${person.id}  Anna  guest`);
});
