import type { GameTypes, Seat } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * A state that moves change in place, and that tells of no events: for whoever plays many moves and keeps few of the
 * states between them. The same steps as those of `apply` lead through the same states.
 */
export interface Scratch<T extends GameTypes> {
  /** As it stands now: to be read like any other, but not to be held on to over a move. */
  readonly state: T['State'];
  /** What `legal` of the game lists for `seat` now; to be read before it is asked for again. */
  legal(seat: Seat): Slate<T['Action']>;
  /** `action` is one of the legal ones. */
  apply(seat: Seat, action: T['Action'], rng: Rng): void;
  /** The state as it stands, for good: no later move changes it. */
  keep(): T['State'];
  /** Goes on from another state, which itself stays as it is. */
  goTo(state: T['State']): void;
}

/** A list that is wiped and written again without being made anew: its first `count` items are what stands on it. */
export class Slate<Item> {
  readonly items: Item[] = [];
  count = 0;

  add(item: Item): void {
    this.items[this.count++] = item;
  }

  wipe(): void {
    this.count = 0;
  }
}
