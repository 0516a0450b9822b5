import { begin, commitmentTo, hexOf } from '@hanga/kernel';
import type { SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { Player, SeatCode } from '../storage/people.ts';
import { askedOf } from './clock.ts';
import { type Attempt, perform, standIn, type TableCommand, TRIES, withKey } from './commands.ts';
import type { TableMemory } from './memory.ts';
import { isHeldBy, isOver, type StoredTable } from './meta.ts';
import type { OtherNodes } from './otherNodes.ts';
import { givenTo } from './persons.ts';
import { firstPlay, type Play } from './play.ts';
import type { TaskQueue } from './queue.ts';
import { withRests } from './rests.ts';
import type { Runner } from './runner.ts';
import { afterLeaving, dealtSeed, type Moment, type NewPart, newPartOf, overdue, prolonged } from './shuffle.ts';

/** Devices of one person at one table, besides the one that sat down. */
const MOST_DEVICES = 8;

interface Replacement {
  /** The game that begins with it. */
  readonly begun?: Play;
  readonly atSeq?: number | undefined;
}

/** Who sits where and how the table is set up, until and including the start of its game. */
export class Seats {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #runner: Runner;
  readonly #otherNodes: OtherNodes;
  readonly #newPart: NewPart;

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue, runner: Runner, otherNodes: OtherNodes) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#runner = runner;
    this.#otherNodes = otherNodes;
    this.#newPart = newPartOf(context.random);
  }

  async attempt(player: string, key: string, wanted: TableCommand): Promise<Attempt> {
    const { table, play, offered } = this.#memory;
    if (table.meta.keys.includes(key)) return undefined;
    const { clock, store, options } = this.#context;
    const command = patient(wanted, options.leastPatience);
    const now = clock.now();
    const isBot = command.kind === 'sit' && (await store.people.player(player))?.isBot === true;
    const furthest = play?.furthest ?? 0;
    const owesSince = (seat: number): number | undefined => (play ? owedSince(play, seat) : undefined);
    const requester = { ...this.#moment(now), player, isBot, newPart: this.#newPart, furthest, owesSince };
    const result = perform(table, command, requester, offered);
    if ('refusal' in result) return { kind: result.refusal };
    const next = withKey(result.table, key);
    // The moment to look around is granted for the question asked now, so the log must be where this node thinks it is.
    // And a vote is about somebody who has not moved.
    const atSeq = command.kind === 'back' || command.kind === 'vote' ? play?.seq : undefined;
    return (await this.#store(next, now, atSeq)) ? undefined : 'raced';
  }

  /** The same person on another device: whoever made the code must still sit where they sat when they made it. */
  share(
    { player: owner, satAt }: Pick<SeatCode, 'player' | 'satAt'>,
    player: string,
  ): Promise<SimpleRefusal | undefined> {
    return this.#change(table => {
      const { seats } = table.meta;
      if (table.status !== 'open' && table.status !== 'running') return 'badCode';
      const seat = seats.find(candidate => isHeldBy(candidate, owner));
      if (seat?.kind !== 'person' || (seat.satAt ?? 0) !== satAt) return 'badCode';
      if (isHeldBy(seat, player)) return table;
      if (seats.some(other => isHeldBy(other, player))) return 'alreadySeated';
      // Who sat down keeps the seat, however many devices come.
      const [first = owner, ...others] = seat.holders;
      const holders = [first, ...[...others, player].slice(-MOST_DEVICES)];
      const shared = seats.map(other => (other === seat ? { ...seat, holders } : other));
      return { ...table, meta: { ...table.meta, seats: shared } };
    });
  }

  /** Somebody who played without an account signs in to one: what was theirs here is the account's now. */
  async give(from: string, to: Pick<Player, 'id' | 'isBot'>): Promise<boolean> {
    const given = (table: StoredTable): StoredTable => afterLeaving(table, givenTo(table, from, to), this.#newPart);
    return (await this.#change(given)) === undefined;
  }

  /** The time for what the shuffle waits for is up. */
  shuffleDue(): void {
    this.#queue.push(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#context.house.isReadOnly) return;
        const now = this.#context.clock.now();
        const next = overdue(this.#memory.table, this.#moment(now), this.#newPart);
        if (!next) return this.#runner.consider();
        if (await this.#store(next, now)) return;
        await this.#otherNodes.reload();
      }
    });
  }

  /** The server was down while parts were awaited. */
  prolongShuffle(): void {
    void this.#change(table => prolonged(table, this.#moment(this.#context.clock.now()))).catch(() => {});
  }

  #moment(now: number): Moment {
    return { now, revealWithin: this.#context.options.revealWithin };
  }

  /** What those who run the server do with a table, whoever sits there. */
  byHouse(change: (table: StoredTable) => StoredTable | SimpleRefusal): Promise<SimpleRefusal | undefined> {
    return this.#change(before => {
      const table = change(before);
      return typeof table === 'string' ? table : afterLeaving(before, table, this.#newPart);
    });
  }

  /** Closes a table that still waits for players, unless somebody looks at it. Any change since shows in its `rev`. */
  async close(): Promise<void> {
    const isWatched = (): boolean => this.#memory.audience.isWatched;
    await this.#change(table => (table.status !== 'open' || isWatched() ? table : { ...table, status: 'closed' }));
  }

  /** A bot plays for a seat whose time is up. */
  flag(seat: number): void {
    this.#queue.push(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (!this.#runner.isFlagged(seat) || this.#context.house.isReadOnly) return;
        const result = standIn(this.#memory.table, seat, 'clock');
        if ('refusal' in result || (await this.#replace(result.table, this.#context.clock.now()))) return;
        await this.#otherNodes.reload();
      }
    });
  }

  /** Tries again, with the table as it is then, when another node has changed it meanwhile. */
  #change(change: (table: StoredTable) => StoredTable | SimpleRefusal): Promise<SimpleRefusal | undefined> {
    return this.#queue.ask(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const before = this.#memory.table;
        const table = change(before);
        if (typeof table === 'string') return table;
        if (table === before || (await this.#replace(table, this.#context.clock.now()))) return undefined;
        await this.#otherNodes.reload();
      }
      return 'tryAgain';
    });
  }

  /** Stores the table anew, and begins its game where it is to run from now on. */
  #store(table: StoredTable, now: number, atSeq?: number): Promise<boolean> {
    const begins = table.status === 'running' && this.#memory.table.status === 'open';
    return begins ? this.#start(table, now) : this.#replace(table, now, { atSeq });
  }

  /** Where the same people play again: said once, to all who look at this table. */
  again(next: NonNullable<StoredTable['meta']['next']>): Promise<SimpleRefusal | undefined> {
    return this.#change(table => {
      if (!isOver(table)) return 'notOver';
      return table.meta.next ? table : { ...table, meta: { ...table.meta, next } };
    });
  }

  /** The game begins. `false`: another node has changed the table since. */
  async #start(table: StoredTable, now: number): Promise<boolean> {
    const { game } = this.#memory.offered;
    const { meta } = table;
    // A table that an earlier Hanga opened has no parts.
    const seed = dealtSeed(table) ?? hexOf(this.#context.random.bytes(32));
    const options = game.options(meta.options) as object;
    const match = begin(game, { options, seats: meta.seats.length, seed });
    const seats = await withRests(this.#context, meta, now);
    const begun = {
      ...table,
      seed,
      meta: { ...meta, seats, options, startedAt: now, commitment: commitmentTo(seed) },
    };
    return this.#replace(begun, now, { begun: firstPlay(match, begun.meta, now) });
  }

  /**
   * Stores the table anew and tells everybody. `false`: another node has changed it since, or its log is no longer at
   * `atSeq`.
   */
  async #replace(table: StoredTable, now: number, { begun, atSeq }: Replacement = {}): Promise<boolean> {
    const memory = this.#memory;
    const play = begun ?? memory.play;
    const wakeAt = this.#runner.wakeAt(table, play);
    const start = begun && { seq: 0, rules: begun.match.state.rules, state: begun.match.state };
    const isAside = isOver(table);
    const more = { wakeAt: wakeAt ?? null, isAside, ...(start && { start }), ...(atSeq !== undefined && { atSeq }) };
    await this.#runner.quiet;
    if (!(await this.#context.store.tables.replace(table, now, more))) return false;
    const before = memory.table;
    this.#runner.storedWake(wakeAt);
    memory.table = { ...table, rev: table.rev + 1 };
    memory.play = play;
    memory.tellTable(begun ? memory.table : before);
    if (begun) memory.audience.tellState(memory.table, begun, 0, []);
    this.#runner.consider();
    return true;
  }
}

/** Since when a seat has owed a decision. While the game is paused nobody owes one. */
function owedSince(play: Play, seat: number): number | undefined {
  const { match, times, paused, isPinned } = play;
  if (paused || isPinned || !match.game.toAct(match.state).includes(seat)) return undefined;
  return askedOf(times)[seat];
}

/** Whatever the host wishes, everybody is waited for so many seconds at least. */
const patient = (command: TableCommand, least: number): TableCommand =>
  command.kind === 'settings' && command.patience !== undefined
    ? { ...command, patience: Math.max(command.patience, least) }
    : command;
