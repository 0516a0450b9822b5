import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCards, STORM, seasonOf } from './cards.ts';
import { seasons } from './data/cardTypes.ts';
import { startingTiles } from './data/startingTiles.ts';
import { kanagawa } from './index.ts';
import { longestRun, scoreLines, totalOf } from './scoring.ts';
import { card, scene } from './testing/scene.ts';
import type { CardId, ScoreLine, State } from './types.ts';

const player = (setting: Parameters<typeof scene>[0]['players'][number]) =>
  scene({ players: [setting, {}] }).players[0]!;
const line = <Kind extends ScoreLine['kind']>(lines: readonly ScoreLine[], kind: Kind) =>
  lines.find(candidate => candidate.kind === kind) as ScoreLine & { kind: Kind };

// Cards by season, none with harmony in the print.
const spring = [10, 12, 3].map(place => card('character', place)) as [CardId, CardId, CardId];
const springAnimals = [card('animal', 1), card('animal', 3)];
const [summer, autumn, winter] = [card('animal', 17), card('animal', 12), card('animal', 14)];
const storm = card('tree', 15);

test('[K35] each section of the print counts 1, the starting tile included', () => {
  expect(line(scoreLines(player({}), false), 'print').points).toBe(1);
  expect(line(scoreLines(player({ print: [spring[0], summer, autumn] }), false), 'print').points).toBe(4);
});

test('[K36] the longest run of one season counts, the starting tile included', () => {
  const print = [card('character', 10), card('character', 12), autumn, winter, summer];
  expect(longestRun(player({ tile: 'spring', print }))).toMatchObject({ points: 3, season: 'spring', from: 0, to: 2 });
  expect(longestRun(player({ tile: 'summer', print }))).toMatchObject({ points: 2, season: 'spring', from: 1, to: 2 });
  expect(longestRun(player({ tile: 'summer' }))).toMatchObject({ points: 1, season: 'summer', from: 0, to: 0 });
});

test('[K37] a storm is whichever season helps', () => {
  expect(longestRun(player({ tile: 'spring', print: [storm, autumn, winter] })).points).toBe(2);
  expect(longestRun(player({ tile: 'spring', print: [autumn, storm, card('animal', 16)] })).points).toBe(3);
});

test('[K38] the rulebook’s storm token on the third lesson card makes five springs', () => {
  const print = [springAnimals[0]!, springAnimals[1]!, autumn, card('character', 10), winter];
  const run = longestRun(player({ tile: 'spring', storms: 1, print }));
  expect(run).toEqual({ kind: 'seasons', points: 5, season: 'spring', from: 0, to: 4, tokens: [3] });
});

test('[K38] no token goes on the starting tile', () => {
  const run = longestRun(player({ tile: 'winter', storms: 1, print: springAnimals }));
  expect(run).toMatchObject({ points: 2, from: 1, to: 2, tokens: [] });
});

test('[K38] the best places for the tokens are found: as by trying every assignment', () => {
  const arrangement = fc.record({
    tile: fc.nat({ max: 3 }),
    print: fc.uniqueArray(fc.constantFrom(...allCards), { maxLength: 6 }),
    storms: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(arrangement, ({ tile, print, storms }) => {
      expect(longestRun({ tile, print, storms }).points).toBe(bestByTrying(tile, print, storms));
    }),
    { numRuns: 300, seed: 7 },
  );
});

/** Puts up to `storms` tokens on any lesson cards and counts the longest run by hand. */
function bestByTrying(tile: number, print: readonly CardId[], storms: number): number {
  const shown = [seasons.indexOf(startingTiles[tile]!.season), ...print.map(seasonOf)];
  let best = 0;
  for (let places = 0; places < 2 ** print.length; places++) {
    const chosen = print.map((_, i) => i + 1).filter(place => places & (1 << (place - 1)));
    if (chosen.length > storms) continue;
    const wild = shown.map((season, place) => (chosen.includes(place) ? STORM : season));
    for (let season = 0; season < STORM; season++) {
      let run = 0;
      for (const other of wild) {
        run = other === season || other === STORM ? run + 1 : 0;
        best = Math.max(best, run);
      }
    }
  }
  return best;
}

test('[K39] harmony on the cards counts, in print and studio, and may be negative', () => {
  const lines = scoreLines(
    player({
      print: [card('tree', 2), card('tree', 5)],
      studio: [card('animal', 9), card('tree', 17), card('tree', 18)],
    }),
    false,
  );
  expect(line(lines, 'printHarmony').points).toBe(2);
  expect(line(lines, 'studioHarmony').points).toBe(-2);
});

test('[K40, K41] diplomas count what they are worth, the Grand Master 2', () => {
  const lines = scoreLines(player({ diplomas: [0, 8, 14] }), true);
  expect(lines.flatMap(each => (each.kind === 'diploma' ? [[each.diploma, each.points]] : []))).toEqual([
    [0, 3],
    [8, 9],
    [14, 1],
  ]);
  expect(line(lines, 'grandMaster').points).toBe(2);
});

test('[K35, K36, K39, K40, K41] the rulebook’s count: A 13, B 7, C 3 and −1, D 14, E 2', () => {
  // Twelve lesson cards: a run of seven from the tile on, three with harmony; and a joker beside an Assistant's seal.
  const springs = [
    card('animal', 1),
    card('animal', 3),
    card('animal', 8),
    card('character', 10),
    card('character', 12),
    card('building', 12),
  ];
  const others = [
    card('tree', 3),
    card('tree', 5),
    card('animal', 15),
    card('tree', 2),
    card('animal', 18),
    card('tree', 9),
  ];
  const print = [...springs, ...others];
  const studio = [card('animal', 9), card('tree', 16)];
  const lines = scoreLines(player({ tile: 'spring', print, studio, diplomas: [2, 8 - 5, 13, 14] }), true);
  expect(line(lines, 'print').points).toBe(13);
  expect(line(lines, 'seasons').points).toBe(7);
  expect(line(lines, 'printHarmony').points).toBe(3);
  expect(line(lines, 'studioHarmony').points).toBe(-1);
  const diplomas = lines.filter(each => each.kind === 'diploma');
  expect(totalOf(diplomas)).toBe(14);
  expect(line(lines, 'grandMaster').points).toBe(2);
  expect(totalOf(lines)).toBe(13 + 7 + 3 - 1 + 14 + 2);
});

const over = (setting: Parameters<typeof scene>[0]): State =>
  scene({ ...setting, phase: { kind: 'over', reason: 'deckEmpty' } });

test('[K21] cards kept in hand score nothing', () => {
  const state = over({ players: [{ open: [card('tree', 17)], secret: [card('tree', 2)] }, {}], grandMaster: 1 });
  expect(kanagawa.outcome(state)!.scores[0]!.total).toBe(2);
});

test('[K42] most harmony wins, and tied players share the victory', () => {
  const state = over({ players: [{ diplomas: [2] }, { diplomas: [5] }, { diplomas: [8] }, {}], grandMaster: 3 });
  expect(kanagawa.outcome(state)!.scores.map(score => score.total)).toEqual([9, 9, 11, 4]);
  expect(kanagawa.outcome(state)!.winners).toEqual([2]);
  const tied = over({ players: [{ diplomas: [2] }, { diplomas: [5] }, {}], grandMaster: 2 });
  expect(kanagawa.outcome(tied)!.winners).toEqual([0, 1]);
  expect(kanagawa.outcome(scene({ players: [{}, {}] }))).toBeUndefined();
});
