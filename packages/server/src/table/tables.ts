import type { Timer } from '../environment.ts';
import type { House } from '../house.ts';
import { TableActor } from './actor.ts';
import type { Table } from './meta.ts';
import { readTable } from './rebuild.ts';

const SWEEP_EVERY = 1000;
const POLL_EVERY = 400;
/** States saved at each sweep, together. */
const SAVES_PER_SWEEP = 100;
/** A state is saved when its table has been quiet for so many milliseconds, or has gone on for so many entries. */
const QUIET = 5000;
const MOST_BEHIND = 40;
const MOST_DUE = 200;
/** Milliseconds that what is under way has to end when the node stops. */
const STOPS_WITHIN = 2500;

/** The tables in memory. Any stored table comes in when somebody wants it, and leaves when nobody does. */
export class Tables {
  readonly #house: House;
  /** Clocks stood still while no server was up: since when this one is. */
  readonly #upSince: number | undefined;
  readonly #actors = new Map<string, Promise<TableActor | undefined>>();
  readonly #inMemory = new Map<string, TableActor>();
  readonly #timers: Timer[] = [];

  constructor(house: House, upSince: number | undefined) {
    this.#house = house;
    this.#upSince = upSince;
  }

  start(): void {
    this.#repeat(() => this.#sweep(), SWEEP_EVERY);
    this.#repeat(() => this.#poll(), POLL_EVERY);
    this.#house.metrics.tablesInMemory(() => this.#inMemory.size);
  }

  get size(): number {
    return this.#inMemory.size;
  }

  /** Whoever gets a table has time to use it before it leaves memory. */
  get(id: string): Promise<TableActor | undefined> {
    this.#inMemory.get(id)?.touch();
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

  async create(table: Table): Promise<boolean> {
    return await this.#house.store.tables.create(table, this.#house.clock.now());
  }

  async #load(id: string): Promise<TableActor | undefined> {
    const read = await readTable(this.#house.store.tables, id, game => this.#house.games.get(game));
    if (!read) return undefined;
    const { loaded, offered, play } = read;
    const actor = new TableActor(this.#house, offered, loaded, play);
    this.#inMemory.set(id, actor);
    const wasDown = this.#upSince !== undefined && (actor.play?.times.since ?? 0) < this.#upSince;
    if (wasDown && loaded.table.meta.clock.kind !== 'none') actor.resumeClock();
    else actor.driver.consider();
    return actor;
  }

  /** Again and again, but never twice at a time, and whatever the database says. */
  #repeat(task: () => Promise<void>, every: number): void {
    let isUnderWay = false;
    const run = async (): Promise<void> => {
      if (isUnderWay) return;
      isUnderWay = true;
      try {
        await task();
      } catch (error) {
        this.#house.log.warn({ err: error }, 'the database did not answer');
      }
      isUnderWay = false;
    };
    this.#timers.push(this.#house.timers.every(every, () => void run()));
  }

  /** Tables that a bot or a clock wants, and whose runner is dead or this node. */
  async #poll(): Promise<void> {
    const { store, clock } = this.#house;
    const at = clock.now();
    for (const id of await store.nodes.claimDue(at, at + POLL_EVERY, MOST_DUE)) {
      const actor = await this.get(id);
      actor?.takeOver();
      if (!actor) await store.nodes.setWake(id, null);
    }
  }

  /** Tables that nobody touched for a while leave memory, their latest state stored. */
  async #sweep(): Promise<void> {
    const { idleAfter } = this.#house.options;
    const now = this.#house.clock.elapsed();
    const unsaved: TableActor[] = [];
    for (const [id, actor] of this.#inMemory) {
      if (actor.isBusy) continue;
      const quietFor = now - actor.touchedAt;
      if (actor.behind > 0) {
        const isTime = quietFor > Math.min(QUIET, idleAfter) || actor.behind > MOST_BEHIND;
        if (isTime && unsaved.length < SAVES_PER_SWEEP) unsaved.push(actor);
      } else if (quietFor > idleAfter && !actor.driver.isDue) {
        actor.sleep();
        if (actor.isWatched) continue;
        this.#inMemory.delete(id);
        this.#actors.delete(id);
      }
    }
    await this.#save(unsaved);
  }

  async #save(actors: readonly TableActor[]): Promise<void> {
    for (let i = 0; i < actors.length; i += SAVES_PER_SWEEP) {
      const states = actors.slice(i, i + SAVES_PER_SWEEP).flatMap(actor => actor.unsaved() ?? []);
      if (states.length > 0) await this.#house.store.tables.saveStates(states);
      for (const { id, seq } of states) this.#inMemory.get(id)?.saved(seq);
    }
  }

  /** Other nodes may have said something that was not heard. */
  reread(): void {
    for (const actor of this.#inMemory.values()) {
      actor.heardChange(undefined);
      actor.heardChat();
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    for (const actor of this.#inMemory.values()) actor.driver.stop();
    const idle = Promise.all([...this.#inMemory.values()].map(actor => actor.idle()));
    // What a database that hangs keeps waiting has been promised to nobody.
    await Promise.race([idle, new Promise<void>(resolve => this.#house.timers.after(STOPS_WITHIN, resolve))]);
    await this.#save([...this.#inMemory.values()]);
  }
}
