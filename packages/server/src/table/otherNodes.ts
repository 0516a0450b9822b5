import type { ServerContext } from '../context.ts';
import type { TableMemory } from './memory.ts';
import { type Play, replayEntry } from './play.ts';
import type { TaskQueue } from './queue.ts';
import { readTable } from './rebuild.ts';
import type { Runner } from './runner.ts';
import type { Sleep } from './sleep.ts';

/** What other nodes did with the table: hearing of it, and catching up by what is stored. */
export class OtherNodes {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #runner: Runner;
  readonly #sleep: Sleep;

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue, runner: Runner, sleep: Sleep) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#runner = runner;
    this.#sleep = sleep;
  }

  /** The last entry that watchers here were told of. */
  get #lastSeq(): number | undefined {
    return this.#memory.play?.seq ?? this.#sleep.sleptAt;
  }

  /** Another node says that the log is at `seq`. */
  heardEntry(seq: number): void {
    this.#hear(
      () => (this.#lastSeq ?? -1) < seq,
      () => this.#refresh(),
    );
  }

  /** Another node says that the table was changed, and is at `rev`; `undefined`: anything may have happened. */
  heardChange(rev: number | undefined): void {
    this.#hear(
      () => rev === undefined || this.#memory.table.rev < rev,
      () => this.reload(),
    );
  }

  /** By the time it is this task's turn, the news may have been read for another reason. */
  #hear(isNews: () => boolean, read: () => Promise<void>): void {
    if (!isNews() || (this.#sleep.isAsleep && !this.#memory.audience.isWatched)) return;
    this.#queue.push(async () => {
      if (isNews()) await read();
    });
  }

  /** Whether another node has changed anything that has not been heard of here. */
  async isBehind(): Promise<boolean> {
    const { id, table, seq } = this.#memory;
    const at = await this.#context.store.tables.position(id);
    return at?.rev !== table.rev || at.seq !== seq;
  }

  async refreshIfBehind(): Promise<void> {
    const stored = await this.#context.store.entries.after(this.#memory.id, this.#memory.seq);
    if (stored.length > 0) await this.#refresh();
  }

  /** Makes the entries again that other nodes stored, and tells them. What this cannot do, a reload does. */
  async #refresh(): Promise<void> {
    const { id, table, offered, play: before } = this.#memory;
    const { tables, entries } = this.#context.store;
    if (!before || before.isPinned) return this.reload();
    const rows = await entries.after(id, before.seq);
    if (rows.some(({ kind }) => kind === 'end')) return this.reload();
    let current: Play | undefined = before;
    for (const row of rows) {
      const isNext: boolean = row.rules === before.match.state.rules && row.seq === (current?.seq ?? 0) + 1;
      current = isNext && current ? replayEntry(current, row, table.meta.clock) : undefined;
    }
    if (!current) return this.reload();
    if (current === before) return;
    if (offered.game.outcome(current.match.state)) return this.reload();
    const events = await this.#memory.eventsAfter(before.seq, current.seq);
    const at = await tables.position(id);
    if (at?.runner !== undefined) this.#memory.table = { ...table, runner: at.runner };
    this.#runner.reloaded(at?.wakeAt);
    this.#memory.advance(current, events);
    this.#runner.consider();
  }

  /** Reads the table anew, whatever was in memory, and tells watchers what changed. */
  async reload(): Promise<void> {
    const memory = this.#memory;
    const { store } = this.#context;
    const { table: before } = memory;
    const lastSeq = this.#lastSeq;
    const read = await readTable(store, memory.id, () => memory.offered);
    if (!read) throw new Error('a table is gone from the database');
    const { loaded, play } = read;
    const seq = play?.seq;
    const isNews = seq !== undefined && seq !== lastSeq;
    const from = Math.min(lastSeq ?? 0, seq ?? 0);
    const isBehind = isNews && from < seq && memory.audience.size > 0;
    const rows = isBehind ? await memory.eventsAfter(from, seq) : [];
    memory.table = loaded.table;
    memory.play = play;
    this.#runner.reloaded(loaded.wakeAt);
    this.#sleep.woke(loaded.stored?.seq ?? 0);
    if (loaded.table.rev !== before.rev) memory.tellTable(isNews ? memory.table : before);
    if (isNews && play) memory.audience.tellState(memory.table, play, from, rows);
    this.#runner.consider();
  }
}
