import type { LobbyChange, LobbyMessage, TableLine } from '@hanga/protocol';
import type { Clock } from '../environment.ts';
import type { Store } from '../storage/store.ts';
import { isListed, lineOf } from '../table/meta.ts';

const MOST_SHOWN = 200;
const REMEMBERED = 1000;

interface Looker {
  tell(text: string): void;
}

/** The list of open and running tables, for whoever looks at it. */
export class Lobby {
  readonly lookers = new Set<Looker>();
  readonly #store: Store;
  readonly #clock: Clock;
  /** Tables that lookers were told of. The end of any other is nobody's business: it may be a private one. */
  readonly #told = new Set<string>();
  #shown: { readonly text: Promise<string>; readonly until: number } | undefined;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async enter(looker: Looker): Promise<void> {
    this.lookers.add(looker);
    looker.tell(await this.message());
  }

  /** The same for everyone, and so made at most once a second. */
  message(): Promise<string> {
    const now = this.#clock.elapsed();
    if (!this.#shown || this.#shown.until < now) {
      const text = this.#read();
      this.#shown = { text, until: now + REMEMBERED };
      text.catch(() => {
        this.#shown = undefined;
      });
    }
    return this.#shown.text;
  }

  async #read(): Promise<string> {
    const tables = (await this.#store.tables.listed(MOST_SHOWN)).map(lineOf);
    for (const { id } of tables) this.#told.add(id);
    return JSON.stringify({ t: 'lobby', tables } satisfies LobbyMessage);
  }

  changed(id: string, table: TableLine | undefined): void {
    this.#shown = undefined;
    if (this.lookers.size === 0) this.#told.clear();
    if (this.lookers.size === 0 || (!table && !this.#told.delete(id))) return;
    if (table) this.#told.add(id);
    const text = JSON.stringify({ t: 'lobbyChange', id, ...(table && { table }) } satisfies LobbyChange);
    for (const looker of this.lookers) looker.tell(text);
  }

  /** Another node changed a table that this one does not have in memory. */
  async heard(id: string): Promise<void> {
    this.#shown = undefined;
    if (this.lookers.size === 0) return;
    const table = await this.#store.tables.table(id);
    this.changed(id, table && isListed(table) ? lineOf(table) : undefined);
  }
}
