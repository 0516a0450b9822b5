import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commitmentTo } from '@hanga/kernel';
import type { Profile, RatingLine } from '@hanga/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ flags: ['--tell-after', '1', '--private-hooks', '--idle-after', '1'] });
}, 60_000);
afterAll(() => server.end('SIGTERM'));

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map(name => Person.called(name, server.address)));
const OPEN = { kind: 'open' } as const;

const leave = (...all: readonly Person[]): void => {
  for (const person of all) person.close();
};

describe('before the game', () => {
  test('the host lays out seats, gives them to bots, reorders, removes; others cannot', async () => {
    const [ann, bob] = (await people('Ann', 'Bob')) as [Person, Person];
    const id = await ann.open({ seats: [OPEN, OPEN, OPEN] });
    const [host, guest] = [ann.at(id), bob.at(id)];
    await Promise.all([host, guest].map(place => place.until(({ table }) => table !== undefined)));
    expect(await guest.do({ kind: 'sit', name: 'Bob', seat: 0 })).toEqual({ kind: 'seatTaken' });
    expect(await guest.do({ kind: 'sit', name: 'Bob' })).toBeUndefined();
    expect(await guest.do({ kind: 'sit', name: 'Bob' })).toEqual({ kind: 'alreadySeated' });
    expect(await guest.do({ kind: 'start' })).toEqual({ kind: 'notHost' });
    expect(await host.do({ kind: 'start' })).toEqual({ kind: 'seatsOpen' });
    await host.until(({ table }) => table.seats[1]?.kind === 'person');
    const { rev } = host.table;
    const seats = [
      { kind: 'keep', seat: 1 },
      { kind: 'bot', level: 'random' },
      { kind: 'keep', seat: 0 },
    ] as const;
    expect(await guest.do({ kind: 'arrange', rev, seats: [...seats] })).toEqual({ kind: 'notHost' });
    expect(await host.do({ kind: 'arrange', rev: rev - 1, seats: [...seats] })).toEqual({ kind: 'stale' });
    expect(await host.do({ kind: 'arrange', rev, seats: [...seats] })).toBeUndefined();
    await guest.until(({ table }) => table.you.seat === 0);
    expect(host.table.seats).toMatchObject([{ name: 'Bob' }, { kind: 'bot', level: 'random' }, { name: 'Ann' }]);
    expect(await host.do({ kind: 'remove', seat: 0 })).toBeUndefined();
    await guest.until(({ table }) => table.you.seat === undefined);
    expect(await host.do({ kind: 'leave' })).toBeUndefined();
    await guest.until(({ table }) => table.status === 'closed');
    leave(ann, bob);
  });

  test('the lobby shows open tables as they change, and no private one', async () => {
    const [ann] = (await people('Ann')) as [Person];
    const looker = new Person(server.address);
    looker.connect().lobby(true);
    const heard = (text: string): Promise<void> =>
      eventually(text, () => looker.received.some(message => message.includes(text)));
    await heard('"t":"lobby"');
    const secret = await ann.open({ seats: [OPEN, OPEN], private: true, name: 'Behind the screen' });
    const shown = await ann.open({ seats: [OPEN, OPEN], name: 'In the open' });
    await heard('In the open');
    const place = ann.at(shown);
    await place.do({ kind: 'leave' });
    await heard(JSON.stringify({ t: 'lobbyChange', id: shown }));
    expect(looker.received.join()).not.toContain(secret);
    const other = await ann.open({ seats: [OPEN, OPEN], name: 'Open as well' });
    const { tables } = await looker.get<{ tables: { id: string }[] }>('/api/tables');
    const listed = tables.map(table => table.id);
    expect(listed).toContain(other);
    expect(listed).not.toContain(shown);
    expect(listed).not.toContain(secret);
    leave(ann, looker);
  });

  test('a key opens one table, however often it is sent', async () => {
    const [ann] = (await people('Ann')) as [Person];
    const table = { key: 'once-and-for-all', game: 'kanagawa', seats: [OPEN, OPEN] };
    const ids = await Promise.all([1, 2, 3].map(() => ann.post<{ id: string }>('/api/tables', table)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test('what makes no sense is refused in words', async () => {
    const [ann] = (await people('Ann')) as [Person];
    const key = 'some-random-key';
    const refusals = await Promise.all(
      [
        { game: 'chess', seats: [OPEN, OPEN] },
        { game: 'kanagawa', seats: [OPEN] },
        { game: 'kanagawa', seats: [OPEN, { kind: 'bot', level: 'divine' }] },
        { game: 'kanagawa', seats: [OPEN, OPEN], options: { brushDiplomas: 'borrowed' } },
        { game: 'kanagawa', seats: 'many' },
      ].map(wanted => ann.post<{ why: { kind: string } }>('/api/tables', { key, ...wanted })),
    );
    expect(refusals.map(({ why }) => why.kind)).toEqual([
      'unknownGame',
      'wrongNumberOfSeats',
      'unknownBot',
      'badOptions',
      'badMessage',
    ]);
    expect(await new Person(server.address).post('/api/tables', { key })).toEqual({ why: { kind: 'notSignedIn' } });
    expect(await ann.post('/api/me', { name: '\u200b \n' })).toEqual({ why: { kind: 'badName' } });
    expect(await ann.post('/api/me', { name: 'x'.repeat(25) })).toEqual({ why: { kind: 'badName' } });
  });
});

describe('the game', () => {
  test('undo goes back within one turn and no further, redo makes again what was taken back; all see both', async () => {
    const all = await people('Ann', 'Bob');
    const { places } = await seated(all);
    for (let undone = 0; undone < 2; ) {
      await playOn(places, moves => moves >= 1);
      const mover = places.find(place => place.state.noUndo === undefined);
      if (!mover) continue;
      const before = mover.state;
      const seat = mover.table.you.seat as number;
      const all = (seq: number) => Promise.all(places.map(place => place.until(({ state }) => state.seq > seq)));
      expect(await mover.subscription.undo()).toBeUndefined();
      await all(before.seq);
      for (const { state } of places) expect(state).toMatchObject({ move: before.move - 1, log: [] });
      const other = places.find(place => place !== mover) as AtTable;
      expect([mover.state.canRedo, other.state.canRedo]).toEqual([true, false]);
      expect(await other.subscription.redo()).toEqual({ kind: 'table', refusal: 'nothingToRedo' });
      const { noUndo } = other.state;
      // What the other did before may now be theirs to take back: another moment is looked for.
      if (noUndo === undefined) continue;
      expect(['nothingToUndo', 'otherSeatActed', 'revealed']).toContain(noUndo);
      expect(await other.subscription.undo()).toEqual({ kind: 'table', refusal: noUndo });
      const { seq, question } = mover.state;
      // Two clicks at once: the second does not make another move again.
      const both = await Promise.all([mover.subscription.redo(), mover.subscription.redo()]);
      expect(both).toEqual([undefined, { kind: 'stale' }]);
      await all(seq);
      const { log, view, legal } = mover.state;
      expect({ view, legal }).toEqual({ view: before.view, legal: before.legal });
      expect(log).toMatchObject([{ move: before.move, seat, events: before.log.at(-1)?.events }]);
      expect([mover.state.canRedo, mover.state.noUndo]).toEqual([false, undefined]);
      expect(mover.state.question).toBeGreaterThan(question);
      expect(await mover.subscription.redo()).toEqual({ kind: 'table', refusal: 'nothingToRedo' });
      undone++;
    }
    leave(...all);
  });

  test('whoever was away is told what happened since', async () => {
    const all = await people('Ann', 'Bob');
    const { id, places } = await seated(all);
    await playOn(places, moves => moves >= 4);
    const later = all[0]!.at(id, 1);
    await later.until(({ state }) => state !== undefined);
    expect(later.state.from).toBe(1);
    expect(later.state.log.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    leave(...all);
  });

  test('the hash is shown at the start, the seed at the end; people get a rating, a profile and a record', async () => {
    const all = await people('Ann', 'Bob');
    const { id, places } = await seated(all, { private: false });
    const { commitment } = places[0]!.table;
    expect(places[0]!.table.seed).toBeUndefined();
    expect(await all[0]!.get(`/api/tables/${id}/record`)).toEqual({ why: { kind: 'notOver' } });
    await playOn(places, () => false);
    await places[0]!.until(({ table }) => table.status === 'finished');
    const { table } = places[0]!;
    expect(commitmentTo(table.seed as string)).toBe(commitment);
    expect(await all[0]!.get(`/api/tables/${id}/record`)).toMatchObject({
      hanga: 1,
      seed: table.seed,
      result: { scores: table.result?.scores },
      players: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    const winner = all[table.result?.winners[0] as number] as Person;
    const rated = async (): Promise<RatingLine[]> =>
      (await winner.get<RatingLine[]>('/api/ratings/kanagawa')).filter(line => line.player === winner.id);
    await eventually('the game is rated', async () => (await rated()).length > 0);
    expect(await rated()).toMatchObject([{ games: 1 }]);
    const profile = await winner.get<Profile>(`/api/players/${winner.id}`);
    expect(profile).toMatchObject({ ratings: [{ game: 'kanagawa', games: 1 }], history: [{ id }] });
    leave(...all);
  });

  test('a bot plays for who leaves until they come back; the result says so and is not rated', async () => {
    const all = await people('Ann', 'Bob');
    const { places } = await seated(all, { botLevel: 'random' });
    const [ann, bob] = places as [AtTable, AtTable];
    expect(await bob.do({ kind: 'leave' })).toBeUndefined();
    while (ann.state.seq < 30) {
      const { seq, legal } = ann.state;
      if (legal.length > 0) await ann.subscription.move(legal[0] as object);
      else await ann.until(({ state }) => state.seq > seq);
    }
    expect(ann.table.seats[1]).toMatchObject({ standIn: 'left', stoodIn: true });
    expect(await bob.do({ kind: 'back' })).toBeUndefined();
    await ann.until(({ table }) => table.seats[1]?.kind === 'person' && !table.seats[1].standIn);
    expect(await ann.do({ kind: 'leave' })).toBeUndefined();
    expect(await bob.do({ kind: 'leave' })).toBeUndefined();
    await bob.until(({ table }) => table.status === 'finished');
    expect(bob.table.result).toMatchObject({ stoodIn: [0, 1], rated: false });
    leave(...all);
  });

  test('a clock that runs out hands the seat to the bot', async () => {
    const all = await people('Ann', 'Bob');
    const { places } = await seated(all, { botLevel: 'random', clock: { kind: 'bank', initial: 1, increment: 0 } });
    const [ann] = places as [AtTable];
    expect(ann.state.clock?.left).toEqual([1000, 1000]);
    await ann.until(({ table }) => table.seats.some(seat => seat.kind === 'person' && seat.standIn === 'clock'));
    await ann.until(({ table }) => table.status === 'finished');
    expect(ann.table.result?.rated).toBe(false);
    leave(...all);
  });

  test('bots alone play with a person to the end', async () => {
    const [ann] = (await people('Ann')) as [Person];
    const bots = [0, 1].map(() => ({ kind: 'bot', level: 'greedy' }));
    const { places } = await seated([ann], { game: 'kaigan', seats: [OPEN, ...bots] });
    const [place] = places as [AtTable];
    while (place.table.status === 'running') {
      const { seq, legal } = place.state;
      if (legal.length > 0) await place.subscription.move(legal[0] as object);
      else await place.until(({ state, table }) => state.seq > seq || table.status !== 'running');
    }
    expect(place.table.result?.rated).toBe(false);
    leave(ann);
  });

  test('an idle table leaves memory, and comes back when somebody looks', async () => {
    const quiet = await ServerProcess.start({ flags: ['--idle-after', '1'] });
    const inMemory = async (): Promise<number> => {
      const text = await (await fetch(`${quiet.address}/metrics`)).text();
      return Number(/^hanga_tables_in_memory(?:\{.*\})? (\d+)/m.exec(text)?.[1]);
    };
    const all = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, quiet.address)));
    const { id, places } = await seated(all);
    await playOn(places, moves => moves >= 3);
    expect(await inMemory()).toBe(1);
    leave(...all);
    await eventually('nothing is in memory', async () => (await inMemory()) === 0, 20_000);
    const again = all.map(person => person.at(id));
    await Promise.all(again.map(place => place.soon('the game', ({ state }) => state?.seq === 3)));
    expect(await playOn(again, moves => moves >= 3)).toBe(3);
    leave(...all);
    await quiet.kill();
  });

  test('its game leaves memory also with its people looking on, and comes back when one moves', async () => {
    const data = freshFolder();
    const quiet = await ServerProcess.start({ data, flags: ['--idle-after', '1'] });
    const all = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, quiet.address)));
    const { id, places } = await seated(all);
    await playOn(places, moves => moves >= 3);
    const database = new DatabaseSync(path.join(data, 'hanga.db'));
    database.exec('pragma busy_timeout = 5000');
    const rename = database.prepare(
      `update tables set rev = rev + 1, meta = json_set(meta, '$.name', 'Read again') where id = ?`,
    );
    rename.run(id);
    // Only who forgot the game reads it again, and sees what has changed in the database.
    const isReadAgain = async (): Promise<boolean> => {
      await new Promise(resolve => setTimeout(resolve, 3500));
      expect(await playOn(places, moves => moves >= 1)).toBe(1);
      return places.every(({ table }) => table.name === 'Read again');
    };
    await eventually('the game left memory', isReadAgain, 20_000);
    expect(await playOn(places, moves => moves >= 3)).toBe(3);
    database.close();
    leave(...all);
    await quiet.kill();
  });
});

describe('people', () => {
  test('a seat goes to another device by a code, and both play it', async () => {
    const all = await people('Ann', 'Bob');
    const { id, places } = await seated(all);
    const { code } = await all[0]!.post<{ code: string }>(`/api/tables/${id}/code`);
    const phone = new Person(server.address);
    expect(await phone.post('/api/code', { code: 'WRON-GCOD-EWRO-NGCO' })).toEqual({ why: { kind: 'badCode' } });
    expect(await phone.post('/api/code', { code: code.toLowerCase().replaceAll('-', ' ') })).toEqual({ table: id });
    const there = phone.at(id);
    await there.until(({ state }) => state !== undefined);
    expect(there.table.you.seat).toBe(0);
    await playOn([there, places[1]!], moves => moves >= 6);
    leave(...all, phone);
  });

  test('an account gathers what was played before it, on every device', async () => {
    const all = await people('Hokusai', 'Bob');
    const { id } = await seated(all);
    const name = `Hokusai ${Math.random()}`.slice(0, 20);
    const [desk, phone] = [all[0]!, new Person(server.address)];
    expect(await desk.post('/api/account', { name, password: 'short' })).toEqual({ why: { kind: 'weakPassword' } });
    expect(await desk.post('/api/account', { name, password: 'thirty-six views' })).toMatchObject({ name });
    expect(await phone.post('/api/sign-in', { name, password: 'wrong password' })).toEqual({
      why: { kind: 'wrongPassword' },
    });
    await phone.post('/api/me', { name: 'On the phone' });
    const mine = await phone.open({ seats: [OPEN, OPEN] });
    expect(await phone.post('/api/sign-in', { name: name.toUpperCase(), password: 'thirty-six views' })).toMatchObject({
      name,
    });
    const tables = await phone.get<{ id: string }[]>('/api/me/tables');
    expect(new Set(tables.map(table => table.id))).toEqual(new Set([id, mine]));
    const [first, second] = tables.map(table => table.id);
    expect(await phone.get(`/api/me/tables?after=${first}`)).toMatchObject([{ id: second }]);
    expect(await phone.get(`/api/me/tables?after=${second}`)).toEqual([]);
    expect(await phone.get('/api/me/tables?after=!')).toEqual({ why: { kind: 'badMessage' } });
    const thief = new Person(server.address);
    expect(await thief.post('/api/account', { name, password: 'let me in too' })).toEqual({
      why: { kind: 'nameTaken' },
    });
    await phone.post('/api/sign-out');
    expect(await phone.get('/api/me/tables')).toEqual({ why: { kind: 'notSignedIn' } });
    leave(...all, phone);
  });

  test('an absent player is told of a turn once, by the way they chose', async () => {
    const told: object[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', data => {
        body += data;
      });
      request.on('end', () => {
        told.push(JSON.parse(body) as object);
        response.end();
      });
    });
    await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', resolve));
    const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/turn`;
    const all = await people('Ann', 'Bob');
    for (const person of all) {
      expect(await person.post('/api/me/channels', { webhook, language: 'fr' })).toEqual({
        webhook,
        hook: 'json',
        language: 'fr',
      });
    }
    const goAway = async (): Promise<object> => {
      const { id, places } = await seated(all);
      const seat = places[0]!.state.toAct[0] as number;
      places[seat]!.client.close();
      return { title: 'À vous de jouer', table: id, seat, game: 'kanagawa' };
    };
    const first = await goAway();
    await eventually('the first turn is told', () => told.length > 0);
    // Somebody who is told twice of one turn would be so before they are told of the next.
    const second = await goAway();
    await eventually('the second turn is told', () => told.length > 1);
    expect(told).toEqual([expect.objectContaining(first), expect.objectContaining(second)]);
    leave(...all);
    hook.close();
  });

  test('spectators see what a spectator may; a table that wants none has none', async () => {
    const all = await people('Ann', 'Bob');
    const { id, places } = await seated(all);
    const eve = new Person(server.address);
    const there = eve.at(id);
    await there.until(({ state }) => state !== undefined);
    expect(await there.do({ kind: 'chat', text: 'hello' })).toEqual({ kind: 'notSignedIn' });
    await places[0]!.do({ kind: 'settings', spectators: false });
    await there.until(({ refusals }) => refusals.length > 0);
    expect(there.refusals).toEqual([{ kind: 'noSpectators' }]);
    expect(await eve.get(`/api/tables/${id}/history`)).toEqual({ why: { kind: 'noSpectators' } });
    await places[0]!.do({ kind: 'settings', chat: false });
    expect(await places[1]!.do({ kind: 'chat', text: 'hello' })).toEqual({ kind: 'chatOff' });
    leave(...all, eve);
  });
});

test('a game goes on under new rules from its stored state, or is pinned and says so', async () => {
  const data = freshFolder();
  const before = await ServerProcess.start({ data });
  const all = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, before.address)));
  const [goesOn, isPinned] = [await seated(all), await seated(all)];
  for (const { places } of [goesOn, isPinned]) await playOn(places, moves => moves >= 5);
  leave(...all);
  expect(await before.end('SIGTERM')).toBe(0);
  const database = new DatabaseSync(path.join(data, 'hanga.db'));
  // As if all of it had been played under earlier rules; and of one state, today's rules can make nothing.
  database.exec('update entries set rules = 0');
  database.exec(`update tables set state_rules = 0, snapshot = json_set(snapshot, '$.rules', 0)`);
  database.prepare(`update tables set state = '{"older":true}' where id = ?`).run(isPinned.id);
  database.close();
  const after = await ServerProcess.start({ data });
  for (const person of all) person.address = after.address;
  const places = all.map(person => person.at(goesOn.id));
  await Promise.all(places.map(place => place.until(({ state }) => state !== undefined)));
  expect(await playOn(places, moves => moves >= 5)).toBe(5);
  const there = all[0]!.at(isPinned.id);
  await there.until(({ table }) => table !== undefined);
  expect(there.table.pinned).toBe(true);
  expect(await there.do({ kind: 'move', question: 5, action: { kind: 'wait' } })).toEqual({ kind: 'pinned' });
  leave(...all);
  await after.kill();
});
