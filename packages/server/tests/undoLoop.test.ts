import { type LoggedMove, limits } from '@hanga/protocol';
import { expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';
import { within } from './support/within.ts';

const PAGE = 500;

/** Plays on until somebody has made a move that they can take back. */
async function undoable(places: readonly AtTable[]): Promise<{ mover: AtTable; action: object }> {
  for (let tries = 0; tries < 100; tries++) {
    const seat = places[0]!.state.toAct[0];
    const mover = places.find(({ table }) => table.you.seat === seat) as AtTable;
    const { legal, seq } = mover.state;
    const action = legal[Math.floor(Math.random() * legal.length)] as object;
    expect(await mover.subscription.move(action)).toBeUndefined();
    await Promise.all(places.map(place => place.soon('the move', ({ state }) => state.seq > seq)));
    if (mover.state.noUndo === undefined) return { mover, action };
  }
  throw new Error('nobody could take anything back');
}

/** Takes the move back and makes it again, in both ways, as often as that is allowed. */
async function backAndForth(mover: AtTable, action: object): Promise<number> {
  for (let undos = 0; undos <= 2 * limits.undos; undos++) {
    const { seq } = mover.state;
    const why = await mover.subscription.undo();
    if (why) {
      expect(why).toEqual({ kind: 'table', refusal: 'undoneEnough' });
      return undos;
    }
    await mover.soon('the undo', ({ state }) => state.seq > seq);
    const again = undos % 2 === 0 ? mover.subscription.redo() : mover.subscription.move(action);
    expect(await again).toBeUndefined();
    await mover.soon('the move', ({ state }) => state.seq > seq + 1);
  }
  throw new Error('moves are taken back for ever');
}

/** All moves that stand, read backwards from the last entry, by the socket and by a request alike. */
async function wholeHistory(person: Person, place: AtTable): Promise<LoggedMove[]> {
  const { subscription } = place;
  const all: LoggedMove[] = [];
  for (let before = place.state.seq + 1; ; before = all[0]?.seq ?? 0) {
    const { log, viewer } = await subscription.history(before);
    expect(viewer).toBe(place.table.you.seat);
    expect(await person.get<LoggedMove[]>(`/api/tables/${subscription.id}/history?before=${before}`)).toEqual(log);
    all.unshift(...log);
    if (all.length === place.state.move) return all;
    expect(log.length).toBeGreaterThan(0);
    expect(before - (log[0]?.seq ?? 0)).toBeLessThanOrEqual(PAGE);
  }
}

test('moves are taken back so often and no more; a long log comes in pages and is read back whole', async () => {
  const data = freshFolder();
  const before = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, before.address)));
  const { id, places: atFirst } = await seated(people);
  let places = atFirst;
  let mover: AtTable;
  do {
    const found = await undoable(places);
    mover = found.mover;
    expect(await within(60_000, 'back and forth', backAndForth(mover, found.action))).toBe(limits.undos);
    expect(mover.state.noUndo).toBe('undoneEnough');
    await Promise.all(places.map(place => place.soon('the same', ({ state }) => state.seq === mover.state.seq)));
    // One move more than ever before, and it is as if nothing had been.
    if (mover.state.seq <= PAGE) expect(await playOn(places, moves => moves >= 3)).toBe(3);
  } while (mover.state.seq <= PAGE);

  const shown = places.map(({ state: { log: _, from: __, ...rest } }) => rest);
  const histories = () => Promise.all(people.map((person, seat) => wholeHistory(person, places[seat]!)));
  const told = await histories();
  for (const all of told) expect(all.map(({ move }) => move)).toEqual(all.map((_, i) => i + 1));
  const seat = mover.table.you.seat as number;

  // Read back from its log, and then from what a server that ends in order stores beside it.
  let server = before;
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    for (const person of people) person.close();
    await server.end(signal);
    server = await ServerProcess.start({ data });
    for (const person of people) person.address = server.address;
    const again = people.map(person => person.at(id));
    await Promise.all(again.map(place => place.soon('the game', ({ state }) => state !== undefined)));
    expect(again.map(({ state: { log: _, from: __, ...rest } }) => rest)).toEqual(shown);
    places = again;
    expect(await histories()).toEqual(told);
    // What was taken back too often before is not forgotten.
    expect(await again[seat]!.subscription.undo()).toEqual({ kind: 'table', refusal: 'undoneEnough' });
  }
  const moves = playOn(places, count => count >= 5);
  expect(await within(20_000, 'the game goes on', moves)).toBe(5);
  for (const person of people) person.close();
  await server.kill();
}, 240_000);

test.each(['SIGKILL', 'SIGTERM'] as const)('after %s, what was taken back can still be made again', async signal => {
  const data = freshFolder();
  const before = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, before.address)));
  const { id, places } = await seated(people);
  const { mover } = await undoable(places);
  const { view, move, seq, log } = mover.state;
  const seat = mover.table.you.seat as number;
  expect(await mover.subscription.undo()).toBeUndefined();
  for (const person of people) person.close();
  await before.end(signal);
  const server = await ServerProcess.start({ data });
  for (const person of people) person.address = server.address;
  const again = people.map(person => person.at(id));
  await Promise.all(again.map(place => place.soon('the undo', ({ state }) => state?.seq === seq + 1)));
  expect(again.map(({ state }) => state.canRedo)).toEqual([0, 1].map(other => other === seat));
  expect(await again[seat]!.subscription.redo()).toBeUndefined();
  await Promise.all(again.map(place => place.soon('the redo', ({ state }) => state.seq === seq + 2)));
  expect(again[seat]!.state).toMatchObject({ view, move, canRedo: false });
  expect(again[seat]!.state.log.map(({ events }) => events)).toEqual(log.slice(-1).map(({ events }) => events));
  for (const person of people) person.close();
  await server.kill();
});
