import { rngFor, seedFromText } from '@hanga/kernel';
import { drawsForShuffle, scripted } from '@hanga/kernel/testing';
import { expect, test } from 'vitest';
import { allCards, suitOf } from './cards.ts';
import { lessonCards } from './data/lessonCards.ts';
import { startingTiles } from './data/startingTiles.ts';
import { listOf } from './diplomas.ts';
import { kanagawa } from './index.ts';
import { defaultOptions, parseOptions, setup } from './setup.ts';
import { conserve } from './testing/conserve.ts';

const TILES = [0, 1, 2, 3];
/** Set-up with chance dictated: which tiles, who is first, and the deck as it is printed. */
const dictated = (seats: number, tiles: readonly number[], first: number) => {
  const chance = scripted([...drawsForShuffle(TILES, tiles), [seats, first], ...drawsForShuffle(allCards, allCards)]);
  const state = setup(defaultOptions, seats, chance);
  chance.done();
  return state;
};

test.each([2, 3, 4])('[K1] the school has as many columns as players: %i', seats => {
  const state = setup(defaultOptions, seats, rngFor(seedFromText('setup'), 0));
  expect(state.columns).toHaveLength(seats);
  expect(state.players).toHaveLength(seats);
  conserve(state);
});

test('[K2] each player gets a starting tile by chance, with its landscape, one arrow and two brushes', () => {
  const { players } = dictated(3, [2, 0, 3, 1], 1);
  expect(players.map(player => startingTiles[player.tile]!.season)).toEqual(['autumn', 'spring', 'winter']);
  for (const player of players) {
    expect(player).toMatchObject({ brushes: 2, arrows: 1, arrowsUsed: 0, print: [], studio: [], keeps: 0 });
    expect(player.icons).toHaveLength(1);
  }
});

test('[K3] chance chooses the first player, who gets both pawns and decides first', () => {
  const state = dictated(4, TILES, 2);
  expect(state).toMatchObject({ grandMaster: 2, assistant: 2, phase: { kind: 'school', seat: 2 } });
});

test('[K4] the deck is all 72 cards, 18 of each suit, shuffled; their backs are public in order', () => {
  expect([0, 1, 2, 3].map(suit => allCards.filter(card => suitOf(card) === suit).length)).toEqual([18, 18, 18, 18]);
  expect(lessonCards).toHaveLength(72);
  const state = setup(defaultOptions, 2, rngFor(seedFromText('deck'), 0));
  expect(state.deck).toHaveLength(70);
  expect(kanagawa.view(state, 'spectator').deck).toEqual(state.deck.map(suitOf));
});

test('[K5] all 19 diplomas, the other brushes and three storm tokens wait', () => {
  const state = dictated(4, TILES, 0);
  expect(listOf(state.table)).toHaveLength(19);
  expect(state).toMatchObject({ brushes: 7, storms: 3 });
  expect(dictated(2, TILES, 0).brushes).toBe(11);
});

test('options from outside are completed, and nonsense is refused', () => {
  expect(parseOptions({})).toEqual({ brushDiplomas: 'placed', noColumn: 'leaves' });
  expect(parseOptions({ brushDiplomas: 'owned' })).toEqual({ brushDiplomas: 'owned', noColumn: 'leaves' });
  expect(parseOptions({ noColumn: 'plays' })).toEqual({ brushDiplomas: 'placed', noColumn: 'plays' });
  const bads = [
    null,
    [],
    'placed',
    { brushDiplomas: 'all' },
    { brushDiplomas: null },
    { noColumn: 'play' },
    { kites: true },
  ];
  for (const bad of bads) {
    expect(parseOptions(bad)).toBeUndefined();
  }
});
