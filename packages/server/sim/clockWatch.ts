import type { Clock } from '@hanga/protocol';
import { Violation } from './scheduler.ts';

/** Whoever comes back has at least so long to look around. */
const LOOK_AROUND = 15_000;

/** A moment more for each time that a clock runs out: nobody notices at once. */
const NOTICED_WITHIN = 3000;

interface Turn {
  held: number;
  graces: number;
}

/**
 * Counts how long each person really held the turn, in a way of its own, and compares that with what the clock of the
 * table allows: time spent, ends of turns that stand, and a moment for each question at which somebody came back.
 */
export class ClockWatch {
  readonly #clock: Clock;
  readonly #turns: Turn[];
  /** By seat, the turns it has ended: whoever takes an end back goes on with that turn. */
  readonly #ended: Turn[][];
  /** By seat, over all its turns. */
  readonly #total: Turn[];
  #at: number;

  constructor(clock: Clock, seats: number, at: number) {
    this.#clock = clock;
    this.#turns = Array.from({ length: seats }, () => ({ held: 0, graces: 0 }));
    this.#ended = Array.from({ length: seats }, () => []);
    this.#total = Array.from({ length: seats }, () => ({ held: 0, graces: 0 }));
    this.#at = at;
  }

  /** Time goes on: these persons hold the turn. `excuse`: milliseconds that were not theirs to answer for. */
  tick(now: number, holding: readonly number[], excuse: number, isResting: (seat: number) => boolean): void {
    const passed = now - this.#at;
    this.#at = now;
    for (const seat of holding) {
      if (isResting(seat)) continue;
      const [turn, total] = [this.#turns[seat] as Turn, this.#total[seat] as Turn];
      turn.held += passed;
      total.held += passed;
      const held = this.#clock.kind === 'bank' ? total.held : turn.held;
      const allowed = this.#allowed(seat) + excuse;
      if (held > allowed) throw new Violation(`seat ${seat} held the turn for ${held} ms where ${allowed} are allowed`);
    }
  }

  #allowed(seat: number): number {
    const clock = this.#clock;
    const [turn, total] = [this.#turns[seat] as Turn, this.#total[seat] as Turn];
    switch (clock.kind) {
      case 'none':
        return Number.POSITIVE_INFINITY;
      case 'deadline':
        return (clock.seconds * 1000 + NOTICED_WITHIN) * (1 + turn.graces);
      case 'bank': {
        const gained = clock.initial + clock.increment * (this.#ended[seat] as Turn[]).length;
        const grace = Math.max(LOOK_AROUND, clock.increment * 1000) + NOTICED_WITHIN;
        return gained * 1000 + NOTICED_WITHIN + total.graces * grace;
      }
    }
  }

  entry(kind: string, seat: number, before: readonly number[], after: readonly number[]): void {
    if (kind === 'undo' && after.includes(seat) && !before.includes(seat)) {
      const turn = this.#ended[seat]?.pop();
      // Whoever came back in between was granted a moment, which lasts.
      if (turn) this.#turns[seat] = { held: turn.held, graces: turn.graces + (this.#turns[seat]?.graces ?? 0) };
      // Whose turn had begun by that end has the whole of it again later.
      for (const other of before)
        if (!after.includes(other)) this.#turns[other] = { held: 0, graces: this.#turns[other]?.graces ?? 0 };
      return;
    }
    for (const other of before) {
      if (after.includes(other) || (kind !== 'move' && kind !== 'redo')) continue;
      this.#ended[other]?.push(this.#turns[other] as Turn);
      this.#turns[other] = { held: 0, graces: 0 };
    }
  }

  cameBack(seat: number): void {
    for (const turn of [this.#turns[seat], this.#total[seat]]) if (turn) turn.graces++;
  }
}
