import type { Rng, Seat } from '@hanga/kernel';

/** One way to go on from a decision, as a game's model sees it: often a whole turn. */
export interface Way<State> {
  /** Tells ways apart that are legal here; the same in every world that looks the same. */
  readonly key: string;
  /** What the quick policy thinks of it: the margin, in points, of the seat that decides. */
  readonly value: number;
  /** The state after it, at the next decision. */
  follow(): State;
}

/** A game as the search sees it. */
export interface Model<State> {
  /** Who decides next, or `undefined` at the end of the game. */
  seat(state: State): Seat | undefined;
  /** `isNow`: the decision itself, which is worth more thought than those that may follow. */
  ways(state: State, seat: Seat, isNow: boolean): readonly Way<State>[];
  /** How far the state is from the start of the search, in rounds or the like: beyond the horizon it is valued. */
  time(state: State): number;
  /** What everybody can see of the state besides the moves made: keeps apart what a deal has shown. */
  shown(state: State): string;
  outlook(state: State): Outlook;
}

/** What is expected at the end, seen from a state. */
export interface Outlook {
  /** Final scores by seat. */
  readonly scores: readonly number[];
  /** How far final scores may lie from them. */
  readonly spread: number;
}

/** A world that the view allows. */
export type Imagine<State> = (rng: Rng) => State;
