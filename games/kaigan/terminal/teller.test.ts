import { begin, fastRng, languages, play, seedFromText } from '@hanga/kernel';
import { paintFor } from 'hanga/paint.ts';
import { choiceLines, fitted } from 'hanga/play/screen.ts';
import { widthOf } from 'hanga/width.ts';
import { describe, expect, test } from 'vitest';
import { defaultOptions, kaigan, type State } from '../rules/index.ts';
import { kaiganTeller } from './teller.ts';

const paint = paintFor({}, {});
const who = (seat: number): string => `Player ${seat + 1} (greedy)`;
const english = kaiganTeller('en', { paint, symbols: 'pictures' });

/** Every state of a game of random moves. */
function statesOf(seed: string, seats: number, purses: 'covered' | 'open' = 'covered'): State[] {
  const rng = fastRng(7);
  let match = begin(kaigan, { options: { ...defaultOptions, purses }, seats, seed: seedFromText(seed) });
  const states = [match.state];
  for (let [seat] = kaigan.toAct(match.state); seat !== undefined; [seat] = kaigan.toAct(match.state)) {
    const legal = kaigan.legal(match.state, seat);
    match = play(match, seat, legal[rng.below(legal.length)]).match as typeof match;
    states.push(match.state);
  }
  return states;
}

const screen = (state: State, viewer: number): string =>
  fitted(english.table(kaigan.view(state, viewer), who, 80), undefined).join('\n');

describe('the screen', () => {
  const looks = languages.flatMap(language =>
    (['pictures', 'letters'] as const).map(symbols => ({ language, symbols })),
  );

  test.each(looks)('never runs over 80 columns ($language, $symbols)', ({ language, symbols }) => {
    const teller = kaiganTeller(language, { paint, symbols });
    for (const seats of [3, 4]) {
      for (const state of statesOf('wide', seats).filter((_, i) => i % 5 === 0)) {
        const seat = kaigan.toAct(state)[0] ?? 0;
        const view = kaigan.view(state, seat);
        const lines = [
          ...fitted(teller.table(view, who, 80), undefined),
          ...fitted(teller.table(view, who, 80), 0),
          ...choiceLines(teller.choices(view, kaigan.legal(state, seat)), { paint, symbols }, 80),
          ...(teller.scores?.(teller.standings(view), who, 80) ?? []),
          ...(teller.works?.(view, who, 80) ?? []),
          ...(teller.legend?.(80) ?? []),
        ];
        expect(lines.filter(line => widthOf(line) > 80)).toEqual([]);
      }
    }
  });

  test('shows what lies on the board and stands on the map', () => {
    const states = statesOf('shown', 3);
    const mapped = states.find(({ players }) => players.some(player => player.markers.some(count => count > 0)));
    expect(screen(mapped as State, 0)).toMatch(/\[[123]+.*\]/);
    expect(screen(states[0] as State, 0)).toContain('[Quadrant]');
    expect(screen(states[0] as State, 0)).toContain('4 (closed)');
  });

  test('covers the purses of others, unless they are open or the game is over', () => {
    const covered = statesOf('purses', 3);
    expect(screen(covered[0] as State, 1).match(/\? ryō/g)).toHaveLength(2);
    expect(screen(statesOf('purses', 3, 'open')[0] as State, 1)).not.toContain('? ryō');
    expect(screen(covered.at(-1) as State, 1)).not.toContain('? ryō');
  });
});

describe('codes', () => {
  test('every code offered means its own action, at every decision of a game', () => {
    for (const seats of [3, 4]) {
      for (const state of statesOf('codes', seats)) {
        const [seat] = kaigan.toAct(state);
        if (seat === undefined) continue;
        const view = kaigan.view(state, seat);
        const legal = kaigan.legal(state, seat);
        const choices = english.choices(view, legal);
        expect(new Set(choices.map(choice => choice.code)).size).toBe(legal.length);
        for (const { code, action } of choices) expect(english.parse?.(code, view, legal)).toEqual(action);
      }
    }
  });

  test('what is no code means nothing', () => {
    const [state] = statesOf('nothing', 3) as [State];
    for (const typed of ['x', 'a', 'a9', 'm', 't2', 't2a2', 'd4', 'w3', 'j9', 'f', '2a', 'drop table', '-1']) {
      expect(english.parse?.(typed, kaigan.view(state, 0), [])).toBeUndefined();
    }
  });
});
