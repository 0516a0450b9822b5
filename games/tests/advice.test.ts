import { readdirSync, readFileSync } from 'node:fs';
import { type Adviser, analysisOf } from '@hanga/bots';
import { positionsOf } from '@hanga/bots/testing';
import { kaiganAdviser, kaiganBots, kaiganReason } from '@hanga/games/kaigan/bot';
import { kaigan, defaultOptions as kaiganOptions } from '@hanga/games/kaigan/rules';
import { kanagawaAdviser, kanagawaBots, kanagawaReason } from '@hanga/games/kanagawa/bot';
import { defaultOptions, everyMix, kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng, type Game, type GameTypes, languages, parseRecord } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';

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
    for (const { action, plan = [action], chance, score, reasons: given } of advice) {
      expect(plan[0]).toEqual(action);
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
      for (const reason of reasons) expect(kanagawaReason[language](reason, who)).not.toMatch(/undefined|NaN|^$/);
    }
    const leaves = reasons.find(({ kind }) => kind === 'leaves')!;
    expect(kanagawaReason.en(leaves, who)).toMatch(/^leaves the (first|second|third) column to Aiko\d$/);
    expect(kanagawaReason.fr(leaves, who)).toMatch(/colonne à Aiko\d$/);
  });

  test('for Kaigan is legal, weighed and explained in every language', () => {
    const positions = positionsOf(kaigan, { options: kaiganOptions, seats: 3, seed: 'advice' }, kaiganBots[1]);
    const reasons = adviceAlong(kaigan, kaiganAdviser, positions, 7);
    for (const language of languages) {
      for (const reason of reasons) expect(kaiganReason[language](reason, who)).not.toMatch(/undefined|NaN|^$/);
    }
    expect(new Set(reasons.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  });
});

const recordsOf = (game: string): string => new URL(`../${game}/records/`, import.meta.url).pathname;
const firstRecord = (game: string): ReturnType<typeof parseRecord> => {
  const folder = recordsOf(game);
  return parseRecord(JSON.parse(readFileSync(folder + readdirSync(folder).sort()[0]!, 'utf8')));
};

describe('plans of Kanagawa', () => {
  const along = [
    ...positionsOf(kanagawa, { options: defaultOptions, seats: 3, seed: 'plans' }, kanagawaBots[3]),
  ].filter(({ legal }) => legal.length > 1);
  const adviseAt = ({ state, seat, legal }: (typeof along)[number]) =>
    kanagawaAdviser.advise(kanagawa.view(state, seat), legal, { iterations: 12 }, fastRng(5));

  test('can be done as they stand, and end no earlier than where something hidden decides', () => {
    let longest = 0;
    for (const position of along.filter((_, i) => i % 5 === 0)) {
      const { state, seat } = position;
      const view = kanagawa.view(state, seat);
      for (const { action, plan = [action] } of adviseAt(position)) {
        let after = state;
        for (const step of plan) {
          expect(kanagawa.legal(after, seat)).toContainEqual(step);
          after = kanagawa.apply(after, seat, step, fastRng(1)).state;
        }
        const column = action.kind === 'take' ? view.columns[action.column]! : [];
        if (column.some(card => typeof card !== 'number')) expect(plan).toEqual([action]);
        longest = Math.max(longest, plan.length);
      }
    }
    expect(longest).toBeGreaterThan(3);
  });

  test('waiting is always compared with taking', () => {
    const atSchool = along.filter(({ legal }) => legal.some(({ kind }) => kind === 'wait'));
    for (const position of atSchool.filter((_, i) => i % 4 === 0)) {
      const kinds = adviseAt(position).map(({ action }) => action.kind);
      expect(kinds).toContain('wait');
      expect(kinds).toContain('take');
    }
  });

  test('those that come to the same are one', () => {
    const work = along.filter(({ state }) => state.phase.kind === 'work');
    for (const position of work.filter((_, i) => i % 6 === 0)) {
      const ends = adviseAt(position).map(({ action, plan = [action] }) => {
        let after = position.state;
        for (const step of plan) after = kanagawa.apply(after, position.seat, step, fastRng(1)).state;
        const { print, studio, icons } = after.players[position.seat]!;
        return JSON.stringify([print, [...studio].sort(), [...icons].sort(), after.phase.kind]);
      });
      expect(new Set(ends).size).toBe(ends.length);
    }
  });

  test('use nothing that the seat does not know: the same view gets the same advice', () => {
    const position = along.find(({ state }) => state.round > 2 && state.phase.kind === 'school')!;
    const view = kanagawa.view(position.state, position.seat);
    const other = { ...position, state: kanagawa.imagine(view, fastRng(77)) };
    expect(other.state).not.toEqual(position.state);
    expect(adviseAt(other)).toEqual(adviseAt(position));
  });
});

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
