import type { ServerContext } from '../context.ts';
import type { TableMemory } from './memory.ts';

/** Milliseconds after which what another node said of who is there counts no more, and how often it is said again. */
const COUNTS_FOR = 45_000;
const SAID_EVERY = 15_000;

/**
 * Whose people look at the table, here or through other nodes. It is in no database: nodes tell each other in words that
 * may be lost, and say them again.
 */
export class Presence {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  /** By other node: the seats that are looked from there, and since when that is known. */
  readonly #elsewhere = new Map<string, { readonly seats: readonly number[]; readonly at: number }>();
  #said = '';
  #saidAt = 0;
  #told = '';

  constructor(context: ServerContext, memory: TableMemory) {
    this.#context = context;
    this.#memory = memory;
  }

  get #local(): readonly number[] {
    const { audience, table } = this.#memory;
    return audience.seatsWatching(table);
  }

  get here(): readonly number[] {
    const since = this.#context.clock.elapsed() - COUNTS_FOR;
    for (const [node, { at }] of this.#elsewhere) if (at < since) this.#elsewhere.delete(node);
    const { seats: sitting } = this.#memory.table.meta;
    const all = new Set([...this.#local, ...[...this.#elsewhere.values()].flatMap(({ seats }) => seats)]);
    // Another node may not have heard yet that somebody got up.
    return [...all].filter(seat => sitting[seat]?.kind === 'person').sort((a, b) => a - b);
  }

  /** Somebody came or went, or sits elsewhere now. */
  changed(): void {
    const seats = this.#local.join(',');
    const { store, node, clock } = this.#context;
    const isNews = seats !== this.#said;
    const isTime = seats !== '' && clock.elapsed() - this.#saidAt > SAID_EVERY;
    if (store.engine.isShared && (isNews || isTime)) {
      this.#said = seats;
      this.#saidAt = clock.elapsed();
      store.engine.say(`near ${this.#memory.id} ${node}:${seats}`);
    }
    this.tell();
  }

  tell(): void {
    const { here } = this;
    if (here.join(',') === this.#told) return;
    this.#told = here.join(',');
    this.#memory.audience.tellPresence(this.#memory.id, here);
  }

  /** Another node says who looks from there; `node:1,2`. Whoever has just come to look there wants to know the rest. */
  heard(word: string): void {
    const [node = '', seats = ''] = word.split(':');
    if (node === this.#context.node) return;
    const isNew = !this.#elsewhere.has(node);
    const numbers = seats === '' ? [] : seats.split(',').map(Number).filter(Number.isInteger);
    this.#elsewhere.set(node, { seats: numbers, at: this.#context.clock.elapsed() });
    if (isNew && this.#local.length > 0) {
      this.#said = '';
      this.changed();
    } else this.tell();
  }
}
