import { positionsOf } from '@hanga/bots/testing';
import { fastRng } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, kanagawa, type State } from '../rules/index.ts';
import { marginOf } from './policy.ts';
import { bestTurn, thorough } from './turn.ts';

const rng = fastRng(5);

/** A turn's work done at random, up to where it could be ended with no brush left to place. */
function workedAtRandom(start: State, seat: number): State {
  let state = start;
  for (;;) {
    const legal = kanagawa.legal(state, seat);
    let action = legal[rng.below(legal.length)]!;
    if (action.kind === 'end') {
      const place = legal.find(other => other.kind === 'place');
      if (!place) return state;
      action = place;
    }
    state = kanagawa.apply(state, seat, action, rng).state;
  }
}

test('no arrangement made at random is better than the one worked out', () => {
  let [turns, better] = [0, 0];
  for (let game = 0; game < 3; game++) {
    let last: State | undefined;
    for (const { state, seat } of positionsOf(kanagawa, { options: defaultOptions, seats: 2, seed: `turn/${game}` })) {
      const isStart = state.phase.kind === 'work' && last?.phase.kind === 'school';
      last = state;
      if (!isStart) continue;
      turns++;
      const { value } = bestTurn(state, seat, thorough);
      for (let i = 0; i < 40; i++) {
        if (marginOf(workedAtRandom(state, seat), seat) > value + 0.05) better++;
      }
    }
  }
  expect(turns).toBeGreaterThan(40);
  // Brushes left over are placed one by one, each at its best: seldom, two together do better.
  expect(better / (turns * 40)).toBeLessThan(0.01);
});

test('the actions of an arrangement are legal one after the other, and lead to its state', () => {
  for (const { state, seat } of positionsOf(kanagawa, { options: defaultOptions, seats: 3, seed: 'legal' })) {
    if (state.phase.kind !== 'work') continue;
    const { actions, state: end } = bestTurn(state, seat, thorough);
    let now = state;
    for (const action of actions) {
      expect(kanagawa.legal(now, seat)).toContainEqual(action);
      now = kanagawa.apply(now, seat, action, rng).state;
    }
    expect(now).toEqual(end);
    expect(kanagawa.legal(now, seat)).toContainEqual({ kind: 'end' });
  }
});
