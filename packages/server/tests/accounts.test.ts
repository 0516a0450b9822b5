import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));
const run = promisify(execFile);
const OPEN = { kind: 'open' } as const;
const PASSWORD = 'thirty-six views';

let server: ServerProcess;
const data = freshFolder();
beforeAll(async () => {
  server = await ServerProcess.start({ data });
}, 60_000);
afterAll(() => server.kill());

let names = 0;
const freshName = (): string => `Utamaro ${++names}`;
const leave = (...people: Person[]): void => {
  for (const person of people) person.close();
};

/** Somebody with an account, in a browser. */
async function accountOf(name: string, address = server.address): Promise<Person> {
  const person = await Person.called(name, address);
  expect(await person.post('/api/account', { name, password: PASSWORD })).toMatchObject({ id: person.id });
  return person;
}

/** The same account in another browser. */
async function signedIn(name: string, password = PASSWORD, address = server.address): Promise<Person> {
  const person = new Person(address);
  person.id = (await person.post<{ id: string }>('/api/sign-in', { name, password })).id;
  return person;
}

interface OpenSocket {
  /** How it is closed, which must be soon. */
  readonly closed: () => Promise<number>;
  readonly send: (message: object) => void;
  readonly next: () => Promise<string>;
}

async function openSocket(person: Person): Promise<OpenSocket> {
  const socket = person.socket();
  const ended = new Promise<number>(resolve => {
    socket.on('close', resolve);
  });
  const closed = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the socket stays open')), 10_000);
      void ended.then(code => {
        clearTimeout(timer);
        resolve(code);
      });
    });
  const next = (): Promise<string> =>
    new Promise(resolve => {
      socket.once('message', data => resolve(String(data)));
    });
  await next();
  return { closed, send: message => socket.send(JSON.stringify(message)), next };
}

/** It answers: whatever closes sockets has passed it by. */
async function isOpen({ send, next }: OpenSocket): Promise<boolean> {
  const answer = next();
  send({ t: 'ping', n: 1 });
  const silence = new Promise<string>(resolve => setTimeout(resolve, 10_000, 'nothing'));
  return (await Promise.race([answer, silence])).includes('pong');
}

const kindOf = (answer: unknown): string | undefined => (answer as { why?: { kind: string } }).why?.kind;
const isIn = async (person: Person): Promise<boolean> => kindOf(await person.get('/api/me/tables')) === undefined;

describe('sessions', () => {
  test.each([
    ['a new password', '/api/account/password', { old: PASSWORD, password: 'fifty-three stations' }],
    ['a new name', '/api/account/name', { name: 'Another Utamaro', password: PASSWORD }],
    ['signing the others out', '/api/account/sign-out-others', {}],
  ])('%s ends all other sessions and their sockets at once', async (_what, path, body) => {
    const name = freshName();
    const desk = await accountOf(name);
    const [phone, other] = [await signedIn(name), await accountOf(freshName())];
    const sockets = await Promise.all([phone, desk, other].map(openSocket));
    expect(kindOf(await desk.post(path, body))).toBeUndefined();
    expect(await sockets[0]!.closed()).toBe(1008);
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(desk)).toBe(true);
    expect(await isIn(other)).toBe(true);
    for (const socket of sockets.slice(1)) expect(await isOpen(socket)).toBe(true);
  });

  test('whoever does not know the password changes nothing', async () => {
    const name = freshName();
    const desk = await accountOf(name);
    const phone = await signedIn(name);
    const wrong = { kind: 'notYourPassword' };
    expect(await desk.post('/api/account/password', { old: 'wrong password', password: 'let me in 12345' })).toEqual({
      why: wrong,
    });
    expect(await desk.post('/api/account/name', { name: 'Mallory', password: '' })).toEqual({ why: wrong });
    expect(await desk.post('/api/account/delete', {})).toEqual({ why: wrong });
    expect(await desk.post('/api/account', { name: 'Mallory', password: 'let me in 12345' })).toEqual({
      why: { kind: 'hasAccount' },
    });
    const guest = await Person.called(freshName(), server.address);
    expect(kindOf(await guest.post('/api/account/password', { old: '', password: 'let me in 12345' }))).toBe(
      'notSignedIn',
    );
    expect(await isIn(phone)).toBe(true);
    expect((await signedIn(name)).id).toBe(desk.id);
  });

  test('signing out closes the sockets of that browser, and no others; what they say is not heard', async () => {
    const name = freshName();
    const desk = await accountOf(name);
    const phone = await signedIn(name);
    const table = await desk.open({ seats: [OPEN, OPEN] });
    const [here, there] = await Promise.all([openSocket(desk), openSocket(phone)]);
    const before = phone.cookie;
    await phone.post('/api/sign-out');
    there.send({ t: 'do', table, key: 'after-sign-out', what: { kind: 'chat', text: 'I am still here' } });
    expect(await there.closed()).toBe(1008);
    phone.cookie = before;
    expect(await isIn(phone)).toBe(false);
    const looking = desk.at(table);
    await looking.until(({ table: info }) => info !== undefined);
    expect(await looking.do({ kind: 'chat', text: 'the last word' })).toBeUndefined();
    await looking.until(({ chat }) => chat.includes('the last word'));
    expect(looking.chat).toEqual(['the last word']);
    expect(await isOpen(here)).toBe(true);
    leave(desk, phone);
  });

  test('signing in gives a browser a new secret; the old one opens nothing', async () => {
    const name = freshName();
    await accountOf(name);
    const phone = await Person.called('On the phone', server.address);
    const old = new Person(server.address);
    old.cookie = phone.cookie;
    await phone.post('/api/sign-in', { name, password: PASSWORD });
    expect(await isIn(phone)).toBe(true);
    expect(await isIn(old)).toBe(false);
  });
});

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 60_000);
afterAll(() => postgres.stop());

test('a session that ends on one node ends on all of them', async () => {
  const databaseUrl = await postgres.database('accounts');
  const [a, b] = await Promise.all([ServerProcess.start({ databaseUrl }), ServerProcess.start({ databaseUrl })]);
  const name = freshName();
  const desk = await accountOf(name, a.address);
  const phone = await signedIn(name, PASSWORD, b.address);
  // Remembered there from now on.
  expect(await isIn(phone)).toBe(true);
  const socket = await openSocket(phone);
  await desk.post('/api/account/password', { old: PASSWORD, password: 'fifty-three stations' });
  expect(await socket.closed()).toBe(1008);
  expect(await isIn(phone)).toBe(false);
  const again = await signedIn(name, 'fifty-three stations', b.address);
  const second = await openSocket(again);
  const twin = new Person(a.address);
  twin.cookie = again.cookie;
  expect(await isIn(twin)).toBe(true);
  await twin.post('/api/sign-out');
  expect(await second.closed()).toBe(1008);
  // Deleted there, gone here.
  const { id, places } = await seated([desk, await Person.called('Bob', b.address)]);
  await desk.post('/api/account/delete', { password: 'fifty-three stations' });
  await places[1]!.until(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].name === '');
  expect(places[1]!.table).toMatchObject({ id, seats: [{ standIn: 'left', player: '' }, {}], you: { host: true } });
  leave(desk, again);
  await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')]);
});

describe('passwords', () => {
  test.each([
    ['password', 'commonPassword'],
    ['PassWord1', 'commonPassword'],
    ['ｐａｓｓｗｏｒｄ', 'commonPassword'],
    ['1234567', 'weakPassword'],
    ['x'.repeat(201), 'badName'],
  ])('%s is refused', async (password, why) => {
    const guest = await Person.called(freshName(), server.address);
    expect(kindOf(await guest.post('/api/account', { name: freshName(), password }))).toBe(why);
  });

  test('a password that is the name is refused; any other letters will do, however they are composed', async () => {
    const name = freshName();
    const guest = await Person.called(name, server.address);
    expect(kindOf(await guest.post('/api/account', { name, password: name.toUpperCase() }))).toBe('commonPassword');
    expect(kindOf(await guest.post('/api/account', { name, password: 'caf\u00e9 au lait' }))).toBeUndefined();
    expect((await signedIn(name, 'cafe\u0301 au lait')).id).toBe(guest.id);
  });

  test('the host of a server makes a link for whoever forgot theirs, while it runs', async () => {
    const name = freshName();
    const desk = await accountOf(name);
    const socket = await openSocket(desk);
    const { PATH = '' } = process.env;
    const make = (...args: string[]) =>
      run(process.execPath, [hanga, 'reset-password', ...args, '--data', data], { env: { PATH, LANG: 'C.UTF-8' } });
    const first = /#\/reset\/(\S+)/.exec((await make(name)).stdout)?.[1];
    const { stdout } = await make(name.toUpperCase(), '--public-url', 'https://hanga.example', '--lang', 'fr');
    const [, token = ''] = /^https:\/\/hanga\.example\/#\/reset\/([\w-]{43})$/m.exec(stdout) ?? [];
    expect(stdout).toContain(`Donnez ce lien à ${name}.`);
    await expect(make('Nobody')).rejects.toMatchObject({
      code: 2,
      stderr: 'hanga: there is no account called Nobody\n',
    });

    const anyone = new Person(server.address);
    const reset = (body: object) => anyone.post('/api/reset', body);
    expect(await reset({ token })).toEqual({ name });
    expect(kindOf(await reset({ token: first }))).toBe('badLink');
    expect(kindOf(await reset({ token, password: 'password1' }))).toBe('commonPassword');
    expect(await reset({ token, password: 'under the great wave' })).toEqual({ name });
    expect(kindOf(await reset({ token, password: 'under the great wave' }))).toBe('badLink');
    expect(await socket.closed()).toBe(1008);
    expect(await isIn(desk)).toBe(false);
    expect((await signedIn(name, 'under the great wave')).id).toBe(desk.id);
    expect((await signedIn(name)).id).toBeUndefined();
  });
});

describe('a guest who signs in', () => {
  test('stays host of the tables they opened, whether they sit there or not', async () => {
    const name = freshName();
    await accountOf(name);
    const phone = await Person.called('Guest', server.address);
    const sitting = await phone.open({ seats: [OPEN, OPEN] });
    const standing = await phone.open({ seats: [OPEN, OPEN], sit: false });
    await phone.post('/api/sign-in', { name, password: PASSWORD });
    for (const [id, seat] of [[sitting, 0] as const, [standing, undefined] as const]) {
      const there = phone.at(id);
      await there.until(({ table }) => table !== undefined);
      expect(there.table.you).toEqual({ host: true, ...(seat !== undefined && { seat }) });
      expect(await there.do({ kind: 'settings', name: 'Mine' })).toBeUndefined();
    }
    leave(phone);
  });

  test('does not become the owner of a seat that was only shared with them', async () => {
    const all = [await Person.called('Ann', server.address), await Person.called('Bob', server.address)];
    const { id, places } = await seated(all);
    const { code } = await all[0]!.post<{ code: string }>(`/api/tables/${id}/code`);
    const phone = await Person.called('The phone', server.address);
    expect(await phone.post('/api/code', { code })).toEqual({ table: id });
    const name = freshName();
    await accountOf(name);
    await phone.post('/api/sign-in', { name, password: PASSWORD });
    const there = phone.at(id);
    await there.until(({ state }) => state !== undefined);
    expect(there.table.seats[0]).toMatchObject({ player: all[0]!.id });
    expect(there.table.you.seat).toBe(0);
    expect(places[0]!.table.you.seat).toBe(0);
    expect(await playOn([places[0]!, places[1]!], moves => moves >= 4)).toBe(4);
    leave(...all, phone);
  });

  test('has one seat at a table, also where the account sits already: before the start and after', async () => {
    const name = freshName();
    const desk = await accountOf(name);
    const phone = await Person.called('Guest', server.address);
    const waiting = await desk.open({ seats: [OPEN, OPEN, OPEN] });
    const here = desk.at(waiting);
    const guest = phone.at(waiting);
    await guest.until(({ table }) => table !== undefined);
    await guest.do({ kind: 'sit', name: 'Guest', seat: 1 });
    const { id, places } = await seated([desk, phone]);
    await phone.post('/api/sign-in', { name, password: PASSWORD });
    await here.until(({ table }) => table?.seats[1]?.kind === 'open');
    const running = places[0] as AtTable;
    await running.until(({ table }) => table.seats[1]?.kind === 'person' && table.seats[1].standIn === 'left');
    const seats = running.table.seats.map(seat => (seat.kind === 'person' ? seat.player : ''));
    expect(seats).toEqual([desk.id, phone.id]);
    const there = phone.at(id);
    await there.until(({ state }) => state !== undefined);
    expect(there.table.you).toEqual({ host: true, seat: 0 });
    leave(desk, phone);
  });
});

test('whoever deletes themselves leaves games behind, and no name', async () => {
  const name = freshName();
  const [gone, bob] = [await accountOf(name), await Person.called('Bob', server.address)];
  const people = [gone, bob];
  const over = await seated(people);
  expect(over.places[0]!.table.name).toBe(name);
  await playOn(over.places, () => false);
  const running = await seated(people);
  await running.places[0]!.do({ kind: 'chat', text: 'Sayonara' });
  const waiting = await gone.open({ seats: [OPEN, OPEN] });
  expect(await gone.get(`/api/players/${gone.id}`)).toMatchObject({ ratings: [{ games: 1 }] });
  const phone = await signedIn(name);
  const socket = await openSocket(phone);
  expect(kindOf(await phone.post('/api/account/delete', { password: 'wrong one' }))).toBe('notYourPassword');
  expect(await phone.post('/api/account/delete', { password: PASSWORD })).toEqual({});

  expect(await socket.closed()).toBe(1008);
  expect(await isIn(gone)).toBe(false);
  expect((await signedIn(name)).id).toBeUndefined();
  expect(kindOf(await bob.get(`/api/players/${gone.id}`))).toBe('noSuchPlayer');
  const ratings = await bob.get<{ player: string }[]>('/api/ratings/kanagawa');
  expect(ratings.some(({ player }) => player === gone.id)).toBe(false);
  const record = await bob.get<{ players: object[]; moves: object[] }>(`/api/tables/${over.id}/record`);
  expect(record.players).toEqual([{ name: 'someone' }, { name: 'Player 2' }]);
  expect(record.moves.length).toBeGreaterThan(10);

  // The game goes on, with a bot in the empty seat.
  const there = running.places[1] as AtTable;
  await there.until(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].name === '');
  expect(there.table.seats[0]).toEqual({ kind: 'person', name: '', player: '', standIn: 'left', stoodIn: true });
  expect(there.table.you).toEqual({ seat: 1, host: true });
  await there.until(({ state }) => state.toAct.includes(1));
  const again = bob.at(running.id);
  await again.until(({ chat }) => chat.includes('Sayonara'));
  const told = JSON.stringify([await bob.get('/api/tables'), await bob.get('/api/me/tables')]);
  for (const secret of [gone.id, name, waiting]) expect(told).not.toContain(secret);
  const lines = bob.received.filter(text => text.startsWith('{"t":"chat"')).at(-1);
  expect(lines).not.toContain(name);
  // The name is free.
  await accountOf(name);
  leave(gone, bob, phone);

  const guest = await Person.called('A guest', server.address);
  expect(await guest.post('/api/account/delete')).toEqual({});
  expect(guest.cookie).toBe('hanga=');
});

describe('names', () => {
  test('two people at one table never have one name, nor does a spectator speak under it', async () => {
    const [ann, other, eve] = await Promise.all(
      ['Alice', 'Bob', 'AIice'].map(name => Person.called(name, server.address)),
    );
    const id = await ann!.open({ seats: [OPEN, OPEN, OPEN] });
    const [there, looking] = [other!.at(id), eve!.at(id)];
    await Promise.all([there, looking].map(place => place.until(({ table }) => table !== undefined)));
    for (const name of ['Alice', 'ALICE', 'AIice', 'A1ice']) {
      expect(await there.do({ kind: 'sit', name })).toEqual({ kind: 'nameAtTable' });
    }
    // Some letters are Cyrillic.
    expect(await there.do({ kind: 'sit', name: 'Аlісе' })).toEqual({ kind: 'badName' });
    expect(await looking.do({ kind: 'chat', text: 'I am Alice' })).toEqual({ kind: 'nameAtTable' });
    expect(await there.do({ kind: 'sit', name: 'Bob' })).toBeUndefined();
    leave(ann!, other!, eve!);
  });

  test('an account that looks like another is refused', async () => {
    await accountOf('Cop Oxo');
    for (const name of ['cop oxo', 'Сор Охо', 'C0p Oxo']) {
      const guest = await Person.called('Guest', server.address);
      expect(kindOf(await guest.post('/api/account', { name, password: PASSWORD }))).toBe('nameTaken');
    }
  });

  test.each(['\u200bAnn', '\ud800', 'Аnn', '\u3164'])('%j is no name', async name => {
    expect(kindOf(await new Person(server.address).post('/api/me', { name }))).toBe('badName');
  });
});

test('a school comes in through one address; a script is stopped', async () => {
  const small = await ServerProcess.start({ flags: ['--new-people', '200'] });
  const come = async (n: number): Promise<number> => {
    const answers = await Promise.all(
      Array.from({ length: n }, (_, i) => new Person(small.address).post('/api/me', { name: `Pupil ${i}` })),
    );
    return answers.filter(answer => kindOf(answer) === undefined).length;
  };
  expect(await come(40)).toBe(40);
  expect(await come(20)).toBe(0);
  const late = new Person(small.address);
  expect(kindOf(await late.post('/api/account', { name: 'Late', password: PASSWORD }))).toBe('tooManyPeople');
  await small.kill();
});
