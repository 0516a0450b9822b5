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
  readonly #present: (table: string) => readonly number[];
  /** Tables that lookers were told of. That another one is gone is not told: it may be private. */
  readonly #told = new Set<string>();
  #shown: { readonly message: Promise<OutgoingMessage>; readonly until: number } | undefined;

  /** `present`: the seats of a table whose players look at it. */
  constructor(store: Store, clock: Clock, present: (table: string) => readonly number[]) {
    this.#store = store;
    this.#clock = clock;
    this.#present = present;
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
    const tables = (await this.#store.lists.listed(MOST_SHOWN)).map(table => this.#shownLine(lineOf(table)));
    for (const { id } of tables) this.#told.add(id);
    return new OutgoingMessage({ t: 'lobby', tables });
  }

  #shownLine(line: TableLine): TableLine {
    return { ...line, present: this.#present(line.id) };
  }

  changed(id: string, table: TableLine | undefined): void {
    this.#shown = undefined;
    if (this.lookers.size === 0) this.#told.clear();
    if (this.lookers.size === 0 || (!table && !this.#told.delete(id))) return;
    if (table) this.#told.add(id);
    const message = new OutgoingMessage({ t: 'lobbyChange', id, ...(table && { table: this.#shownLine(table) }) });
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
