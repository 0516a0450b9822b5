import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';

/** Milliseconds in which who comes and who goes is told together: whoever reloads a page has not gone. */
const TOLD_AFTER = 2000;
/** Milliseconds for which another node's word is believed: it says it again before. And how often that is looked at. */
const BELIEVED_FOR = 60_000;
const FORGOTTEN_EVERY = 20_000;

type Seats = readonly number[];

/**
 * Which players look at the tables where they sit, for the lobby. It shows tables that this node has not in memory, too:
 * of those it knows what other nodes say.
 */
export class LobbyPresence {
  readonly #context: Pick<ServerContext, 'clock' | 'timers'>;
  readonly #here: (table: string) => Seats;
  readonly #onChange: (table: string) => void;
  readonly #changed = new Set<string>();
  readonly #elsewhere = new Map<string, Map<string, { readonly seats: Seats; readonly until: number }>>();
  #telling: Timer | undefined;
  #forgetting: Timer | undefined;

  /** `here`: who looks through this node. */
  constructor(
    context: Pick<ServerContext, 'clock' | 'timers'>,
    here: (table: string) => Seats,
    onChange: (table: string) => void,
  ) {
    this.#context = context;
    this.#here = here;
    this.#onChange = onChange;
  }

  start(): void {
    this.#forgetting = this.#context.timers.every(FORGOTTEN_EVERY, () => this.#forget());
  }

  stop(): void {
    this.#telling?.cancel();
    this.#forgetting?.cancel();
  }

  at(table: string): Seats {
    const now = this.#context.clock.elapsed();
    const others = [...(this.#elsewhere.get(table)?.values() ?? [])].filter(({ until }) => until > now);
    return [...new Set([...this.#here(table), ...others.flatMap(({ seats }) => seats)])].sort((a, b) => a - b);
  }

  /** Somebody who sits at the table has come to look at it, or gone. */
  changed(table: string): void {
    this.#changed.add(table);
    this.#telling ??= this.#context.timers.after(TOLD_AFTER, () => {
      this.#telling = undefined;
      const tables = [...this.#changed];
      this.#changed.clear();
      for (const each of tables) this.#onChange(each);
    });
  }

  /** Another node says who looks at a table through it; `node:1,2`. */
  heard(table: string, word: string): void {
    const [node = '', list = ''] = word.split(':');
    const seats = list === '' ? [] : list.split(',').map(Number).filter(Number.isInteger);
    const before = this.at(table).join();
    const nodes = this.#elsewhere.get(table) ?? new Map<string, { seats: Seats; until: number }>();
    nodes.set(node, { seats, until: this.#context.clock.elapsed() + BELIEVED_FOR });
    this.#elsewhere.set(table, nodes);
    if (this.at(table).join() !== before) this.changed(table);
  }

  /** A node that has died says nothing more. */
  #forget(): void {
    const now = this.#context.clock.elapsed();
    for (const [table, nodes] of this.#elsewhere) {
      const known = nodes.size;
      for (const [node, { until }] of nodes) if (until <= now) nodes.delete(node);
      if (nodes.size < known) this.changed(table);
      if (nodes.size === 0) this.#elsewhere.delete(table);
    }
  }
}
