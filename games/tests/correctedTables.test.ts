import { readdirSync, readFileSync } from 'node:fs';
import { kaiganBots } from '@hanga/games/kaigan/bot';
import { board, defaultOptions, kaigan, map, numbersUnder } from '@hanga/games/kaigan/rules';
import { conserve, exchange } from '@hanga/games/kaigan/testing';
import { begin, fastRng, type GameRecord, parseRecord, play, replay, seedFromText, toRecord } from '@hanga/kernel';
import { checkLaws } from '@hanga/kernel/testing';
import { expect, test, vi } from 'vitest';
import { sheetOf } from '../kaigan/art/sheets.ts';

// Owners correct the tracks; later the tiles and a printed action: each in its data file, and with nothing else changed.
vi.mock('../kaigan/rules/data/tracks.ts', async original => {
  const tracks = await original<typeof import('../kaigan/rules/data/tracks.ts')>();
  const corrected = { artistic: [0, 1, 2, 3, 4, 5], government: [0, 2, 4, 6, 8, 10, 12] };
  return { ...tracks, trackNumbers: { 1: tracks.trackNumbers[1], 2: corrected } };
});
vi.mock('../kaigan/rules/data/tiles.ts', async original => {
  const tiles = await original<typeof import('../kaigan/rules/data/tiles.ts')>();
  const corrected = {
    artistic: { 2: 1, 3: 2, 4: 4 },
    government: { 2: 3, 3: 3, 4: 3 },
    travel: { 2: 2, 3: 3, 4: 3 },
  };
  return { ...tiles, tileCounts: { 1: tiles.tileCounts[1], 3: corrected } };
});
vi.mock('../kaigan/rules/data/board.ts', async original => {
  const printed = await original<typeof import('../kaigan/rules/data/board.ts')>();
  const corrected = printed.preprinted[1]!.map(each => (each.action === 'earn5' ? { ...each, column: 5 } : each));
  return { ...printed, preprinted: { 1: printed.preprinted[1], 3: corrected } };
});

const greedy = kaiganBots.find(({ name }) => name === 'greedy')!;

/** A whole game of greedy bots under these rules, as a file. */
function played(rules: number): GameRecord {
  let match = begin(kaigan, { options: defaultOptions, seats: 3, seed: seedFromText('corrected'), rules });
  const rng = fastRng(1);
  for (let [seat] = kaigan.toAct(match.state); seat !== undefined; [seat] = kaigan.toAct(match.state)) {
    const action = greedy.decide(kaigan.view(match.state, seat), kaigan.legal(match.state, seat), {}, rng);
    match = play(match, seat, action).match!;
  }
  return parseRecord(JSON.parse(JSON.stringify(toRecord(match))));
}

test('each table holds from its number on', () => {
  expect(kaigan.rules).toBe(3);
  expect([1, 2, 3].map(rules => numbersUnder(rules).artistic.length)).toEqual([13, 6, 6]);
  expect([1, 2, 3].map(rules => map.numberAt(rules, 'government', 2))).toEqual([5, 4, 4]);
  expect([1, 2, 3].map(rules => [0, 4].map(space => board.printedOn({ rules }, space)))).toEqual([
    ['earn5', undefined],
    ['earn5', undefined],
    [undefined, 'earn5'],
  ]);
});

test('a tile’s number means the same tile for ever, and a box has 24 of them, each with its own sheet of the map', () => {
  const boxes = [1, 2, 3].map(rules => map.tilesUnder(rules));
  expect(boxes[0]).toEqual(Array.from({ length: 24 }, (_, tile) => tile));
  expect(boxes[1]).toEqual(boxes[0]);
  // One of the two Artistic tiles of 2 is a 3 in truth, and two of the three of 3 are a 4; a Travel tile of 2 is a 3.
  expect(boxes[2]!.filter(tile => tile >= 24)).toEqual([1 + 24, 3 + 24, 4 + 24, 18 + 24]);
  expect([1, 25, 3, 27].map(tile => map.tileOf(tile).size)).toEqual([2, 3, 3, 4]);
  for (const box of boxes) expect(new Set(box.map(sheetOf)).size).toBe(24);
});

const folder = new URL('../kaigan/records/', import.meta.url);

const before = readdirSync(folder)
  .flatMap(file => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'))
  .map(line => parseRecord(JSON.parse(line)))
  .filter(({ rules }) => rules === 1);

test('the games that were played before still reach their recorded results', () => {
  expect(before.length).toBeGreaterThan(3);
  for (const record of before) expect(replay(kaigan, record).state.rules).toBe(1);
});

test('games under all of these rules end differently, and their records lead to the same ends', () => {
  const records = [1, 2, 3].map(played);
  expect(records.map(({ rules }) => rules)).toEqual([1, 2, 3]);
  for (const record of records) expect(() => replay(kaigan, record)).not.toThrow();
  expect(new Set(records.map(({ result }) => JSON.stringify(result))).size).toBe(3);
});

test.each([1, 2, 3])('the laws hold under rules %i', rules => {
  const limits = { moves: 1000, legal: 100, stateBytes: 4096, viewBytes: 4096 };
  for (let game = 0; game < 6; game++) {
    const trial = { game: kaigan, options: defaultOptions, seats: 3 + (game % 2), rules, conserve, exchange, limits };
    checkLaws({ ...trial, seed: `corrected/${rules}/${game}` });
  }
});
