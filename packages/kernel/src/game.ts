import type { Rng } from './rng.ts';
import type { Scratch } from './scratch.ts';

/** A player's place at the table, counted clockwise from 0. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** What a game brings along; all of it plain data, ready for JSON. */
export interface GameTypes {
  Options: object;
  /** `rules`: the number of the rules that the game is played under, from its set-up to its end. */
  State: { readonly rules: number };
  Action: object;
  Event: object;
  View: { readonly viewer: Viewer };
  /** Why an action is not legal, for the game's texts to say in words. */
  Refusal: object;
  /** A part of a score: where the points come from, and how many. */
  ScoreLine: { readonly kind: string; readonly points: number };
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /**
   * The newest rules, which new games are played under. A log that would replay differently gets a new number; games
   * begun under earlier ones, from 1 on, go on under those.
   */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Options from outside, completed with defaults; `undefined` when they make no sense. */
  options(input: unknown): T['Options'] | undefined;
  /** `rules`: from 1 to the newest, which holds where none are named. */
  setup(options: T['Options'], seats: number, rng: Rng, rules?: number): T['State'];
  /** Who owes a decision. Empty: the game is over. */
  toAct(state: T['State']): readonly Seat[];
  legal(state: T['State'], seat: Seat): readonly T['Action'][];
  /** `action` is one of `legal(state, seat)`: the kernel has checked. */
  apply(state: T['State'], seat: Seat, action: T['Action'], rng: Rng): Step<T>;
  /** Why something that came instead of a legal action is refused. It may tell no more than `seat` knows. */
  refuse(state: T['State'], seat: Seat, action: unknown): T['Refusal'];
  outcome(state: T['State']): Outcome<T> | undefined;
  view(state: T['State'], viewer: Viewer): T['View'];
  /** A full state that this view cannot tell from the real one. Bots think inside it. */
  imagine(view: T['View'], rng: Rng): T['State'];
  /** Where the game has it: a copy of the state to play on in without a new state for each move. */
  scratch?(state: T['State']): Scratch<T>;
}

export interface Step<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** Somebody has now seen what was hidden from them: no undo goes back beyond this. */
  readonly reveals: boolean;
}

/** Scores by seat, each with the lines it adds up. Several winners share the victory. */
export interface Outcome<T extends GameTypes> {
  readonly scores: readonly Score<T['ScoreLine']>[];
  readonly winners: readonly Seat[];
}

export interface Score<Line> {
  readonly total: number;
  readonly lines: readonly Line[];
}
