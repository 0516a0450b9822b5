import type { RatingLine } from '@hanga/protocol';
import { ordinal, rate, rating } from 'openskill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtTable, Person, seated } from './support/person.ts';
import { ServerProcess } from './support/process.ts';
import { eventually, within } from './support/within.ts';

/** Games in which to see the telling case; what must hold holds in each of them. Half of them would tell as a rule. */
const MOST_GAMES = 20;

/** Whole games over sockets. */
const LONG = 120_000;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 60_000);
afterAll(() => server.kill());

/** Plays whatever is legal, to the end. */
async function playAlone(place: AtTable): Promise<void> {
  while (place.table.status === 'running') {
    const { seq, legal } = place.state;
    if (legal.length === 0) {
      await place.soon('the bot moves', ({ state, table }) => state.seq > seq || table.status !== 'running');
      continue;
    }
    expect(await place.subscription.move(legal[Math.floor(Math.random() * legal.length)] as object)).toBeUndefined();
    await place.soon('the move', ({ state }) => state.seq > seq);
    if (place.state.toAct.length === 0) await place.soon('the end', ({ table }) => table.status === 'finished');
  }
}

async function ratingOf(person: Person): Promise<number> {
  let line: RatingLine | undefined;
  await eventually('the game is rated', async () => {
    const lines = await person.get<RatingLine[]>('/api/ratings/kanagawa');
    line = lines.find(({ player }) => player === person.id);
    return line !== undefined;
  });
  expect(line).toMatchObject({ games: 1 });
  return (line as RatingLine).rating;
}

/** What a first game between two makes of the one in `seat`, with these places. */
const ratedBy = (rank: number[], seat: number): number => ordinal(rate([[rating()], [rating()]], { rank })[seat]![0]!);

interface Finished {
  readonly result: NonNullable<AtTable['table']['result']>;
  readonly ratings: readonly number[];
}

/** Two people, of whom the second goes at once and leaves the game to a bot. */
async function without(botLevel: string, go: (host: AtTable, guest: AtTable) => Promise<unknown>): Promise<Finished> {
  const people = await Promise.all(['Ann', 'Bob'].map(name => Person.called(name, server.address)));
  const { places } = await seated(people, { botLevel });
  const [host, guest] = places as [AtTable, AtTable];
  expect(await go(host, guest)).toBeUndefined();
  await within(60_000, 'the end', playAlone(host));
  const ratings = await Promise.all(people.map(ratingOf));
  const { result } = host.table;
  if (!result) throw new Error('a finished game without a result');
  expect(result).toMatchObject({ stoodIn: [1], rated: true });
  for (const person of people) person.close();
  return { result, ratings };
}

test(
  'whoever leaves is rated as last, whatever the bot makes of it; whoever stays, by the result',
  async () => {
    for (let games = 1; games <= MOST_GAMES; games++) {
      const { result, ratings } = await without('greedy', (_, guest) => guest.do({ kind: 'leave' }));
      expect(ratings[1]).toBeCloseTo(ratedBy([1, 2], 1));
      expect(ratings[0]).toBeCloseTo(ratedBy([...result.ranks], 0));
      // Only a bot that won shows that its place is not the leaver's.
      if (result.ranks[1] === 1) return;
    }
    expect.fail('the bot never won: nothing was shown');
  },
  LONG,
);

test(
  'a host who removes somebody who is there gains nothing by it',
  async () => {
    for (let games = 1; games <= MOST_GAMES; games++) {
      const { result, ratings } = await without('random', host => host.do({ kind: 'remove', seat: 1 }));
      expect(ratings[0]).toBeLessThan(ordinal(rating()));
      expect(ratings[0]).toBeCloseTo(ratedBy([2, 1], 0));
      expect(ratings[1]).toBeCloseTo(ratedBy([1, 2], 1));
      // Only a host who won shows that the place at the table does not count.
      if (result.ranks[0] === 1) return;
    }
    expect.fail('the host never won: nothing was shown');
  },
  LONG,
);
