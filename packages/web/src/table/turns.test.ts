import { expect, test } from 'vitest';
import { newsFor, partsOf } from './turns.ts';

const entry = (move: number, seat: number, ...kinds: string[]) => ({
  move,
  seat,
  events: kinds.map(kind => ({ kind })),
});
const roundBegun = (event: object): number | undefined => ('kind' in event && event.kind === 'round' ? 2 : undefined);

test('moves of one seat in a row are one turn, and moves without events are no lines', () => {
  const parts = partsOf([entry(1, 0, 'a'), entry(2, 0, 'b'), entry(3, 1), entry(4, 1, 'c')]);
  expect(parts.map(({ seat, entries }) => [seat, entries.map(({ move }) => move)])).toEqual([
    [0, [1, 2]],
    [1, [4]],
  ]);
});

test('an entry is cut where a round begins: what follows is nobody’s', () => {
  const parts = partsOf([entry(1, 0, 'a', 'round', 'dealt'), entry(2, 0, 'b')], roundBegun);
  expect(parts.map(({ seat, round, entries }) => [seat, round, entries.flatMap(({ events }) => events)])).toEqual([
    [0, undefined, [{ kind: 'a' }]],
    [undefined, 2, [{ kind: 'round' }, { kind: 'dealt' }]],
    [0, undefined, [{ kind: 'b' }]],
  ]);
});

test('news are the turns of others since one’s own last move', () => {
  const log = [entry(1, 1, 'x'), entry(2, 0, 'a'), entry(3, 1, 'b'), entry(4, 2, 'c', 'round'), entry(5, 1, 'd')];
  expect(newsFor(log, 0, roundBegun).map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [1, 1],
    [2, 1],
    [1, 1],
  ]);
  expect(newsFor(log, 1, roundBegun)).toEqual([]);
  expect(newsFor(log, 'spectator', roundBegun).map(({ seat }) => seat)).toEqual([1]);
});

test('a part keeps its key as long as it says the same', () => {
  const log = [entry(1, 0, 'a'), entry(2, 1, 'b')];
  const [first] = partsOf(log);
  expect(partsOf([...log, entry(3, 0, 'c')])[0]?.key).toBe(first?.key);
  expect(partsOf([entry(1, 0, 'other'), entry(2, 1, 'b')])[0]?.key).not.toBe(first?.key);
});
