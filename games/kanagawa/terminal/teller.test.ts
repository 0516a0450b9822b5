import { languages, replay } from '@hanga/kernel';
import { paintFor } from 'hanga/paint.ts';
import { choiceLines, fitted } from 'hanga/play/screen.ts';
import { randomRecord } from 'hanga/testing/records.ts';
import { widthOf } from 'hanga/width.ts';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  defaultOptions,
  icons,
  kanagawa,
  type NewSuitName,
  type Options,
  type State,
} from '../rules/index.ts';
import { kanagawaTeller } from './teller.ts';

const paint = paintFor({}, {});
const who = (seat: number): string => `Player ${seat + 1} (greedy)`;
const english = kanagawaTeller('en', { paint, symbols: 'pictures' });

function statesOf(seed: string, seats: number, options: Options = defaultOptions): State[] {
  const states: State[] = [];
  const last = replay(kanagawa, randomRecord(seed, { seats, options }), before => states.push(before.state));
  return [...states, last.state];
}
const withYokai = (added: NewSuitName, other: NewSuitName): Options => ({
  ...defaultOptions,
  yokai: { base: 'random', new: [added, other] },
});
const tables = [defaultOptions, withYokai('kite', 'lantern'), withYokai('lantern', 'umbrella')];

describe('the screen', () => {
  const looks = languages.flatMap(language =>
    (['pictures', 'letters'] as const).map(symbols => ({ language, symbols })),
  );

  test.each(looks)('never runs over 80 columns ($language, $symbols)', ({ language, symbols }) => {
    const teller = kanagawaTeller(language, { paint, symbols });
    for (const [seats, options] of [2, 3, 4].flatMap(n => tables.map(table => [n, table] as const))) {
      for (const state of statesOf('wide', seats, options).filter((_, i) => i % 5 === 0)) {
        const seat = kanagawa.toAct(state)[0] ?? 0;
        const view = kanagawa.view(state, seat);
        const choices = teller.choices(view, kanagawa.legal(state, seat), who);
        const lines = [
          ...fitted(teller.table(view, who, 80), undefined),
          ...fitted(teller.table(view, who, 80), 0),
          ...choiceLines(choices, { paint, symbols }, 80),
          ...(teller.scores?.(teller.standings(view), who, 80) ?? []),
          ...(teller.works?.(view, who, 80) ?? []),
        ];
        expect(lines.filter(line => widthOf(line) > 80)).toEqual([]);
      }
    }
  });

  test('is shortened where the terminal is low, and kept whole where it is not', () => {
    const [state] = statesOf('low', 3) as [State];
    const table = english.table(kanagawa.view(state, 0), who, 80);
    const [whole, low] = [fitted(table, 100), fitted(table, 18)];
    expect(whole).toEqual(fitted(table, undefined));
    expect(low.length).toBeLessThanOrEqual(18);
    expect(low[0]).toBe(whole[0]);
  });

  test('shows faces to their owner only', () => {
    const holding = statesOf('secrets', 2).find(({ players }) => (players[0]?.secret.length ?? 0) > 0) as State;
    const hands = [0, 1].map(viewer =>
      fitted(english.table(kanagawa.view(holding, viewer), who, 80), undefined).join('\n'),
    );
    expect(hands[0]).not.toMatch(/hand .*face down/);
    expect(hands[1]).toMatch(/hand .*face down/);
  });
});

test('yokai are drawn where they are, and moved by name', () => {
  const states = statesOf('moved', 4, withYokai('kite', 'umbrella'));
  const asked = states.find(state => state.phase.kind === 'giveYokai') as State & { phase: { seat: number } };
  const { seat } = asked.phase;
  const view = kanagawa.view(asked, seat);
  expect(fitted(english.table(view, who, 80), undefined).join('\n')).toMatch(/👹 [123] yokai/);
  const choices = english.choices(view, kanagawa.legal(asked, seat), who);
  const others = [0, 1, 2, 3].filter(other => other !== seat);
  expect(choices.map(({ code, words }) => [code, words])).toEqual(
    others.map(other => [`y${other + 1}`, `Give a yokai to ${who(other)}`]),
  );
});

describe('codes', () => {
  test('every code offered means its own action, at every decision of a game', () => {
    for (const [seats, options] of [2, 4].flatMap(n => tables.map(table => [n, table] as const))) {
      for (const state of statesOf('codes', seats, options)) {
        const [seat] = kanagawa.toAct(state);
        if (seat === undefined) continue;
        const view = kanagawa.view(state, seat);
        const legal = kanagawa.legal(state, seat);
        const choices = english.choices(view, legal);
        expect(new Set(choices.map(choice => choice.code)).size).toBe(legal.length);
        for (const { code, action } of choices) {
          if (!isLaterWay(action, legal)) expect(english.parse?.(code, view, legal)).toEqual(action);
        }
      }
    }
  });

  test('an icon that is like the one offered is taken for it', () => {
    const alike = statesOf('alike', 2).find(state => {
      const { phase, players } = state;
      if (phase.kind !== 'work') return false;
      const player = players[phase.seat];
      const empty = player?.icons.filter(icons.isEmpty) ?? [];
      return (player?.brushes ?? 0) > 0 && new Set(empty).size < empty.length;
    }) as State & { phase: { seat: number } };
    const { seat } = alike.phase;
    const view = kanagawa.view(alike, seat);
    const legal = kanagawa.legal(alike, seat);
    const player = view.players[seat];
    player?.icons.forEach((icon, place) => {
      if (icons.isEmpty(icon)) expect(legal).toContainEqual(english.parse?.(`b${place + 1}`, view, legal));
    });
  });

  test('what is no code means nothing', () => {
    const [state] = statesOf('nothing', 2) as [State];
    const view = kanagawa.view(state, kanagawa.toAct(state)[0] ?? 0);
    for (const typed of ['x', 't', 'w1', 'tt', 's', 'b1j', 'm1', '1-2', 'drop table', '-1']) {
      expect(english.parse?.(typed, view, [])).toBeUndefined();
    }
  });
});

/** "p1" means the way without jokers where there is one. */
const isLaterWay = (action: Action, legal: readonly Action[]): boolean =>
  action.kind === 'print' && !legal.includes(action);
