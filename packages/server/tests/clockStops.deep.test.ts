import { afterEach, expect, test } from 'vitest';
import { type AtTable, Person, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';
import { within } from './support/within.ts';

let server: ServerProcess;
let people: Person[] = [];
afterEach(async () => {
  for (const person of people) person.close();
  await server.kill();
});

/** A bot thinks for so long that whoever leaves for a moment misses nothing. */
async function onTheClock(initial: number): Promise<{ mover: AtTable; other: AtTable; seat: number }> {
  server = await ServerProcess.start({ flags: ['--bot-pace', '60000'] });
  people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { places } = await seated(people, { botLevel: 'random', clock: { kind: 'bank', initial, increment: 0 } });
  const seat = places[0]!.state.toAct[0] as number;
  return { mover: places[seat]!, other: places[1 - seat]!, seat };
}

const hasRunOut = (place: AtTable, seat: number): Promise<void> =>
  place.until(({ table }) => {
    const stored = table.seats[seat];
    return stored?.kind === 'person' && stored.standIn === 'clock';
  });

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

test('who was never away cannot come back, and the clock runs on', async () => {
  const { mover, other, seat } = await onTheClock(1);
  const { rev } = mover.table;
  let isOut = false;
  const out = hasRunOut(other, seat).then(() => {
    isOut = true;
  });
  const comeBack = async (): Promise<number> => {
    for (let refused = 0; ; refused++) {
      const why = await mover.do({ kind: 'back' });
      // Time was up before this one came.
      if (isOut || why === undefined) return refused;
      expect(why).toEqual({ kind: 'notAway' });
      // None of those refused has changed the table.
      if (!isOut) expect(other.table.rev).toBe(rev);
      await Promise.race([out, pause(100)]);
    }
  };
  const [refused] = await within(20_000, 'the clock runs out', Promise.all([comeBack(), out]));
  expect(refused).toBeGreaterThan(0);
}, 60_000);

test('leaving and coming back again and again gives a moment to look around once a question', async () => {
  const { mover, other, seat } = await onTheClock(1);
  let isOut = false;
  const out = hasRunOut(other, seat).then(() => {
    isOut = true;
  });
  const { question } = mover.state;
  const comeAndGo = async (): Promise<number> => {
    for (let times = 0; ; times++) {
      for (const kind of ['leave', 'back'] as const) expect(await mover.do({ kind })).toBeUndefined();
      if (isOut) return times;
      expect(mover.state.question).toBe(question);
      await Promise.race([out, pause(200)]);
    }
  };
  // The bank is a second, and the moment fifteen.
  const [times] = await within(40_000, 'the clock runs out', Promise.all([comeAndGo(), out]));
  expect(times).toBeGreaterThan(2);
}, 90_000);
