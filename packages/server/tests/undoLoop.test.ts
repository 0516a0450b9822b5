import { limits, type Told } from '@hanga/protocol';
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
    if (mover.state.undo) return { mover, action };
  }
  throw new Error('nobody could take anything back');
}

/** Takes the move back and makes it again, as often as that is allowed. */
async function backAndForth(mover: AtTable, action: object): Promise<number> {
  for (let undos = 0; undos <= 2 * limits.undos; undos++) {
    const { seq } = mover.state;
    const why = await mover.subscription.undo();
    if (why) {
      expect(why).toEqual({ kind: 'undoneEnough' });
      return undos;
    }
    await mover.soon('the undo', ({ state }) => state.seq > seq);
    expect(await mover.subscription.move(action)).toBeUndefined();
    await mover.soon('the move', ({ state }) => state.seq > seq + 1);
  }
  throw new Error('moves are taken back for ever');
}

async function wholeHistory(person: Person, id: string): Promise<Told[]> {
  const told: Told[] = [];
  for (;;) {
    const after = told.at(-1)?.seq ?? 0;
    const page = await person.get<Told[]>(`/api/tables/${id}/history?after=${after}`);
    if (page.length === 0) return told;
    expect(page.length).toBeLessThanOrEqual(PAGE);
    told.push(...page);
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
    expect(mover.state.undo).toBe(false);
    await Promise.all(places.map(place => place.soon('the same', ({ state }) => state.seq === mover.state.seq)));
    // One move more than ever before, and it is as if nothing had been.
    if (mover.state.seq <= PAGE) expect(await playOn(places, moves => moves >= 3)).toBe(3);
  } while (mover.state.seq <= PAGE);

  const shown = places.map(({ state: { told: _, from: __, ...rest } }) => rest);
  const told = await Promise.all(people.map(person => wholeHistory(person, id)));
  const first = await people[0]!.get<Told[]>(`/api/tables/${id}/history`);
  expect(first.map(({ seq }) => seq)).toEqual(Array.from({ length: PAGE }, (_, i) => i + 1));
  for (const all of told) expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1));
  expect(told[0]).toHaveLength(mover.state.seq);
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
    expect(again.map(({ state: { told: _, from: __, ...rest } }) => rest)).toEqual(shown);
    expect(await Promise.all(people.map(person => wholeHistory(person, id)))).toEqual(told);
    // What was taken back too often before is not forgotten.
    expect(await again[seat]!.subscription.undo()).toEqual({ kind: 'undoneEnough' });
    places = again;
  }
  const moves = playOn(places, count => count >= 5);
  expect(await within(20_000, 'the game goes on', moves)).toBe(5);
  for (const person of people) person.close();
  await server.kill();
}, 240_000);
