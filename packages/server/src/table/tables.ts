import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import { TableActor } from './actor.ts';
import { Compaction } from './compaction.ts';
import { buryDead } from './deadTables.ts';
import type { StoredTable } from './meta.ts';
import { readTable } from './rebuild.ts';
import { isStarting } from './shuffle.ts';

const SWEEP_EVERY = 1000;
const POLL_EVERY = 400;
const COMPACT_EVERY = 2000;
/** States saved at each sweep, together. */
const SAVES_PER_SWEEP = 100;
/** A state is saved when its table has been quiet for so many milliseconds, or has gone on for so many entries. */
const QUIET = 5000;
const MOST_BEHIND = 40;
const MOST_DUE = 200;
const BURY_EVERY = 60_000;
/** Milliseconds that what is under way has to end when the node stops. */
const STOPS_WITHIN = 2500;

/** The tables in memory. Any stored table comes in when somebody wants it, and leaves when nobody does. */
export class Tables {
  readonly #context: ServerContext;
  /** Since when this server is up, if no other was up before it: clocks stood still until then. */
  readonly #upSince: number | undefined;
  readonly #actors = new Map<string, Promise<TableActor | undefined>>();
  readonly #inMemory = new Map<string, TableActor>();
  readonly #timers: Timer[] = [];
  readonly #compaction: Compaction;

  constructor(context: ServerContext, upSince: number | undefined) {
    this.#context = context;
    this.#upSince = upSince;
    this.#compaction = new Compaction(context);
  }

  start(): void {
    this.#repeat(() => this.#sweep(), SWEEP_EVERY);
    this.#repeat(() => this.#poll(), POLL_EVERY);
    const bury = this.#repeat(() => buryDead(this.#context, id => this.get(id)), BURY_EVERY);
    void bury();
    this.#repeat(() => this.#compaction.round(), COMPACT_EVERY);
    this.#context.metrics.tablesInMemory(() => this.#inMemory.size);
  }

  get size(): number {
    return this.#inMemory.size;
  }

  /** Touches the table, so that whoever gets it has time to use it before it leaves memory. */
  get(id: string): Promise<TableActor | undefined> {
    this.#inMemory.get(id)?.sleep.touch();
    let actor = this.#actors.get(id);
    if (!actor) {
      actor = this.#load(id);
      this.#actors.set(id, actor);
      actor.then(
        found => found ?? this.#actors.delete(id),
        () => this.#actors.delete(id),
      );
    }
    return actor;
  }

  inMemory(id: string): TableActor | undefined {
    return this.#inMemory.get(id);
  }

  async create(table: StoredTable): Promise<boolean> {
    return await this.#context.store.tables.create(table, this.#context.clock.now());
  }

  async #load(id: string): Promise<TableActor | undefined> {
    const read = await readTable(this.#context.store, id, game => this.#context.games.get(game));
    if (!read) return undefined;
    const { loaded, offered, play } = read;
    const actor = new TableActor(this.#context, offered, loaded, play);
    this.#inMemory.set(id, actor);
    const stoodUntil = Math.max(this.#upSince ?? 0, this.#context.house.openSince);
    const wasDown = (actor.play?.times.since ?? 0) < stoodUntil;
    if (wasDown && play && loaded.table.meta.clock.kind !== 'none') actor.moves.resumeClock();
    else if (wasDown && isStarting(loaded.table)) actor.seats.prolongShuffle();
    else actor.runner.consider();
    return actor;
  }

  /** Runs a task at an interval, never twice at a time; a failure is logged, and the next run comes all the same. */
  #repeat(task: () => Promise<void>, every: number): () => Promise<void> {
    let isUnderWay = false;
    const run = async (): Promise<void> => {
      if (isUnderWay) return;
      isUnderWay = true;
      try {
        await task();
      } catch (error) {
        this.#context.log.warn({ err: error }, 'the database did not answer');
      }
      isUnderWay = false;
    };
    this.#timers.push(this.#context.timers.every(every, () => void run()));
    return run;
  }

  /** Takes over the tables with something due whose runner is this node, or dead. */
  async #poll(): Promise<void> {
    const { store, clock, house } = this.#context;
    if (house.isReadOnly) return;
    for (const id of await store.nodes.claimDue(clock.now() + POLL_EVERY, MOST_DUE)) {
      const actor = await this.get(id);
      actor?.runner.takeOver();
      if (!actor) await store.nodes.setWake(id, null);
    }
  }

  /** Tables that nobody touched for a while leave memory, their latest state stored. */
  async #sweep(): Promise<void> {
    const { idleAfter } = this.#context.options;
    const now = this.#context.clock.elapsed();
    const unsaved: TableActor[] = [];
    for (const [id, actor] of this.#inMemory) {
      if (actor.audience.size > 0) actor.presence.changed();
      if (actor.queue.isBusy) continue;
      const quietFor = now - actor.sleep.touchedAt;
      if (actor.sleep.behind > 0) {
        const isTime = quietFor > Math.min(QUIET, idleAfter) || actor.sleep.behind > MOST_BEHIND;
        if (isTime && unsaved.length < SAVES_PER_SWEEP) unsaved.push(actor);
      } else if (quietFor > idleAfter && !actor.runner.isDue) {
        actor.sleep.fallAsleep();
        if (actor.audience.isWatched) continue;
        this.#inMemory.delete(id);
        this.#actors.delete(id);
      }
    }
    await this.#save(unsaved);
  }

  async #save(actors: readonly TableActor[]): Promise<void> {
    for (let i = 0; i < actors.length; i += SAVES_PER_SWEEP) {
      const states = actors.slice(i, i + SAVES_PER_SWEEP).flatMap(actor => actor.sleep.unsaved() ?? []);
      if (states.length > 0) await this.#context.store.tables.saveStates(states);
      for (const { id, seq } of states) this.#inMemory.get(id)?.sleep.saved(seq);
    }
  }

  /** Another node says something of a table. If that is being read just now, what was read may be older than the word. */
  hear(id: string, hear: (actor: TableActor) => void): void {
    const actor = this.#inMemory.get(id);
    if (actor) hear(actor);
    else
      void this.#actors.get(id)?.then(
        read => read && hear(read),
        () => {},
      );
  }

  /** Notices of other nodes may have been lost: every table reads what is stored. */
  reread(): void {
    for (const id of this.#actors.keys())
      this.hear(id, actor => {
        actor.otherNodes.heardChange(undefined);
        actor.chat.heard();
      });
  }

  /** The server is no longer read-only. */
  reopened(): void {
    for (const id of this.#actors.keys()) this.hear(id, actor => actor.reopened());
  }

  /** The table is stored no more: whoever looks at it is told. */
  drop(id: string): void {
    const actor = this.#inMemory.get(id);
    this.#inMemory.delete(id);
    this.#actors.delete(id);
    actor?.runner.stop();
    actor?.sleep.end();
    actor?.audience.tellGone(id);
    this.#context.onListed(id, undefined);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    this.#compaction.stop();
    for (const actor of this.#inMemory.values()) actor.runner.stop();
    const idle = Promise.all([...this.#inMemory.values()].map(actor => actor.queue.idle()));
    // Where the database hangs, what still waits has not been acknowledged: it may be dropped.
    await Promise.race([idle, new Promise<void>(resolve => this.#context.timers.after(STOPS_WITHIN, resolve))]);
    await this.#save([...this.#inMemory.values()]);
  }
}
