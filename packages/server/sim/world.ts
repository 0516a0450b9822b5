import { kaigan } from '@hanga/games/kaigan/rules';
import { kanagawa } from '@hanga/games/kanagawa/rules';
import { fastRng, type Game, type GameTypes } from '@hanga/kernel';
import { toy } from '@hanga/kernel/testing';
import type { Logger } from 'pino';
import type { Bots, Passwords } from '../src/context.ts';
import { type OfferedGame, offered } from '../src/games.ts';
import type { Metrics } from '../src/metrics.ts';
import { createNode } from '../src/node.ts';
import { defaults, type ServerOptions } from '../src/options.ts';
import { Store } from '../src/storage/store.ts';
import { checkAgreement } from './agreement.ts';
import { fairWeather, SimDatabase } from './database.ts';
import { Faults } from './faults.ts';
import { type Habit, Human, type TableWishes } from './habits.ts';
import { calmNetwork, Network, type Server } from './network.ts';
import { Oracle } from './oracle.ts';
import type { Surroundings } from './people.ts';
import { BEGINNING, Chance, Scheduler, Violation } from './scheduler.ts';
import { Warden } from './warden.ts';

/** Milliseconds in which people act, and in which everything must have come to rest. */
const LIVELY = 8000;
const QUIET = 12_000;
/** Bots may go on playing in the quiet: it ends when nothing was stored for so long. */
const REST = 3000;
const LONGEST_REST = 240_000;
/** In one in so many worlds whoever runs the server intervenes. */
const WARDEN_IN = 4;
/** In one in so many worlds somebody has a program play. */
const PROGRAMS_IN = 3;
/** In one in so many worlds browsers bring parts to the shuffle: those of the first two, or of everybody. */
const PARTS_IN = 2;
/** In one in so many worlds people pause, vote, give seats away and back, break off, and have nights. */
const SOCIABLE_IN = 3;
/** One world in so many has hosts who change what was agreed before the start, and one in so many closes tables soon. */
const EDITS_IN = 3;
const FORGETS_IN = 4;

const random = { name: 'random', decide: () => ({}) } as never;
const games: ReadonlyMap<string, OfferedGame> = new Map(
  [offered(toy, [random]), offered(kanagawa, [random]), offered(kaigan, [random])].map(one => [one.game.id, one]),
);
const rules = new Map([...games].map(([id, { game }]) => [id, game as Game<GameTypes>]));
const nothing = (): void => {};
const tally = { add: nothing };
const metrics = {
  ...{ commands: tally, refusedSockets: tally, messages: tally, told: tally, entries: tally },
  ...{ tablesInMemory: nothing, sockets: nothing, botsWaiting: nothing },
} as unknown as Metrics;

/** Real ones take a thread and a tenth of a second. */
const passwords: Passwords = {
  hash: password => Promise.resolve(`hash of ${password}`),
  isCommon: () => Promise.resolve(false),
  matches: (stored, password) => Promise.resolve(stored === `hash of ${password}`),
};

export interface Story {
  readonly entries: number;
  readonly messages: number;
  readonly finished: number;
  /** Games that were stored compactly. */
  readonly packed: number;
  readonly milliseconds: number;
}

/** Everything that happens follows from the seed. Throws a `Violation` when something that is promised does not hold. */
export async function simulate(seed: number, trace?: (line: string) => void): Promise<Story> {
  const world = new World(seed, trace ?? nothing);
  return await world.run();
}

/** One place where a node runs; it may be killed, and another started in its place. */
interface Machine {
  readonly number: number;
  generation: number;
  /** What its clock is off by. */
  offset: number;
  server: Server | undefined;
  /** Running, or about to. */
  isUp: boolean;
  kill: () => void;
}

export class World implements Surroundings {
  readonly scheduler = new Scheduler();
  readonly chance: Chance;
  readonly oracle: Oracle;
  readonly network: Network;
  readonly database: SimDatabase;
  readonly tables: string[] = [];
  readonly machines: Machine[];
  readonly people: Human[];
  readonly trace: (line: string) => void;
  isQuiet = false;
  /** By the seed and not by chance: all other worlds go on as they were. */
  readonly isSociable: boolean;
  readonly #isWatchedOver: boolean;
  readonly #options: ServerOptions;

  constructor(seed: number, trace: (line: string) => void) {
    this.chance = new Chance(fastRng(seed));
    this.isSociable = seed % SOCIABLE_IN === 1;
    this.#isWatchedOver = seed % WARDEN_IN === 2;
    this.trace = line => trace(`${String(this.scheduler.now).padStart(6)} ${line}`);
    this.oracle = new Oracle(this.scheduler, rules);
    this.network = new Network(this.scheduler, this.chance, this.oracle);
    this.database = new SimDatabase(this.scheduler, this.chance, this.oracle);
    this.oracle.database = this.database;
    this.oracle.onTrace = this.trace;
    this.machines = Array.from({ length: this.chance.pick([1, 1, 2, 2, 3]) }, (_, number) => ({
      ...{ number, generation: 0, offset: 0, server: undefined, isUp: false, kill: nothing },
    }));
    this.#options = {
      ...defaults,
      ...{ games: '', data: '', botPace: this.chance.pick([0, 0, 30]), tellAfter: 3000, revealWithin: 1500 },
      idleAfter: this.chance.pick([1500, 4000, 60_000]),
      packAfter: 1500,
      ...{ leastPatience: 1, restsFrom: 1 },
      // By the seed and not by chance: all other worlds go on as they were.
      ...(seed % FORGETS_IN === 0 && { deadAfter: 10_000 }),
      limits: {
        ...defaults.limits,
        socketsPerAddress: 1000,
        tablesPerAddressPerHour: 1000,
        newPeoplePerHour: 10_000,
        messagesPerSecond: 60,
        chatPerMinute: 600,
      },
    };
    this.people = this.#populate(seed);
  }

  #populate(seed: number): Human[] {
    const { chance } = this;
    const habits: Habit[] = ['hosts', 'plays', 'plays'];
    for (const habit of ['stalls', 'undoes', 'wanders', 'snoops'] as const) if (chance.oneIn(4)) habits.push(habit);
    // By the seed and not by chance: all other worlds go on as they were.
    if (seed % PROGRAMS_IN === 0) habits.push('programs');
    const wishes = { ...this.#wishes(), isEdited: seed % EDITS_IN === 0 };
    const brings = (i: number): boolean => seed % PARTS_IN === 0 && (i < 2 || seed % 4 === 0);
    return habits.map((habit, i) => new Human(`Human${String.fromCharCode(65 + i)}`, habit, this, wishes, brings(i)));
  }

  #wishes(): Omit<TableWishes, 'isEdited'> {
    const { chance } = this;
    const game = chance.pick([...Array.from({ length: 8 }, () => 'toy'), 'kanagawa', 'kaigan']);
    const clock = chance.pick([
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'bank', initial: 4, increment: 1 },
      { kind: 'deadline', seconds: 5 },
    ]);
    const seats = game === 'kaigan' ? 3 : chance.between(2, 3);
    return { game, seats, options: game === 'toy' ? { chips: 5 } : {}, clock };
  }

  server(): Server | undefined {
    return this.chance.pick(this.machines).server;
  }

  async #startNode(machine: Machine): Promise<void> {
    const { scheduler, chance } = this;
    const name = `n${machine.number}g${++machine.generation}`;
    const { engine, kill } = this.database.connect(name);
    let isAlive = true;
    const guarded = (task: () => void) => (): void => {
      if (isAlive) task();
    };
    const timers = {
      after: (milliseconds: number, task: () => void) => scheduler.after(milliseconds, guarded(task)),
      every(milliseconds: number, task: () => void) {
        let timer = scheduler.after(milliseconds, again);
        function again(): void {
          timer = scheduler.after(milliseconds, again);
          guarded(task)();
        }
        return { cancel: () => timer.cancel() };
      },
      soon: (task: () => void) => void scheduler.after(0, guarded(task)),
    };
    machine.kill = () => {
      isAlive = false;
      machine.isUp = false;
      const { server } = machine;
      machine.server = undefined;
      kill();
      if (!server) return;
      server.isAlive = false;
      for (const cable of [...server.cables]) cable.cut();
      for (const lost of [...server.requests]) lost();
      server.requests.clear();
    };
    this.trace(`${name} starts`);
    try {
      const node = await createNode({
        ...{ node: name, options: this.#options, games, passwords, metrics, timers, pushKey: '' },
        log: this.#logOf(name),
        clock: { now: () => BEGINNING + scheduler.now + machine.offset, elapsed: () => scheduler.now },
        random: { bytes: count => chance.bytes(count) },
        store: new Store(engine, name, timers),
        bots: this.#bots(),
        onTurn: () => Promise.resolve(),
      });
      await node.start();
      if (!isAlive) return;
      machine.server = { name, node, isAlive: true, cables: new Set(), requests: new Set() };
    } catch (error) {
      // A process that cannot start ends, and somebody starts it again.
      this.trace(`${name} could not start: ${String(error)}`);
      machine.kill();
      await scheduler.wait(1000);
      await this.ensureUp(machine);
    }
  }

  async ensureUp(machine: Machine): Promise<void> {
    if (machine.isUp) return;
    machine.isUp = true;
    await this.#startNode(machine);
  }

  #logOf(name: string): Logger {
    const line = (about: { err?: unknown }, words: string): void =>
      this.trace(`${name}: ${words} (${about.err instanceof Error ? about.err.message : String(about.err)})`);
    return { error: line, warn: line, info: nothing, debug: nothing } as unknown as Logger;
  }

  /** Bots think for a while and then do anything; sometimes their thread breaks. */
  #bots(): Bots {
    return {
      decide: async ({ legal }) => {
        await this.scheduler.wait(this.chance.between(5, this.isQuiet ? 10 : 200));
        if (!this.isQuiet && this.chance.oneIn(40)) throw new Error('a bot broke');
        return this.chance.pick(legal);
      },
    };
  }

  async run(): Promise<Story> {
    const { scheduler, oracle } = this;
    await this.#through(this.database.migrate());
    for (const machine of this.machines) void this.ensureUp(machine);
    for (const human of this.people) void human.live().catch(error => this.#broken(error));
    const faults = new Faults(this);
    void faults.live().catch(error => this.#broken(error));
    if (this.#isWatchedOver) void new Warden(this).live().catch(error => this.#broken(error));
    // Whoever goes on for ever needs a while to go on for too long.
    const isLong = this.people.some(({ habit }) => habit === 'undoes');
    await this.#until(scheduler.now + (isLong ? 2 * LIVELY : LIVELY));
    this.#calm();
    this.trace('quiet');
    await this.#until(scheduler.now + QUIET);
    const latest = scheduler.now + LONGEST_REST;
    while (scheduler.now < latest && (scheduler.now - oracle.storedAt < REST || oracle.isClockRunning))
      await this.#until(scheduler.now + REST);
    while (this.database.isChanging) await scheduler.runUntil(scheduler.now + 10);
    checkAgreement(this);
    const logs = [...oracle.tables.values()].flatMap(({ log }) => log ?? []);
    return {
      entries: logs.reduce((sum, { seq }) => sum + seq, 0),
      messages: oracle.said,
      packed: this.database.read('select 1 from packed_logs').length,
      finished: logs.filter(({ toAct }) => toAct.length === 0).length,
      milliseconds: scheduler.now,
    };
  }

  #broken(error: unknown): void {
    this.oracle.violation ??= new Violation(`the simulation itself broke: ${String((error as Error).stack)}`);
  }

  /** Time goes by until it is done. */
  async #through(task: Promise<void>): Promise<void> {
    let isDone = false;
    void task.then(() => {
      isDone = true;
    });
    while (!isDone) await this.scheduler.runUntil(this.scheduler.now + 10);
  }

  async #until(time: number): Promise<void> {
    while (this.scheduler.now < time) {
      await this.scheduler.runUntil(this.scheduler.now + 1000);
      this.oracle.everySecond();
      if (this.oracle.violation) throw this.oracle.violation;
    }
  }

  /** Nothing goes wrong any more, everything that was down is up, and nobody acts. */
  #calm(): void {
    this.isQuiet = true;
    Object.assign(this.database.weather, fairWeather);
    Object.assign(this.network.weather, calmNetwork);
    for (const machine of this.machines) {
      machine.offset = 0;
      void this.ensureUp(machine);
    }
  }
}
