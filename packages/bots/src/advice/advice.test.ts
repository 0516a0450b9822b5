import { readdirSync, readFileSync } from 'node:fs';
import { kaigan, defaultOptions as kaiganOptions } from '@hanga/kaigan';
import { defaultOptions, everyMix, kanagawa } from '@hanga/kanagawa';
import { fastRng, type Game, type GameTypes, languages, parseRecord } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { kaiganBots, kanagawaBots } from '../index.ts';
import { positionsOf } from '../testing.ts';
import type { Adviser } from './advice.ts';
import { analysisOf } from './analysis.ts';
import { kaiganAdviser } from './kaigan.ts';
import { kanagawaAdviser } from './kanagawa.ts';
import { adviceText } from './text.ts';

const who = (seat: number): string => `Aiko${seat}`;

/** Asks for advice along a game, checks each, and returns all sentences and kinds of reasons. */
function adviceAlong<T extends GameTypes, Reason extends { readonly kind: string }>(
  game: Game<T>,
  adviser: Adviser<T, Reason>,
  positions: ReturnType<typeof positionsOf<T>>,
  every: number,
): Reason[] {
  const reasons: Reason[] = [];
  let position = 0;
  for (const { state, seat, legal } of positions) {
    if (legal.length < 2 || position++ % every > 0) continue;
    const advice = adviser.advise(game.view(state, seat), legal, { iterations: 8 }, fastRng(position));
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { action, chance, score, reasons: given } of advice) {
      expect(legal).toContainEqual(action);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Number.isFinite(score)).toBe(true);
      reasons.push(...given);
    }
  }
  return reasons;
}

describe('advice', () => {
  test('for Kanagawa is legal, weighed and explained in every language', () => {
    const reasons = [defaultOptions, { ...defaultOptions, yokai: everyMix[4]! }].flatMap((options, i) => {
      const positions = positionsOf(kanagawa, { options, seats: 2 + i, seed: `advice/${i}` }, kanagawaBots[3]);
      return adviceAlong(kanagawa, kanagawaAdviser, positions, 4);
    });
    const kinds = new Set(reasons.map(({ kind }) => kind));
    for (const kind of ['diploma', 'print', 'waits', 'leaves', 'near']) expect(kinds).toContain(kind);
    for (const language of languages) {
      for (const reason of reasons) expect(adviceText[language].kanagawa(reason, who)).not.toMatch(/undefined|NaN|^$/);
    }
    const leaves = reasons.find(({ kind }) => kind === 'leaves')!;
    expect(adviceText.en.kanagawa(leaves, who)).toMatch(/^leaves the (first|second|third) column to Aiko\d$/);
    expect(adviceText.fr.kanagawa(leaves, who)).toMatch(/colonne à Aiko\d$/);
  });

  test('for Kaigan is legal, weighed and explained in every language', () => {
    const positions = positionsOf(kaigan, { options: kaiganOptions, seats: 3, seed: 'advice' }, kaiganBots[1]);
    const reasons = adviceAlong(kaigan, kaiganAdviser, positions, 7);
    for (const language of languages) {
      for (const reason of reasons) expect(adviceText[language].kaigan(reason, who)).not.toMatch(/undefined|NaN|^$/);
    }
    expect(new Set(reasons.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  });
});

const recordsOf = (game: string): string => new URL(`../../../${game}/records/`, import.meta.url).pathname;
const firstRecord = (game: string): ReturnType<typeof parseRecord> => {
  const folder = recordsOf(game);
  return parseRecord(JSON.parse(readFileSync(folder + readdirSync(folder).sort()[0]!, 'utf8')));
};

test('an analysis ends in certainty about the winners, and its moments are turns of the record', () => {
  const record = firstRecord('kanagawa');
  const { turns, moments } = analysisOf(kanagawa, kanagawaAdviser, record, { moments: 3, iterations: 4 });
  expect(turns.at(-1)?.to).toBe(record.moves.length);
  expect(turns.at(-1)?.scores).toEqual(record.result?.scores);
  const { chances } = turns.at(-1)!;
  const likeliest = chances.flatMap((chance, seat) => (chance === Math.max(...chances) ? [seat] : []));
  expect(likeliest).toEqual(record.result?.winners);
  for (const turn of turns) expect(turn.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  expect(moments).toHaveLength(3);
  for (const { turn, move, played, advice, loss = 0 } of moments) {
    expect(turns[turn]!.from).toBeLessThanOrEqual(move);
    expect(move).toBeLessThanOrEqual(turns[turn]!.to);
    expect(played).toEqual(record.moves[move - 1]![1]);
    expect(advice.length).toBeGreaterThan(0);
    expect(loss).toBeGreaterThanOrEqual(0);
  }
});
