import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { type Action, defaultOptions, everyCard, kanagawa, type State } from '../rules/index.ts';
import { isLegal } from '../rules/testing/scene.ts';
import { actionsOf, allWays, cheapestWays, type Way, wayAfterTaking, waysTo, wayTo } from './ways.ts';

/** Positions of random games in which somebody is at work. */
function* positions(games: number): Generator<[state: State, seat: Seat]> {
  for (let game = 0; game < games; game++) {
    const rng = fastRng(game + 1);
    let state = kanagawa.setup(defaultOptions, 2 + (game % 3), rngFor(seedFromText(`ways ${game}`), 0));
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      if (state.phase.kind === 'work') yield [state, seat];
      const legal = kanagawa.legal(state, seat);
      state = kanagawa.apply(state, seat, legal[rng.below(legal.length)]!, rng).state;
    }
  }
}

const handOf = ({ players }: State, seat: Seat): number[] => [...players[seat]!.open, ...players[seat]!.secret];

/** Follows the way step by step: each is legal, none but the last asks or shows anything, and the card is painted. */
function follow(state: State, seat: Seat, way: Way): void {
  let now = state;
  for (const action of actionsOf(way)) {
    expect(now.phase).toEqual({ kind: 'work', seat });
    expect(isLegal(now, action)).toBe(true);
    now = kanagawa.apply(now, seat, action, fastRng(1)).state;
  }
  const [before, after] = [state.players[seat]!, now.players[seat]!];
  expect(after.print).toEqual([...before.print, way.print.card]);
  expect(after.arrowsUsed - before.arrowsUsed).toBe(way.arrows);
}

/** What painting each card costs at least, in arrows and steps, by trying everything that brushes can do. */
function bruteForce(start: State, seat: Seat, longest: number): Map<number, string> {
  const costs = new Map<number, string>();
  const walk = (state: State, arrows: number, steps: number): void => {
    if (state.phase.kind !== 'work' || state.phase.seat !== seat) return;
    for (const action of kanagawa.legal(state, seat)) {
      const cost = `${arrows}.${steps}`;
      if (action.kind === 'print' && cost < (costs.get(action.card) ?? '9')) costs.set(action.card, cost);
      if ((action.kind !== 'place' && action.kind !== 'move') || steps === longest) continue;
      walk(kanagawa.apply(state, seat, action, fastRng(1)).state, arrows + Number(action.kind === 'move'), steps + 1);
    }
  };
  walk(start, 0, 0);
  return costs;
}

test('every way is legal step by step and ends in the print; none cheaper exists', () => {
  const found = { now: 0, placing: 0, moving: 0, none: 0 };
  for (const [state, seat] of positions(12)) {
    const ways = cheapestWays(state, seat);
    const least = bruteForce(state, seat, 3);
    for (const card of handOf(state, seat)) {
      const way = ways.get(card);
      if (way) follow(state, seat, way);
      const cost = way && `${way.arrows}.${way.steps.length}`;
      // Brute force goes three steps far: a way of four can only be cheaper than what it finds.
      if (cost === undefined || way?.steps.length !== 4) expect(cost).toBe(least.get(card));
      else expect(cost < (least.get(card) ?? '9')).toBe(true);
      found[!way ? 'none' : way.steps.length === 0 ? 'now' : way.arrows === 0 ? 'placing' : 'moving']++;
    }
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(20);
});

test('of several ways the cheapest comes first, each differs, and none does more with brushes than another', () => {
  let several = 0;
  for (const [state, seat] of positions(12)) {
    const cheapest = cheapestWays(state, seat);
    for (const card of handOf(state, seat)) {
      const ways = allWays(state, seat, card);
      expect(ways[0]).toEqual(cheapest.get(card));
      for (const way of ways) follow(state, seat, way);
      const costs = ways.map(({ arrows, steps }) => arrows * 10 + steps.length);
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      expect(new Set(ways.map(way => JSON.stringify(way))).size).toBe(ways.length);
      if (ways.length > 1) several++;
    }
  }
  expect(several).toBeGreaterThan(20);
});

test('a hand is looked through from its owner’s own view, and the cards of a column as if it were taken', () => {
  for (const [state, seat] of positions(3)) {
    const view = kanagawa.view(state, seat);
    const ways = cheapestWays(state, seat);
    for (const card of handOf(state, seat)) {
      expect(wayTo(view, seat, card)).toEqual(ways.get(card));
      expect(waysTo(view, seat, card)[0]).toEqual(ways.get(card));
    }
  }
  const state = kanagawa.setup(defaultOptions, 2, rngFor(seedFromText('school'), 0));
  const [seat] = kanagawa.toAct(state) as [Seat];
  const view = kanagawa.view(state, seat);
  for (const [column, [card]] of state.columns.entries()) {
    const take: Action = { kind: 'take', column };
    const taken = kanagawa.apply(state, seat, take, fastRng(1)).state;
    expect(wayAfterTaking(view, seat, column, card!)).toEqual(cheapestWays(taken, seat).get(card!));
    expect(everyCard[card!]).toBeDefined();
  }
});

test('the largest studios of random games are searched in a few milliseconds', () => {
  const spent: number[] = [];
  for (const [state, seat] of positions(12)) {
    const start = performance.now();
    cheapestWays(state, seat);
    spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  expect(spent[Math.floor(spent.length * 0.95)]).toBeLessThan(20);
});
