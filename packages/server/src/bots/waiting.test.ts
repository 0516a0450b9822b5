import { expect, test } from 'vitest';
import { type Attention, WaitingThoughts } from './waiting.ts';

const taken = (waiting: WaitingThoughts<string>, now: number) => {
  const { job, milliseconds } = waiting.take(now, 2000, 1) ?? {};
  return [job, milliseconds];
};

test('whoever waits for a bot comes before who watches, and nobody’s tables come last', () => {
  const waiting = new WaitingThoughts<string>();
  for (const [job, attention] of [
    ['empty', 'nobody'],
    ['watched', 'spectator'],
    ['mine', 'player'],
    ['yours', 'player'],
  ] as const)
    waiting.add(job, () => attention, 0);
  // Those who wait share the time; who is not looked at does not make it shorter.
  expect(taken(waiting, 1)).toEqual(['mine', 1000]);
  expect(taken(waiting, 2)).toEqual(['yours', 2000]);
  expect(taken(waiting, 3)).toEqual(['watched', 2000]);
  // Somebody may come to wait behind it.
  expect(taken(waiting, 4)).toEqual(['empty', 100]);
  expect(taken(waiting, 5)).toEqual([undefined, undefined]);
});

test('where nobody looks at all, bots think as long as they may; none waits for ever', () => {
  const waiting = new WaitingThoughts<string>();
  waiting.add('a', () => 'nobody', 0);
  waiting.add('b', () => 'nobody', 0);
  expect(taken(waiting, 1)).toEqual(['a', 1000]);
  waiting.add('mine', () => 'player', 20_500);
  expect(taken(waiting, 21_000)[0]).toBe('b');
  expect(taken(waiting, 21_000)[0]).toBe('mine');
});

test('a table counts by who looks when its turn comes, not when it asked', () => {
  const waiting = new WaitingThoughts<string>();
  const looks: Record<string, Attention> = { a: 'player', b: 'nobody' };
  for (const job of ['a', 'b']) waiting.add(job, () => looks[job] as Attention, 0);
  Object.assign(looks, { a: 'nobody', b: 'player' });
  expect(taken(waiting, 1)[0]).toBe('b');
});
