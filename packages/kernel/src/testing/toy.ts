import { inForce } from '../editions.ts';
import type { Game, Seat } from '../game.ts';
import { secretTo } from '../secret.ts';

/**
 * A game for the kernel's own tests. Seats take turns: they stack chips openly, peek at the hidden card, roll a die,
 * or pass to the next seat; three passes end it. The higher stack wins. Under rules 1 the die had four sides.
 */
export interface Toy {
  Options: { readonly chips: number };
  State: ToyState;
  Action: { readonly kind: 'stack' | 'peek' | 'roll' | 'pass' };
  Event: object;
  View: ToyState & { readonly viewer: Seat | 'spectator' };
  Refusal: { readonly why: string };
  ScoreLine: { readonly kind: 'stack'; readonly points: number };
}

interface ToyState {
  readonly rules: number;
  readonly seat: Seat;
  readonly stacks: readonly number[];
  readonly passes: number;
  readonly card: number;
  /** Who has seen the card. */
  readonly knowers: readonly Seat[];
  readonly roll: number;
}

const HIDDEN = -1;
const newest = 3;
const sides = inForce({ 1: 4, 2: 6 }, newest);

export const toy: Game<Toy> = {
  id: 'toy',
  rules: newest,
  seats: { min: 2, max: 3 },
  options: input => (typeof input === 'object' && input && 'chips' in input ? (input as Toy['Options']) : undefined),
  setup: (_options, seats, rng, rules = newest) => ({
    rules,
    seat: 0,
    stacks: Array.from({ length: seats }, () => 0),
    passes: 0,
    card: rng.below(100),
    knowers: [],
    roll: 0,
  }),
  toAct: state => (state.passes === 3 ? [] : [state.seat]),
  legal: (state, seat) =>
    state.passes < 3 && state.seat === seat ? (['stack', 'peek', 'roll', 'pass'] as const).map(kind => ({ kind })) : [],
  apply(state, seat, { kind }, rng) {
    const events = [{ kind, seat, ...(kind === 'peek' && { card: secretTo([seat], state.card, 'hidden') }) }];
    switch (kind) {
      case 'stack':
        return {
          state: { ...state, stacks: state.stacks.map((stack, i) => (i === seat ? stack + 1 : stack)) },
          events,
          reveals: false,
        };
      case 'peek':
        return { state: { ...state, knowers: [...state.knowers, seat] }, events, reveals: true };
      case 'roll':
        return { state: { ...state, roll: 1 + rng.below(sides[state.rules] as number) }, events, reveals: false };
      case 'pass':
        return {
          state: { ...state, passes: state.passes + 1, seat: (seat + 1) % state.stacks.length },
          events,
          reveals: false,
        };
    }
  },
  refuse: () => ({ why: 'not in this toy' }),
  outcome(state) {
    if (state.passes < 3) return undefined;
    const most = Math.max(...state.stacks);
    return {
      scores: state.stacks.map(stack => ({ total: stack, lines: [{ kind: 'stack', points: stack }] })),
      winners: state.stacks.flatMap((stack, seat) => (stack === most ? [seat] : [])),
    };
  },
  view: (state, viewer) => ({
    ...state,
    card: state.knowers.some(seat => seat === viewer) ? state.card : HIDDEN,
    viewer,
  }),
  imagine: ({ viewer: _, ...view }, rng) => ({ ...view, card: view.card === HIDDEN ? rng.below(100) : view.card }),
};
