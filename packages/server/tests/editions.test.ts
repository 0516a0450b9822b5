import { kanagawa } from '@hanga/games/kanagawa/rules';
import { parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { type AtTable, Person, playOn, seated } from './support/person.ts';
import { freshFolder, ServerProcess } from './support/process.ts';

const corrected = { NODE_OPTIONS: `--import=${new URL('./support/corrected.mjs', import.meta.url)}` };
/** With the suit whose card is corrected. */
const trees = { options: { yokai: { base: ['tree', 'animal'], new: ['kite', 'lantern'] } }, botLevel: 'greedy' };

/** Everybody looks at a table again, on another server. */
async function back(people: readonly Person[], server: ServerProcess, id: string): Promise<AtTable[]> {
  for (const person of people) person.address = server.address;
  const places = people.map(person => person.at(id));
  await Promise.all(places.map(place => place.soon('the table', ({ table, state }) => Boolean(table && state))));
  return places;
}
const leave = (people: readonly Person[]): void => {
  for (const person of people) person.close();
};

test('a running game goes on under the rules that it began under, and new ones take the newest', async () => {
  const data = freshFolder();
  const before = await ServerProcess.start({ data });
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, before.address)));
  const old = await seated(people, trees);
  await playOn(old.places, moves => moves >= 9);
  leave(people);
  expect(await before.end('SIGTERM')).toBe(0);

  const after = await ServerProcess.start({ data, env: corrected });
  const places = await back(people, after, old.id);
  expect(places[0]!.table).toMatchObject({ rules: kanagawa.rules });
  expect(places[0]!.table.pinned).toBeUndefined();
  // A bot thinks on for Bob, inside worlds of the old deck; Ann plays the game to its end.
  await places[1]!.do({ kind: 'leave' });
  await places[0]!.soon('a bot for Bob', ({ table }) =>
    table.seats.some(seat => seat.kind === 'person' && seat.standIn !== undefined),
  );
  await playAlone(places[0]!);
  const record = parseRecord(await people[0]!.get(`/api/tables/${old.id}/record`));
  expect(record.rules).toBe(kanagawa.rules);
  expect(kanagawa.toAct(replay(kanagawa, record).state)).toEqual([]);
  const fresh = await seated(people, trees);
  expect(fresh.places[0]!.table.rules).toBe(kanagawa.rules + 1);
  await playOn(fresh.places, moves => moves >= 5);
  leave(people);
  expect(await after.end('SIGTERM')).toBe(0);

  // Back to the Hanga that does not know those rules: the new game waits for one that does.
  const again = await ServerProcess.start({ data });
  const [there] = (await back(people, again, fresh.id)) as [AtTable];
  expect(there.table).toMatchObject({ rules: kanagawa.rules + 1, pinned: true });
  leave(people);
  await again.kill();
});

/** Plays at random whenever asked, until the game is over. */
async function playAlone(place: AtTable): Promise<void> {
  const mine = place.table.you.seat as number;
  for (;;) {
    await place.soon('a turn', ({ table, state }) => table.status === 'finished' || state.toAct.includes(mine));
    if (place.table.status === 'finished') return;
    const { legal } = place.state;
    await place.subscription.move(legal[Math.floor(legal.length / 2)] as object);
  }
}
