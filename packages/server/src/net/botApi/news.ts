import type { ServerContext } from '../../context.ts';
import type { TableActor } from '../../table/actor.ts';
import type { Tables } from '../../table/tables.ts';
import { NewsStream } from './newsStream.ts';
import type { OpenStream } from './streams.ts';

/** Tables that one stream follows. */
const MOST_TABLES = 100;

/** Tells programs of their tables: those they sit at, and those they are asked to. */
export class News {
  readonly #context: ServerContext;
  readonly #tables: Tables;
  readonly #streams = new Map<string, Set<NewsStream>>();

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context;
    this.#tables = tables;
  }

  /** All that is going on now, and then what changes. */
  open(player: string, out: OpenStream): NewsStream {
    const stream = new NewsStream(player, out, gone => {
      const left = this.#streams.get(player);
      left?.delete(gone);
      if (left?.size === 0) this.#streams.delete(player);
    });
    const streams = this.#streams.get(player) ?? new Set();
    this.#streams.set(player, streams.add(stream));
    this.#tellAll(stream).catch((error: unknown) => {
      this.#context.log.warn({ err: error }, 'the tables of a program could not be read');
      out.end({ kind: 'tryAgain' });
    });
    return stream;
  }

  async #tellAll(stream: NewsStream): Promise<void> {
    const { store } = this.#context;
    for (const table of await store.invitations.of(stream.player, MOST_TABLES)) stream.invite(table);
    for (const id of await store.lists.liveOf(stream.player, MOST_TABLES)) await this.#follow(stream, id);
  }

  /** Words of other nodes may have been lost. */
  async doubt(): Promise<void> {
    for (const stream of [...this.#streams.values()].flatMap(of => [...of])) await this.#tellAll(stream);
  }

  async #follow(stream: NewsStream, id: string): Promise<TableActor | undefined> {
    const actor = stream.isWatching(id) ? undefined : await this.#tables.get(id);
    if (actor) stream.watch(actor);
    return actor;
  }

  /** Somebody may have sat down at a table, here or through another node. */
  async changed(id: string): Promise<void> {
    if (this.#streams.size === 0) return;
    for (const player of await this.#context.store.lists.playersAt(id)) {
      for (const stream of this.#streams.get(player) ?? []) await this.#follow(stream, id);
    }
  }

  /** Here or through another node. */
  async invited(player: string, id: string): Promise<void> {
    const streams = this.#streams.get(player);
    const table = streams && (await this.#context.store.tables.table(id));
    if (table) for (const stream of streams) stream.invite(table);
  }
}
