import { begin, commitmentTo, hexOf } from '@hanga/kernel';
import type { SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { Player, SeatCode } from '../storage/people.ts';
import { type Attempt, perform, standIn, type TableCommand, TRIES, withKey } from './commands.ts';
import type { TableMemory } from './memory.ts';
import { isHeldBy, type StoredTable } from './meta.ts';
import type { OtherNodes } from './otherNodes.ts';
import { givenTo } from './persons.ts';
import { firstPlay, type Play } from './play.ts';
import type { TaskQueue } from './queue.ts';
import type { Runner } from './runner.ts';

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

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue, runner: Runner, otherNodes: OtherNodes) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#runner = runner;
    this.#otherNodes = otherNodes;
  }

  async attempt(player: string, key: string, command: TableCommand): Promise<Attempt> {
    const { table, play, offered } = this.#memory;
    if (table.meta.keys.includes(key)) return undefined;
    const { clock, store } = this.#context;
    const now = clock.now();
    const isBot = command.kind === 'sit' && (await store.people.player(player))?.isBot === true;
    const result = perform(table, command, { player, isBot, now, furthest: play?.furthest ?? 0 }, offered);
    if ('refusal' in result) return { kind: result.refusal };
    const next = withKey(result.table, key);
    // The moment to look around is granted for the question asked now, so the log must be where this node thinks it is.
    const atSeq = command.kind === 'back' ? play?.seq : undefined;
    const isReplaced =
      command.kind === 'start' ? await this.#start(next, now) : await this.#replace(next, now, { atSeq });
    return isReplaced ? undefined : 'raced';
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
    return (await this.#change(table => givenTo(table, from, to))) === undefined;
  }

  /** A bot plays for a seat whose time is up. */
  flag(seat: number): void {
    this.#queue.push(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (!this.#runner.isFlagged(seat)) return;
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

  /** The game begins. `false`: another node has changed the table since. */
  async #start(table: StoredTable, now: number): Promise<boolean> {
    const { game } = this.#memory.offered;
    const { meta } = table;
    const seed = hexOf(this.#context.random.bytes(32));
    const options = game.options(meta.options) as object;
    const match = begin(game, { options, seats: meta.seats.length, seed });
    const begun = { ...table, seed, meta: { ...meta, options, startedAt: now, commitment: commitmentTo(seed) } };
    return this.#replace(begun, now, { begun: firstPlay(match, meta.clock, now) });
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
    const more = { wakeAt: wakeAt ?? null, ...(start && { start }), ...(atSeq !== undefined && { atSeq }) };
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
