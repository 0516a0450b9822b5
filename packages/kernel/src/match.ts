import { type Chance, rngFor } from './chacha.ts';
import { sameData } from './data.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import type { Seed } from './seed.ts';

/** A game being played: its log, and the state that the log leads to. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: Seed;
  /** How many moves were made before the first of `moves`: more than none where only the end of a log is held. */
  readonly earlier: number;
  readonly moves: readonly Move<T>[];
  readonly state: T['State'];
  /** The states that undo can go back to, newest last. */
  readonly past: readonly T['State'][];
}

export interface Move<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['Action'];
}

export type KernelRefusal = 'gameOver' | 'notYourTurn';
export type UndoRefusal = 'nothingToUndo' | 'otherSeatActed' | 'revealed';

export type Played<T extends GameTypes> =
  | { readonly match: Match<T>; readonly events: readonly T['Event'][]; readonly refusal?: never }
  | { readonly refusal: KernelRefusal | T['Refusal']; readonly match?: never };

export function begin<T extends GameTypes>(
  game: Game<T>,
  start: { readonly options: T['Options']; readonly seats: number; readonly seed: Seed; readonly rules?: number },
): Match<T> {
  const { options, seats, seed, rules = game.rules } = start;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${seats}`);
  }
  if (!Number.isInteger(rules) || rules < 1 || rules > game.rules) {
    throw new RangeError(`${game.id} has rules 1 to ${game.rules}, not ${rules}`);
  }
  const state = game.setup(options, seats, rngFor(seed, 0), rules);
  return { game, options, seats, seed, earlier: 0, moves: [], state, past: [] };
}

/** Makes one move, if it is legal: the whole validation of what comes from outside. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, action: unknown): Played<T> {
  const { game, state } = match;
  const toAct = game.toAct(state);
  if (toAct.length === 0) return { refusal: 'gameOver' };
  if (!toAct.includes(seat)) return { refusal: 'notYourTurn' };
  const legal = game.legal(state, seat).find(candidate => sameData(candidate, action));
  if (legal === undefined) return { refusal: game.refuse(state, seat, action) };

  const chance: Chance = rngFor(match.seed, match.earlier + match.moves.length + 1);
  const step = game.apply(state, seat, legal, chance);
  const canGoBack = chance.draws === 0 && !step.reveals;
  return {
    events: step.events,
    match: {
      ...match,
      moves: [...match.moves, { seat, action: legal }],
      state: step.state,
      past: canGoBack ? [...match.past, state] : [],
    },
  };
}

/** Why `seat` cannot take back the last move, or `undefined` when it can. */
export function whyNoUndo<T extends GameTypes>(match: Match<T>, seat: Seat): UndoRefusal | undefined {
  const last = match.moves.at(-1);
  if (!last) return 'nothingToUndo';
  if (last.seat !== seat) return 'otherSeatActed';
  return match.past.length === 0 ? 'revealed' : undefined;
}

/** Takes back the last move of `seat`: never beyond chance, a secret shown, or another seat's move. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat): { match: Match<T> } | { refusal: UndoRefusal } {
  const refusal = whyNoUndo(match, seat);
  if (refusal) return { refusal };
  const state = match.past.at(-1) as T['State'];
  return { match: { ...match, moves: match.moves.slice(0, -1), state, past: match.past.slice(0, -1) } };
}
