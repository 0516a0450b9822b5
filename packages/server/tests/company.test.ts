import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { Postgres } from './support/postgres.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { eventually } from './support/within.ts';

/** Several servers, one after the other. */
const LONG = 180_000;

/** Everybody is waited for a second. */
const QUICK = ['--least-patience', '1'];

let server: ServerProcess;
let postgres: Postgres;
beforeAll(async () => {
  [server, postgres] = await Promise.all([ServerProcess.start({ flags: QUICK }), Postgres.start()]);
}, 60_000);
afterAll(async () => {
  await server.kill();
  await postgres.stop();
});

const people = (names: readonly string[], address = server.address): Promise<Person[]> =>
  Promise.all(names.map(name => Person.called(name, address)));

/** Votes until it is time. */
async function vote(place: AtTable, seat: number): Promise<void> {
  const asked = place.state.asked?.[seat] ?? 0;
  await eventually('the vote is let through', async () => {
    const why = await place.do({ kind: 'vote', seat, asked });
    expect([undefined, 'notYet']).toContain(why?.kind);
    return why === undefined;
  });
}

const standInOf = ({ table }: AtTable, seat: number): string | undefined => {
  const stored = table.seats[seat];
  return stored?.kind === 'person' ? stored.standIn : undefined;
};

test('without a clock, more than half of the others give a seat that keeps them waiting to a bot', async () => {
  const all = await people(['Ann', 'Bob', 'Cid']);
  const { places } = await seated(all, { patience: 1, botLevel: 'random' });
  const slow = places[0]!.state.toAct[0] as number;
  const [first, second] = places.filter(({ table }) => table.you.seat !== slow) as [AtTable, AtTable];
  const asked = first.state.asked?.[slow] ?? 0;
  expect(await places[slow]!.do({ kind: 'vote', seat: slow, asked })).toEqual({ kind: 'badMessage' });
  await vote(first, slow);
  // One of two is no majority; whoever votes twice has one vote.
  await first.until(({ table }) => table.votes?.[0]?.by.length === 1);
  await vote(first, slow);
  expect(standInOf(first, slow)).toBeUndefined();
  expect(await second.do({ kind: 'vote', seat: slow, asked: asked + 1 })).toEqual({ kind: 'stale' });
  await vote(second, slow);
  await places[slow]!.until(here => standInOf(here, slow) === 'vote');
  await first.until(({ state }) => state.seq > 0);
  expect(first.table.votes).toBeUndefined();
  // Who was given away comes back as who has left.
  expect(await places[slow]!.do({ kind: 'back' })).toBeUndefined();
  await first.until(here => standInOf(here, slow) === undefined);
  for (const person of all) person.close();
});

test('where there is a clock nobody votes', async () => {
  const all = await people(['Ann', 'Bob']);
  const { places } = await seated(all, { clock: { kind: 'bank', initial: 600, increment: 5 } });
  const slow = places[0]!.state.toAct[0] as number;
  const why = await places[1 - slow]!.do({ kind: 'vote', seat: slow, asked: 0 });
  expect(why?.kind).toBe('stale');
  for (const person of all) person.close();
});

test(
  'the host pauses: nobody moves, no clock runs, and who paused is told, also after a kill',
  async () => {
    const data = freshFolder();
    const first = await ServerProcess.start({ data });
    const all = await people(['Ann', 'Bob'], first.address);
    const { id, places } = await seated(all, { clock: { kind: 'bank', initial: 600, increment: 0 } });
    await playOn(places, moves => moves >= 3);
    expect(await places[1]!.do({ kind: 'pause' })).toEqual({ kind: 'notHost' });
    expect(await places[0]!.do({ kind: 'pause' })).toBeUndefined();
    await Promise.all(places.map(place => place.until(({ state }) => state.paused?.by === 0)));
    const left = places[0]!.state.clock?.left;
    const slow = places[0]!.state.toAct[0] as number;
    expect(places[slow]!.state.legal).toEqual([]);
    const { question } = places[slow]!.state;
    const move = { kind: 'move', question, action: { kind: 'end' } } as const;
    expect(await places[slow]!.do(move)).toEqual({ kind: 'paused' });
    expect(await places[0]!.do({ kind: 'pause' })).toEqual({ kind: 'paused' });
    for (const person of all) person.close();
    await first.kill();

    const second = await ServerProcess.start({ data });
    for (const person of all) person.address = second.address;
    const again = all.map(person => person.at(id));
    await Promise.all(again.map(place => place.until(({ state }) => state?.paused?.by === 0)));
    expect(again[0]!.state.clock?.left).toEqual(left);
    expect(await again[1]!.do({ kind: 'resume' })).toEqual({ kind: 'notHost' });
    expect(await again[0]!.do({ kind: 'resume' })).toBeUndefined();
    await Promise.all(again.map(place => place.until(({ state }) => state.paused === undefined)));
    // The pause, and the time in which the server was away, were nobody's.
    expect(again[0]!.state.clock?.left).toEqual(left);
    await playOn(again, moves => moves >= 2);
    for (const person of all) person.close();
    await second.kill();
  },
  LONG,
);

test('the host gives a seat to a bot and back; a bot that plays a paused game stops', async () => {
  const all = await people(['Ann', 'Bob']);
  const { places } = await seated(all, { botLevel: 'random' });
  const [host, guest] = places as [AtTable, AtTable];
  expect(await guest.do({ kind: 'hand', seat: 0 })).toEqual({ kind: 'notHost' });
  expect(await host.do({ kind: 'giveBack', seat: 1 })).toEqual({ kind: 'notGiven' });
  expect(await host.do({ kind: 'hand', seat: 1 })).toBeUndefined();
  await guest.until(here => standInOf(here, 1) === 'host');
  expect(await host.do({ kind: 'giveBack', seat: 1 })).toBeUndefined();
  await guest.until(here => standInOf(here, 1) === undefined);
  await playOn(places, moves => moves >= 4);
  for (const person of all) person.close();
});

test('a game that its host ends has no result, says who ended it, and costs the host alone', async () => {
  const all = await people(['Ann', 'Bob']);
  const { id, places } = await seated(all);
  const [host, guest] = places as [AtTable, AtTable];
  await playOn(places, moves => moves >= 3);
  expect(await guest.do({ kind: 'end' })).toEqual({ kind: 'notHost' });
  expect(await host.do({ kind: 'end' })).toBeUndefined();
  await Promise.all(
    places.map(place => place.until(({ table, state }) => table.status === 'ended' && state.toAct.length === 0)),
  );
  expect(guest.table.result).toMatchObject({ scores: [], winners: [], ended: { by: 0 } });
  expect(guest.state.legal).toEqual([]);
  const why = await host.do({ kind: 'move', question: host.state.question, action: { kind: 'end' } });
  expect(why).toEqual({ kind: 'table', refusal: 'gameOver' });
  await guest.soon('the ratings', ({ table }) => table.result?.ratings !== undefined);
  expect(guest.table.result?.ratings?.map(({ seat }) => seat)).toEqual([0]);
  const [{ before, after } = { before: 0, after: 0 }] = guest.table.result?.ratings ?? [];
  expect(after).toBeLessThan(before);
  expect(await all[1]!.get<object>(`/api/tables/${id}/record`)).toHaveProperty('moves');
  for (const person of all) person.close();
});

test('again: whoever asks first opens the one table, bots come along, the others’ seats are kept for them', async () => {
  const all = await people(['Ann', 'Bob', 'Stranger']);
  const [ann, bob, stranger] = all as [Person, Person, Person];
  const id = await ann.open({
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    name: 'Fridays',
    patience: 77,
  });
  const host = ann.at(id);
  const guest = bob.at(id);
  await guest.do({ kind: 'sit', name: 'Bob' });
  expect((await ann.request('POST', `/api/tables/${id}/again`, {})).answer).toMatchObject({ why: { kind: 'notOver' } });
  await host.do({ kind: 'start' });
  await host.do({ kind: 'end' });
  await guest.until(({ table }) => table.status === 'ended');
  expect((await stranger.request('POST', `/api/tables/${id}/again`, {})).answer).toMatchObject({
    why: { kind: 'notSeated' },
  });
  const answers = await Promise.all([ann, bob].map(who => who.post<{ id: string }>(`/api/tables/${id}/again`)));
  const next = answers[0]!.id;
  expect(answers[1]!.id).toBe(next);
  await Promise.all([host, guest].map(place => place.until(({ table }) => table.next?.id === next)));
  const there = stranger.at(next);
  await there.until(({ table }) => table !== undefined);
  expect(there.table).toMatchObject({ name: 'Fridays', patience: 77, status: 'open' });
  expect(there.table.seats[2]).toEqual({ kind: 'bot', level: 'random' });
  expect((await there.do({ kind: 'sit', name: 'Stranger' }))?.kind).toBe('noSeatFree');
  const kept = there.table.seats.findIndex(seat => seat.kind === 'open');
  expect(there.table.seats[kept]).toEqual({ kind: 'open', for: kept === 0 ? 'Ann' : 'Bob' });
  const other = [ann, bob][kept]!.at(next);
  expect(await other.do({ kind: 'sit', name: kept === 0 ? 'Ann' : 'Bob' })).toBeUndefined();
  await there.until(({ table }) => table.seats.every(seat => seat.kind !== 'open'));
  for (const person of all) person.close();
});

test(
  'who is at the table is told, through other nodes too; so are pause and vote',
  async () => {
    const databaseUrl = await postgres.database('company');
    const nodes = await Promise.all([0, 1].map(() => ServerProcess.start({ databaseUrl, flags: QUICK })));
    const all = await Promise.all(nodes.map((node, i) => Person.called(`Person ${i}`, node.address)));
    const { id, places } = await seated(all, { patience: 1, botLevel: 'random' });
    const last = (person: Person): string | undefined => person.received.findLast(text => text.includes('"presence"'));
    for (const person of all)
      await eventually(
        'both are there',
        () => last(person) === JSON.stringify({ t: 'presence', table: id, here: [0, 1] }),
      );
    expect(await places[0]!.do({ kind: 'pause' })).toBeUndefined();
    await places[1]!.until(({ state }) => state.paused?.by === 0);
    expect(await places[0]!.do({ kind: 'resume' })).toBeUndefined();
    await places[1]!.until(({ state }) => state.paused === undefined);
    const slow = places[0]!.state.toAct[0] as number;
    await places[1 - slow]!.until(({ state }) => state.toAct.includes(slow));
    all[slow]!.close();
    const other = all[1 - slow] as Person;
    await eventually('one of them is gone', () => last(other)?.includes(`"here":[${1 - slow}]`) === true);
    await vote(places[1 - slow]!, slow);
    await places[1 - slow]!.until(here => standInOf(here, slow) === 'vote' && here.state.toAct.includes(1 - slow));
    other.close();
    await Promise.all(nodes.map(node => node.end('SIGTERM')));
  },
  LONG,
);

test('nights are written down at the start of a game over days, and stay what they were', async () => {
  const all = await people(['Ann', 'Bob']);
  const night = { from: 1380, to: 420, zone: 'Asia/Tokyo' };
  const set = (rest: object | false) => all[0]!.request<object>('POST', '/api/me/channels', { rest });
  expect((await set({ ...night, to: 1000 })).status).not.toBe(200);
  expect((await set({ ...night, zone: 'Asia/Nowhere' })).status).not.toBe(200);
  expect((await set(night)).answer).toMatchObject({ rest: night });
  const days = await seated(all, { clock: { kind: 'deadline', seconds: 24 * 3600 } });
  // 23:00 in Tokyo is 14:00 in Greenwich, all year.
  expect(days.places[1]!.table.seats[0]).toMatchObject({ rest: { from: 840, to: 1320 } });
  expect(days.places[1]!.table.seats[1]).not.toHaveProperty('rest');
  await set(false);
  await playOn(days.places, moves => moves >= 2);
  expect(days.places[1]!.table.seats[0]).toMatchObject({ rest: { from: 840, to: 1320 } });
  // In one sitting nobody sleeps.
  await set(night);
  const live = await seated(all, { clock: { kind: 'deadline', seconds: 60 } });
  expect(live.places[1]!.table.seats[0]).not.toHaveProperty('rest');
  for (const person of all) person.close();
});
