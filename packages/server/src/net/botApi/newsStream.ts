import type { StateMessage, TableInfo } from '@hanga/protocol';
import type { OutgoingMessage } from '../../outgoing.ts';
import type { TableActor } from '../../table/actor.ts';
import type { Watcher } from '../../table/audience.ts';
import { lineOf, type StoredTable } from '../../table/meta.ts';
import type { NewsLine } from './answers.ts';
import type { OpenStream, StreamSource } from './streams.ts';

/** What happens to one person's tables: asked to one, seated, one's turn, over. */
export class NewsStream implements Watcher, StreamSource {
  readonly player: string;
  readonly #out: OpenStream;
  readonly #onClosed: (stream: NewsStream) => void;
  readonly #watching = new Map<string, TableActor>();
  readonly #invited = new Set<string>();
  /** What was told last of each table, so that nothing is told twice. */
  readonly #told = new Map<string, string>();
  #isOver = false;

  constructor(player: string, out: OpenStream, onClosed: (stream: NewsStream) => void) {
    this.player = player;
    this.#out = out;
    this.#onClosed = onClosed;
  }

  invite(table: StoredTable): void {
    if (this.#invited.has(table.id) || this.#watching.has(table.id)) return;
    this.#invited.add(table.id);
    this.#say({ t: 'invited', table: lineOf(table) });
  }

  /** A table where this person sits. */
  watch(actor: TableActor): void {
    if (this.#isOver || this.#watching.has(actor.id)) return;
    this.#watching.set(actor.id, actor);
    actor.subscriptions.watch(this, undefined);
  }

  isWatching(table: string): boolean {
    return this.#watching.has(table);
  }

  tell({ content }: OutgoingMessage): void {
    if (content.t === 'table') this.#tellTable(content.table);
    else if (content.t === 'state') this.#tellTurn(content);
    else if (content.t === 'refused' && content.why.kind === 'tryAgain') this.#out.end(content.why);
    else if (content.t === 'refused') this.#left(content.table);
  }

  #tellTable({ id, game, status, you, result }: TableInfo): void {
    const { seat } = you;
    if (status === 'finished' || status === 'ended' || status === 'closed') {
      this.#say({ t: 'ended', table: id, game, ...(result && { result }) });
      this.#unwatch(id);
    } else if (seat === undefined) {
      this.#left(id);
    } else if (this.#told.get(id) !== `${status} ${seat}`) {
      this.#told.set(id, `${status} ${seat}`);
      this.#say({ t: 'seated', table: id, game, status, seat });
    }
  }

  #left(id: string): void {
    this.#say({ t: 'left', table: id });
    this.#unwatch(id);
  }

  #tellTurn({ table, viewer, toAct, question }: StateMessage): void {
    const turn = `${table} turn`;
    if (viewer === 'spectator' || !toAct.includes(viewer) || this.#told.get(turn) === String(question)) return;
    this.#told.set(turn, String(question));
    this.#say({ t: 'yourTurn', table, question });
  }

  #unwatch(id: string): void {
    const actor = this.#watching.get(id);
    this.#watching.delete(id);
    this.#invited.delete(id);
    this.#told.delete(id);
    this.#told.delete(`${id} turn`);
    actor?.subscriptions.unwatch(this);
  }

  #say(line: NewsLine): void {
    this.#out.write(JSON.stringify(line));
  }

  close(): void {
    this.#isOver = true;
    for (const id of [...this.#watching.keys()]) this.#unwatch(id);
    this.#onClosed(this);
  }
}
