import { drawsForShuffle, scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { cards } from './data/box.ts';
import { road } from './data/road.ts';
import { dochu } from './index.ts';
import { allSouvenirs, hasInn, kyoto } from './road.ts';
import { setup } from './setup.ts';
import { NOBODY } from './types.ts';

test('[D1] thirteen places lead to Kyōto; eight sell a souvenir, three have an inn', () => {
  expect(road[kyoto]).toEqual({ name: 'kyoto' });
  expect([road.length, allSouvenirs.length, road.filter((_, place) => hasInn(place)).length]).toEqual([13, 8, 3]);
  expect(dochu.seats).toEqual({ min: 2, max: 4 });
});

test('[D2] three of twelve cards are open; all have three coins and two errands; chance chooses who begins', () => {
  const deck = cards.map((_, card) => card);
  const shuffledDeck = deck.toReversed();
  const shuffledErrands = allSouvenirs.toReversed();
  const chance = scripted([
    [3, 1],
    ...drawsForShuffle(deck, shuffledDeck),
    ...drawsForShuffle(allSouvenirs, shuffledErrands),
  ]);
  const state = setup({}, 3, chance);
  chance.done();
  expect(state).toEqual({
    rules: dochu.rules,
    row: [11, 10, 9],
    pile: [8, 7, 6, 5, 4, 3, 2, 1, 0],
    discards: [],
    spare: [3, 1],
    players: [
      { at: 0, coins: 3, errands: [11, 10] },
      { at: 0, coins: 3, errands: [9, 7] },
      { at: 0, coins: 3, errands: [6, 4] },
    ],
    owners: road.map(() => NOBODY),
    arrived: [],
    phase: { kind: 'walk', seat: 1 },
  });
});

test('[D2] there are no options to give', () => {
  expect(dochu.options({})).toEqual({});
  for (const input of [undefined, null, 7, { coins: 9 }]) expect(dochu.options(input)).toBeUndefined();
});
