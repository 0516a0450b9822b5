import { fastRng, rngFor, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, icons, kanagawa, type PlayerView, type State } from '../rules/index.ts';
import { hollowsFor, traded } from './hollows.ts';

const studioOf = (...landscapes: number[]): PlayerView => {
  const state = kanagawa.setup(defaultOptions, 2, rngFor(seedFromText('hollows'), 0));
  return { ...kanagawa.view(state, 0).players[0]!, icons: landscapes.map(icons.emptyIcon) };
};

test('icons that trade places are shown in each other’s hollows, and back', () => {
  const me = studioOf(0, 1, 0, 0);
  const once = traded(hollowsFor(undefined, me), 0, 2);
  expect(once).toEqual([2, 1, 0, 3]);
  expect(hollowsFor(once, me)).toEqual(once);
  expect(traded(once, 0, 2)).toEqual([0, 1, 2, 3]);
  // A new plank is shown where it is laid.
  expect(hollowsFor(once, studioOf(0, 1, 0, 0, 4))).toEqual([2, 1, 0, 3, 4]);
});

test('what does not fit the studio is forgotten', () => {
  const own = [0, 1, 2];
  // A plank was taken back, and another one laid.
  expect(hollowsFor([2, 1, 0], studioOf(0, 1, 3))).toEqual(own);
  expect(hollowsFor([2, 1, 0], studioOf(0, 1))).toEqual([0, 1]);
  expect(hollowsFor([0, 0, 2], studioOf(0, 0, 0))).toEqual(own);
  expect(hollowsFor([7, 1, 2], studioOf(0, 0, 0))).toEqual(own);
});

test('however icons trade places, every hollow shows one icon of its own landscape', () => {
  const rng = fastRng(3);
  let state: State = kanagawa.setup(defaultOptions, 2, rngFor(seedFromText('hollows 2'), 0));
  let kept = hollowsFor(undefined, kanagawa.view(state, 0).players[0]!);
  for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
    const me = kanagawa.view(state, 0).players[0]!;
    kept = hollowsFor(kept, me);
    expect(kept.toSorted((a, b) => a - b)).toEqual(me.icons.map((_, index) => index));
    const alike = me.icons.flatMap((icon, index) => (icon === me.icons[0] ? [index] : []));
    kept = traded(kept, 0, alike[rng.below(alike.length)]!);
    expect(hollowsFor(kept, me)).toEqual(kept);
    const legal = kanagawa.legal(state, seat);
    state = kanagawa.apply(state, seat, legal[rng.below(legal.length)]!, rng).state;
  }
});
