import type { TableLine } from '@hanga/protocol';
import type { Clock } from '../environment.ts';
import { OutgoingMessage, type Receiver } from '../outgoing.ts';
import type { Store } from '../storage/store.ts';
import { isListed, lineOf } from '../table/meta.ts';

const MOST_SHOWN = 200;
const REMEMBERED = 1000;

/** The list of open and running tables, for whoever looks at it. */
export class Lobby {
  readonly lookers = new Set<Receiver>();
  readonly #store: Store;
  readonly #clock: Clock;
  /** Tables that lookers were told of. That another one is gone is not told: it may be private. */
  readonly #told = new Set<string>();
  #shown: { readonly message: Promise<OutgoingMessage>; readonly until: number } | undefined;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async enter(looker: Receiver): Promise<void> {
    this.lookers.add(looker);
    looker.tell(await this.message());
  }

  /** The same for everyone, and so made at most once a second. */
  message(): Promise<OutgoingMessage> {
    const now = this.#clock.elapsed();
    if (!this.#shown || this.#shown.until < now) {
      const message = this.#read();
      this.#shown = { message, until: now + REMEMBERED };
      message.catch(() => {
        this.#shown = undefined;
      });
    }
    return this.#shown.message;
  }

  async #read(): Promise<OutgoingMessage> {
    const tables = (await this.#store.tables.listed(MOST_SHOWN)).map(lineOf);
    for (const { id } of tables) this.#told.add(id);
    return new OutgoingMessage({ t: 'lobby', tables });
  }

  changed(id: string, table: TableLine | undefined): void {
    this.#shown = undefined;
    if (this.lookers.size === 0) this.#told.clear();
    if (this.lookers.size === 0 || (!table && !this.#told.delete(id))) return;
    if (table) this.#told.add(id);
    const message = new OutgoingMessage({ t: 'lobbyChange', id, ...(table && { table }) });
    for (const looker of this.lookers) looker.tell(message);
  }

  /** Another node changed a table that this one does not have in memory. */
  async heard(id: string): Promise<void> {
    this.#shown = undefined;
    if (this.lookers.size === 0) return;
    const table = await this.#store.tables.table(id);
    this.changed(id, table && isListed(table) ? lineOf(table) : undefined);
  }
}
