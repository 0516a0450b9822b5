import { rate, rating } from 'openskill';
import { describe, expect, test } from 'vitest';
import type { StoredSeat } from '../table/meta.ts';
import { ranksFor } from './ratings.ts';

const person = (player: string, more: Partial<Extract<StoredSeat, { kind: 'person' }>> = {}): StoredSeat => ({
  kind: 'person',
  name: player,
  player,
  holders: [player],
  ...more,
});

const resultOf = (ranks: number[], stoodIn: number[] = []) => ({
  scores: ranks.map(rank => 30 - rank),
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  ranks,
  stoodIn,
  rated: true,
});

const LEFT = { standIn: 'left', stoodIn: true } as const;

describe('the places by which a player is rated', () => {
  test('are those of the result where everybody played', () => {
    const meta = { host: 'ann', seats: ['ann', 'bob', 'cat'].map(name => person(name)) };
    for (const seat of [0, 1, 2]) expect(ranksFor(seat, meta, resultOf([2, 1, 2]))).toEqual([2, 1, 2]);
  });

  test('put whoever left last, even where the bot won; all others by the result', () => {
    const meta = { host: 'ann', seats: [person('ann'), person('bob', LEFT), person('cat')] };
    const result = resultOf([2, 1, 3], [1]);
    expect(ranksFor(1, meta, result)).toEqual([2, 4, 3]);
    expect(ranksFor(0, meta, result)).toEqual([2, 1, 3]);
    expect(ranksFor(2, meta, result)).toEqual([2, 1, 3]);
  });

  test('put everybody who left below those who stayed', () => {
    const meta = { host: 'ann', seats: [person('ann'), person('bob', LEFT), person('cat', LEFT)] };
    const result = resultOf([3, 1, 2], [1, 2]);
    for (const seat of [1, 2]) {
      const ranks = ranksFor(seat, meta, result);
      expect(ranks[seat]).toBeGreaterThan(ranks[0] as number);
    }
  });

  test('let the host lose against whom they removed, if that one was there', () => {
    const removed = person('bob', { ...LEFT, holders: [], removed: 'present' });
    const meta = { host: 'ann', seats: [person('ann'), removed, person('cat')] };
    const result = resultOf([1, 3, 2], [1]);
    expect(ranksFor(0, meta, result)).toEqual([2, 1, 3]);
    // For the third player, who removed nobody, the result counts as it is.
    expect(ranksFor(2, meta, result)).toEqual([1, 3, 2]);
    expect(ranksFor(1, meta, result)).toEqual([1, 4, 2]);
  });

  test('let the host lose against two whom they removed alike, wherever those sat', () => {
    const removed = (name: string) => person(name, { ...LEFT, holders: [], removed: 'present' });
    const meta = { host: 'ann', seats: [person('ann'), removed('bob'), removed('cat')] };
    const rank = ranksFor(0, meta, resultOf([1, 2, 3], [1, 2]));
    const [ann, bob, cat] = rate([[rating()], [rating()], [rating()]], { rank }).map(([one]) => one!);
    expect(bob).toEqual(cat);
    expect(ann!.mu).toBeLessThan(bob!.mu);
  });

  test('do not punish the host for removing somebody who was not there', () => {
    const removed = person('bob', { ...LEFT, holders: [], removed: 'absent' });
    const meta = { host: 'ann', seats: [person('ann'), removed] };
    expect(ranksFor(0, meta, resultOf([1, 2], [1]))).toEqual([1, 2]);
    expect(ranksFor(1, meta, resultOf([1, 2], [1]))).toEqual([1, 3]);
  });

  test('say nothing else of a host who has left and of one who only looked on', () => {
    const removed = person('bob', { ...LEFT, holders: [], removed: 'present' });
    const gone = { host: 'ann', seats: [person('ann', LEFT), removed, person('cat')] };
    expect(ranksFor(0, gone, resultOf([1, 3, 2], [0, 1]))).toEqual([4, 3, 2]);
    const looking = { host: 'eve', seats: [person('ann'), removed] };
    expect(ranksFor(0, looking, resultOf([1, 2], [1]))).toEqual([1, 2]);
  });
});
