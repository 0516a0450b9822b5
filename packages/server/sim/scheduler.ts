import process from 'node:process';
import type { Rng } from '@hanga/kernel';
import type { Timer } from '../src/environment.ts';

interface Event {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isOff: boolean;
}

const MOST_AT_ONCE = 50_000;

/** Simulated time. Nothing happens but by an event of its queue; between two events, all that follows has been done. */
export class Scheduler {
  #now = 0;
  /** Events of this very moment so far. */
  #count = 0;
  #order = 0;
  /** A binary heap, the earliest first. */
  readonly #events: Event[] = [];

  get now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): Timer {
    const event = { at: this.#now + Math.max(0, milliseconds), order: this.#order++, run, isOff: false };
    this.#push(event);
    return {
      cancel: () => {
        event.isOff = true;
      },
    };
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise(resolve => this.after(milliseconds, resolve));
  }

  async runUntil(time: number): Promise<void> {
    for (let event = this.#events[0]; event && event.at <= time; event = this.#events[0]) {
      this.#pop();
      if (event.isOff) continue;
      this.#count = event.at === this.#now ? this.#count + 1 : 0;
      if (this.#count > MOST_AT_ONCE) throw new Violation('something goes round in circles, and no time passes');
      this.#now = event.at;
      event.run();
      // Ticks run when no microtask is left: by then everything that follows from the event has happened.
      await new Promise<void>(resolve => process.nextTick(resolve));
    }
    this.#now = time;
  }

  #push(event: Event): void {
    const heap = this.#events;
    let i = heap.push(event) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (isBefore(heap[parent] as Event, event)) break;
      heap[i] = heap[parent] as Event;
      i = parent;
    }
    heap[i] = event;
  }

  #pop(): void {
    const heap = this.#events;
    const last = heap.pop() as Event;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Event, heap[child] as Event)) child++;
      if (isBefore(last, heap[child] as Event)) break;
      heap[i] = heap[child] as Event;
      i = child;
    }
    heap[i] = last;
  }
}

const isBefore = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Chance of the simulated world: everything in it follows from the seed. */
export class Chance {
  readonly #rng: Rng;
  constructor(rng: Rng) {
    this.#rng = rng;
  }

  below(count: number): number {
    return this.#rng.below(count);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)));
  }
}

/** Something that the server promises does not hold. */
/** Milliseconds since 1970 when every simulated world begins: eight in the morning, UTC. */
export const BEGINNING = 1_800_000_000_000;

export class Violation extends Error {}
