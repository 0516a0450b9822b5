import { readdirSync, readFileSync } from 'node:fs';
import { kanagawaBots } from '@hanga/games/kanagawa/bot';
import {
  cards,
  cardsOf,
  defaultOptions,
  everyCard,
  everySuit,
  kanagawa,
  type State,
} from '@hanga/games/kanagawa/rules';
import { conserve, exchange } from '@hanga/games/kanagawa/testing';
import { text } from '@hanga/games/kanagawa/text';
import {
  begin,
  fastRng,
  type GameRecord,
  languages,
  parseRecord,
  play,
  replay,
  seedFromText,
  toRecord,
} from '@hanga/kernel';
import { checkLaws } from '@hanga/kernel/testing';
import { expect, test, vi } from 'vitest';

/**
 * Owners of the expansion correct a kite, then find that it was not right yet, and with it a tree of the base game: as
 * they would write it in the one data file, and with nothing else changed.
 */
vi.mock('../kanagawa/rules/data/corrections.ts', () => ({
  corrections: [
    {
      rules: 2,
      replaces: 72,
      card: {
        suit: 'kite',
        studio: { landscape: 'ocean' },
        print: { landscape: 'plain', brushes: 1, season: 'winter', subject: 'redKite', count: 3 },
        yokai: 'arrives',
      },
    },
    {
      rules: 3,
      replaces: 126,
      card: {
        suit: 'kite',
        studio: { landscape: 'ocean', harmony: 1 },
        print: { landscape: 'plain', brushes: 1, season: 'winter', subject: 'redKite', count: 2 },
      },
    },
    {
      rules: 3,
      replaces: 5,
      card: {
        suit: 'tree',
        studio: { landscape: 'joker' },
        print: { landscape: 'ocean', brushes: 1, season: 'autumn', subject: 'tree', count: 1 },
      },
    },
  ],
}));

const options = { ...defaultOptions, yokai: { base: ['tree', 'animal'], new: ['kite', 'lantern'] } } as const;
const suits = options.yokai.base.concat(options.yokai.new as never).map(suit => everySuit.indexOf(suit));
const greedy = kanagawaBots.find(({ name }) => name === 'greedy')!;

/** A whole game of greedy bots under these rules, as a file. */
function played(rules: number, seed: string): GameRecord {
  let match = begin(kanagawa, { options, seats: 3, seed: seedFromText(seed), rules });
  const rng = fastRng(rules);
  for (let [seat] = kanagawa.toAct(match.state); seat !== undefined; [seat] = kanagawa.toAct(match.state)) {
    const action = greedy.decide(kanagawa.view(match.state, seat), kanagawa.legal(match.state, seat), {}, rng);
    match = play(match, seat, action).match!;
  }
  return parseRecord(JSON.parse(JSON.stringify(toRecord(match))));
}

const cardsAt = (state: State): number[] => [
  ...state.deck,
  ...state.columns.flat(),
  ...state.players.flatMap(({ print, studio, open, secret }) => [...print, ...studio, ...open, ...secret]),
];

test('a corrected card is a new card, in the place of the one that it replaces', () => {
  expect(kanagawa.rules).toBe(3);
  const decks = [1, 2, 3].map(rules => cardsOf(suits, rules));
  expect(decks.map(deck => [deck.length, deck[5], deck[36]])).toEqual([
    [72, 5, 72],
    [72, 5, 126],
    [72, 128, 127],
  ]);
  expect(everyCard).toHaveLength(129);
  for (const language of languages) expect(text[language].cardName(126)).not.toBe(text[language].cardName(72));
  expect([72, 126, 127].map(cards.bringsYokai)).toEqual([false, true, false]);
});

const folder = new URL('../kanagawa/records/', import.meta.url);

const before = readdirSync(folder)
  .flatMap(file => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))
  .map(line => parseRecord(JSON.parse(line)))
  .filter(({ rules }) => rules === 1);

test('the games that were played before still reach their recorded results, with the cards of then', () => {
  expect(before.length).toBeGreaterThan(50);
  for (const record of before) {
    const { state } = replay(kanagawa, record);
    expect(state.rules).toBe(1);
    expect(cardsAt(state).every(card => card < 126)).toBe(true);
  }
});

test.each([1, 2, 3])(
  'a game under rules %i is played with their cards, and its record leads to the same end',
  rules => {
    const record = played(rules, 'corrected');
    expect(record.rules).toBe(rules);
    expect(cardsAt(replay(kanagawa, record).state).toSorted()).toEqual([...cardsOf(suits, rules)].toSorted());
  },
);

test('a new game is played under the newest rules; a record of rules to come is refused', () => {
  const { state } = begin(kanagawa, { options, seats: 2, seed: seedFromText('new') });
  expect(state.rules).toBe(3);
  expect(() => replay(kanagawa, { ...played(3, 'refused'), rules: 4 })).toThrow('newerRules');
});

test.each([1, 2, 3])('the laws hold under rules %i', rules => {
  const limits = { moves: 3000, legal: 100, stateBytes: 8192, viewBytes: 8192 };
  for (let game = 0; game < 4; game++) {
    const seats = 2 + (game % 3);
    checkLaws({
      game: kanagawa,
      options,
      seats,
      rules,
      seed: `corrected/${rules}/${game}`,
      conserve,
      exchange,
      limits,
    });
  }
});
