import { rngFor } from './chacha.ts';
import { sameData } from './data.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { Log } from './log.ts';
import type { Seed } from './seed.ts';

/** A game being played: its log, and the state that the log leads to. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly seats: number;
  readonly seed: Seed;
  /** How many moves were made before the first of `moves`: more than none where only the end of a log is held. */
  readonly earlier: number;
  readonly moves: Log<Move<T>>;
  readonly state: T['State'];
  /** The states that undo can go back to, newest last. */
  readonly past: Log<T['State']>;
}

export interface Move<T extends GameTypes> {
  readonly seat: Seat;
  readonly action: T['Action'];
}

export type KernelRefusal = 'gameOver' | 'notYourTurn';
export type UndoRefusal = 'nothingToUndo' | 'otherSeatActed' | 'revealed';

export interface Made<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly T['Event'][];
  readonly refusal?: never;
}
export type Played<T extends GameTypes> =
  | Made<T>
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
  return { game, options, seats, seed, earlier: 0, moves: Log.of([]), state, past: Log.of([]) };
}

/** Makes one move, if it is legal: the whole validation of what comes from outside. */
export function play<T extends GameTypes>(match: Match<T>, seat: Seat, action: unknown): Played<T> {
  const { game, state } = match;
  const toAct = game.toAct(state);
  if (toAct.length === 0) return { refusal: 'gameOver' };
  if (!toAct.includes(seat)) return { refusal: 'notYourTurn' };
  const legal = game.legal(state, seat).find(candidate => sameData(candidate, action));
  if (legal === undefined) return { refusal: game.refuse(state, seat, action) };

  return make(match, seat, legal);
}

/** Makes a move that was taken from `legal` of the match's state. All that comes from outside goes through `play`. */
export function make<T extends GameTypes>(match: Match<T>, seat: Seat, action: T['Action']): Made<T> {
  const { game, options, seats, seed, earlier, moves, state, past } = match;
  const chance = rngFor(seed, earlier + moves.length + 1);
  const step = game.apply(state, seat, action, chance);
  const canGoBack = chance.draws === 0 && !step.reveals;
  return {
    events: step.events,
    match: {
      game,
      options,
      seats,
      seed,
      earlier,
      moves: moves.with({ seat, action }),
      state: step.state,
      past: canGoBack ? past.with(state) : past.length === 0 ? past : Log.of([]),
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
  const { moves, past } = match;
  return { match: { ...match, moves: moves.first(moves.length - 1), state, past: past.first(past.length - 1) } };
}
