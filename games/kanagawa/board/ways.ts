import { fastRng, type Seat } from '@hanga/kernel';
import { remembered } from '@hanga/web/table/ahead.ts';
import type { OfKind } from '@hanga/web/table/selection.ts';
import { type Action, type CardId, kanagawa, type State, type View } from '../rules/index.ts';
import { worldOf } from './ahead.ts';

/** What is done to a brush on the way to a print: it is placed, or moved with an arrow. */
export type BrushStep = OfKind<Action, 'place'> | OfKind<Action, 'move'>;

/** How a card can be painted: brushes first, then the print itself. */
export interface Way {
  readonly steps: readonly BrushStep[];
  readonly print: OfKind<Action, 'print'>;
  readonly arrows: number;
}

/** A brush may have to make room for each of two brushes that paint. */
const longest = 4;
/** Positions looked at in one search, which no studio met in play comes near: a bound for the page's patience. */
const bound = 3000;

const isBrushStep = (action: Action): action is BrushStep => action.kind === 'place' || action.kind === 'move';

/** Positions in which the same can be done: only what brushes stand on, lie in front and have used may differ. */
const keyOf = ({ players }: State, seat: Seat): string => {
  const { icons, brushes, arrowsUsed } = players[seat]!;
  return `${icons.toSorted((a, b) => a - b).join()}/${brushes}/${arrowsUsed}`;
};

interface Spot {
  readonly state: State;
  readonly steps: readonly BrushStep[];
  readonly arrows: number;
}

/**
 * All positions that brushes alone can lead to, the cheapest way to each, cheapest first: arrows used, then steps. It
 * stops at a step that asks another question, shows something hidden or ends the turn: what comes then is not foreseen;
 * and where the goal is reached.
 */
function* spotsFrom(start: State, seat: Seat, isGoal: (state: State) => boolean): Generator<Spot> {
  const seen = new Set<string>();
  const sorted = Array.from({ length: longest + 1 }, () => Array.from({ length: longest + 1 }, (): Spot[] => []));
  sorted[0]![0]!.push({ state: start, steps: [], arrows: 0 });
  // A step makes a way longer and no cheaper: whatever is found lies further on in this order.
  for (const spot of inOrder(sorted)) {
    const key = keyOf(spot.state, seat);
    if (seen.has(key)) continue;
    seen.add(key);
    yield spot;
    if (spot.steps.length === longest || seen.size > bound || isGoal(spot.state)) continue;
    for (const step of kanagawa.legal(spot.state, seat).filter(isBrushStep)) {
      const { state, reveals } = kanagawa.apply(spot.state, seat, step, fastRng(1));
      if (reveals || state.phase.kind !== 'work' || state.phase.seat !== seat) continue;
      const next = { state, steps: [...spot.steps, step], arrows: spot.arrows + (step.kind === 'move' ? 1 : 0) };
      sorted[next.arrows]![next.steps.length]!.push(next);
    }
  }
}

/** By arrows, then by steps; also what is added while one goes on. */
function* inOrder(sorted: readonly (readonly (readonly Spot[])[])[]): Generator<Spot> {
  for (const byLength of sorted) for (const spots of byLength) yield* spots;
}

const printsIn = (state: State, seat: Seat): OfKind<Action, 'print'>[] =>
  kanagawa.legal(state, seat).filter(action => action.kind === 'print');

/** The cheapest way to paint each of the cards that `seat` holds, as far as there is one. */
export function cheapestWays(start: State, seat: Seat): ReadonlyMap<CardId, Way> {
  const { open, secret } = start.players[seat]!;
  const found = new Map<CardId, Way>();
  for (const { state, steps, arrows } of spotsFrom(start, seat, () => false)) {
    for (const print of printsIn(state, seat))
      if (!found.has(print.card)) found.set(print.card, { steps, print, arrows });
    if (found.size === open.length + secret.length) break;
  }
  return found;
}

/** All ways to paint one card, cheapest first, but for those that do more with brushes than another one. */
export function allWays(start: State, seat: Seat, card: CardId): readonly Way[] {
  const ways: Way[] = [];
  const printsOf = (state: State): Way['print'][] => printsIn(state, seat).filter(print => print.card === card);
  for (const { state, steps, arrows } of spotsFrom(start, seat, at => printsOf(at).length > 0)) {
    if (steps.length > 0 && ways.some(way => isPartOf(way.steps, steps))) continue;
    ways.push(...printsOf(state).map(print => ({ steps, print, arrows })));
  }
  return ways;
}

const isPartOf = (some: readonly BrushStep[], all: readonly BrushStep[]): boolean => {
  const rest = all.map(step => JSON.stringify(step));
  return some.every(step => {
    const at = rest.indexOf(JSON.stringify(step));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
};

/** The cheapest ways to paint the cards in a player's own hand; none while something else is asked. */
const handWays = remembered((view: View, seat: Seat) => cheapestWays(worldOf(view), seat));

export const wayTo = (view: View, seat: Seat, card: CardId): Way | undefined => handWays(view, seat).get(card);

/** The cards in a player's own hand that there is a way to paint. */
export const paintableCards = (view: View, seat: Seat): readonly CardId[] => [...handWays(view, seat).keys()];

const everyWay = remembered((view: View, [seat, card]: readonly [Seat, CardId]) => allWays(worldOf(view), seat, card));

export const waysTo = (view: View, seat: Seat, card: CardId): readonly Way[] => everyWay(view, [seat, card]);

/** The same for the cards of a column, if it were taken now; a yokai that must be fetched first changes no brush. */
const columnWays = remembered((view: View, [seat, column]: readonly [Seat, number]) => {
  const { state } = kanagawa.apply(worldOf(view), seat, { kind: 'take', column }, fastRng(1));
  return cheapestWays({ ...state, phase: { kind: 'work', seat } }, seat);
});

export const wayAfterTaking = (view: View, seat: Seat, column: number, card: CardId): Way | undefined =>
  columnWays(view, [seat, column]).get(card);

/** The actions of a way, in order. */
export const actionsOf = ({ steps, print }: Way): readonly [Action, ...Action[]] => {
  const [first, ...rest] = [...steps, print] as const;
  return first ? [first, ...rest] : [print];
};
