import type { Game, GameTypes } from '@hanga/kernel';
import { hashOf } from '../src/people/secrets.ts';
import type { Append } from '../src/storage/engine.ts';
import type { EntryColumns, TableColumns } from '../src/storage/schema.ts';
import { botOf, type StoredSeat, type StoredTable, type TableMeta } from '../src/table/meta.ts';
import { ClockWatch } from './clockWatch.ts';
import type { CommitListener, SimDatabase } from './database.ts';
import { checkGiven } from './given.ts';
import { StoredLog } from './log.ts';
import { MessageChecks } from './messageChecks.ts';
import type { Jar, Line, NetworkListener, Request } from './network.ts';
import { BEGINNING, type Scheduler, Violation } from './scheduler.ts';
import { ShuffleWatch } from './shuffleWatch.ts';

/** How long another node may go on with what a table was like before it was changed. */
const NEWS_TRAVEL = 10_000;

interface Revision {
  readonly at: number;
  readonly table: StoredTable;
}

/** What is known of one table. */
export interface Tracked {
  readonly revisions: Revision[];
  log: StoredLog | undefined;
  clock: ClockWatch | undefined;
  /** By seat: how long the log was when its player last came back. */
  readonly returns: Map<number, number>;
  /** By seat: since when it has owed a decision. */
  readonly owesSince: Map<number, number>;
}

/** Knows what is stored and who is who, and checks that everything stored was allowed. What is said `MessageChecks` checks. */
export class Oracle implements CommitListener, NetworkListener {
  readonly tables = new Map<string, Tracked>();
  readonly shuffles = new ShuffleWatch();
  violation: Violation | undefined;
  /** Milliseconds in which something was wrong with the machines: nobody's clock can be held to them. */
  excuse = 5000;
  isClockSteady = true;
  /** Tables that whoever runs the server has ended, or tried to. */
  readonly endedByHouse = new Set<string>();
  /** By id, when they were banned. */
  readonly banned = new Map<string, number>();
  /** From then on nothing is to be stored: the server is read-only, and what was under way is over. */
  readOnlyFrom = Number.POSITIVE_INFINITY;
  readonly #scheduler: Scheduler;
  readonly #games: ReadonlyMap<string, Game<GameTypes>>;
  readonly #humans = new Map<string, string>();
  readonly #keys = new Map<string, string>();
  readonly #messages: MessageChecks;
  database: SimDatabase | undefined;
  /** When something was last stored. */
  storedAt = 0;
  onTrace: (line: string) => void = () => {};

  constructor(scheduler: Scheduler, games: ReadonlyMap<string, Game<GameTypes>>) {
    this.#scheduler = scheduler;
    this.#games = games;
    this.#messages = new MessageChecks(scheduler, this);
  }

  /** How many messages nodes have sent. */
  get said(): number {
    return this.#messages.sent;
  }

  /** Whether some person's time is running out. */
  get isClockRunning(): boolean {
    return [...this.tables.values()].some(({ revisions, log }) => {
      const table = revisions.at(-1)?.table;
      if (table?.status !== 'running' || table.meta.clock.kind === 'none' || !log || log.isPaused) return false;
      return log.toAct.length > 0;
    });
  }

  /** A command that a human has thought of. */
  knowKey(key: string, human: string): void {
    this.#keys.set(key, human);
  }

  onToken(jar: Jar, token: string): void {
    const [row] = this.#read<{ player_id: string }>('select player_id from sessions where hash = ?', hashOf(token));
    if (row) this.#humans.set(row.player_id, jar.human);
  }

  #read<Row>(sql: string, ...parameters: (string | number)[]): Row[] {
    return this.database?.read<Row>(sql, ...parameters) ?? [];
  }

  /** What is wrong is kept: whoever calls may be in no place to hear of it. */
  #check(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.violation ??= error instanceof Violation ? error : new Violation(String((error as Error).stack));
    }
  }

  // --- what is stored

  onTable(id: string): void {
    this.storedAt = this.#scheduler.now;
    this.#check(() => {
      const [row] = this.#read<TableColumns>('select * from tables where id = ?', id);
      if (!row) return;
      const table = tableIn(row);
      const tracked: Tracked = this.tables.get(id) ?? {
        revisions: [],
        log: undefined,
        clock: undefined,
        returns: new Map(),
        owesSince: new Map(),
      };
      this.tables.set(id, tracked);
      const before = tracked.revisions.at(-1)?.table;
      this.onTrace(`${id.slice(0, 4)} rev ${table.rev} ${table.status} ${table.meta.seats.map(seatWords).join(' ')}`);
      this.#checkSeats(table);
      this.shuffles.onTable(before, table);
      if (before) this.#checkReturns(tracked, before, table);
      if (before) checkGiven(tracked, before, table, { now: this.#scheduler.now, oracle: this });
      if (table.status === 'ended' && !tracked.log?.isEnded)
        throw new Violation(`${id} was ended without an entry that says so`);
      if (before) this.#checkAgreed(before, table);
      tracked.revisions.push({ at: this.#scheduler.now, table });
      const game = this.#games.get(table.game);
      if (table.meta.startedAt !== undefined && !tracked.log && game) {
        tracked.log = new StoredLog(game, table);
        for (const seat of tracked.log.toAct) tracked.owesSince.set(seat, table.meta.startedAt);
        tracked.clock = new ClockWatch(table.meta.clock, table.meta.seats.length, this.#scheduler.now);
      }
    });
  }

  /** A game that has begun is never closed, and what it is played under is what was agreed at its start. */
  #checkAgreed(before: StoredTable, { id, status, meta }: StoredTable): void {
    if (before.status !== 'running' && before.status !== 'finished') return;
    if (status === 'open' || status === 'closed') throw new Violation(`${id} had begun and is ${status}`);
    const agreed = ({ name, clock, options }: StoredTable['meta']): string => JSON.stringify([name, clock, options]);
    if (agreed(meta) !== agreed(before.meta)) throw new Violation(`${id} is played under another agreement`);
  }

  /** All who may play for a seat are one human, and whoever sat down is among them. */
  #checkSeats({ id, meta }: StoredTable): void {
    for (const [number, seat] of meta.seats.entries()) {
      if (seat.kind !== 'person') continue;
      const owner = this.#humans.get(seat.player);
      for (const holder of seat.holders) {
        if (this.#humans.get(holder) !== owner)
          throw new Violation(`${this.#humans.get(holder)} may play for ${owner} in seat ${number} of ${id}`);
      }
      if (!seat.removed && !seat.holders.includes(seat.player))
        throw new Violation(`${owner} was pushed out of seat ${number} of ${id}`);
    }
  }

  /** The clock begins anew only for who was away, and once before the game gets further. */
  #checkReturns(tracked: Tracked, { meta: before }: StoredTable, { meta: after }: StoredTable): void {
    for (const [seat, at] of Object.entries(after.backAt ?? {})) {
      if (before.backAt?.[Number(seat)] === at) continue;
      const stored = before.seats[Number(seat)];
      if (stored?.kind !== 'person' || stored.standIn === undefined)
        throw new Violation(`the clock of seat ${seat} began anew, and nobody had been away`);
      const furthest = tracked.log?.furthest ?? 0;
      if ((tracked.returns.get(Number(seat)) ?? -1) >= furthest)
        throw new Violation(`the clock of seat ${seat} began anew twice, and the game had got no further`);
      tracked.returns.set(Number(seat), furthest);
      tracked.clock?.cameBack(Number(seat));
    }
  }

  onAppended(batch: readonly Append[]): void {
    this.storedAt = this.#scheduler.now;
    this.#check(() => {
      for (const { entry, result } of batch) {
        this.onTrace(
          `${entry.table_id.slice(0, 4)} ${entry.seq} ${entry.kind} of seat ${entry.seat}: ${entry.action ?? ''}`,
        );
        const tracked = this.tables.get(entry.table_id);
        if (!tracked?.log) throw new Violation(`an entry of ${entry.table_id} was stored before its game began`);
        this.#checkAuthor(tracked, entry);
        this.#checkHouse(tracked, entry);
        const before = tracked.log.toAct;
        this.#holdClock(tracked);
        tracked.log.add(entry);
        tracked.clock?.entry(entry.kind, entry.seat, before, tracked.log.toAct);
        for (const seat of tracked.log.toAct)
          if (seat === entry.seat || !before.includes(seat)) tracked.owesSince.set(seat, entry.at);
        if (result !== undefined) this.onTable(entry.table_id);
      }
    });
  }

  #checkAuthor(tracked: Tracked, { key, seat, seq, kind }: EntryColumns): void {
    const human = this.#keys.get(key);
    // A node goes on with a clock by itself; all else that is no move is the host's.
    if (kind === 'resume' && human === undefined) return;
    if (kind === 'end' && key === 'house') return;
    if (kind === 'pause' || kind === 'resume' || kind === 'end') {
      if (!this.recent(tracked).some(({ meta }) => this.#humans.get(meta.host) === human))
        throw new Violation(`${human ?? 'a bot'}, who is not the host, stored a ${kind} as entry ${seq}`);
      return;
    }
    const mayAct = (meta: TableMeta): boolean =>
      human === undefined ? botOf(meta, seat) !== undefined : this.isHolder(meta.seats[seat], human);
    if (!this.recent(tracked).some(({ meta }) => mayAct(meta)))
      throw new Violation(`${human ?? 'a bot'} acted for seat ${seat} in entry ${seq}`);
  }

  /** What those who run the server have said holds. */
  #checkHouse(tracked: Tracked, { table_id, key, seat, seq, kind }: EntryColumns): void {
    const isHouse = kind === 'end' && key === 'house';
    if (isHouse && !this.endedByHouse.has(table_id)) throw new Violation(`${table_id} was ended in the house's name`);
    if (!isHouse && this.#scheduler.now > this.readOnlyFrom)
      throw new Violation(`entry ${seq} of ${table_id} was stored while the server was read-only`);
    const human = this.#keys.get(key);
    const isLong = (at: number): boolean => this.#scheduler.now - at > NEWS_TRAVEL;
    // Who has a second device, with an id of its own, may still play by that.
    const isFree = (id: string): boolean => this.#humans.get(id) === human && !this.banned.has(id);
    const mayStill = ({ meta }: StoredTable): boolean => {
      const held = meta.seats[seat];
      return held?.kind === 'person' && held.holders.some(isFree);
    };
    for (const [player, at] of this.banned)
      if (
        human !== undefined &&
        human === this.#humans.get(player) &&
        isLong(at) &&
        !this.recent(tracked).some(mayStill)
      )
        throw new Violation(`${human} is banned and stored entry ${seq}`);
  }

  /** The ids under which a human is known. */
  playersOf(human: string): string[] {
    return [...this.#humans].flatMap(([player, name]) => (name === human ? [player] : []));
  }

  /** The human who thought of a command, and the one behind an id. */
  authorOf(key: string): string | undefined {
    return this.#keys.get(key);
  }
  humanOf(player: string): string | undefined {
    return this.#humans.get(player);
  }

  /** Whether it is a human's own seat. */
  isHolder(seat: StoredSeat | undefined, human: string): boolean {
    return seat?.kind === 'person' && !seat.removed && this.#humans.get(seat.player) === human;
  }

  /** What the table is like, and has been like so lately that other nodes may not have heard. */
  recent({ revisions }: Tracked): StoredTable[] {
    const since = this.#scheduler.now - NEWS_TRAVEL;
    const first = revisions.findLastIndex(({ at }) => at < since);
    return revisions.slice(Math.max(0, first)).map(({ table }) => table);
  }

  latest(id: string): StoredTable | undefined {
    return this.tables.get(id)?.revisions.at(-1)?.table;
  }

  isEntry(table: string, key: string): boolean {
    return this.tables.get(table)?.log?.keys.has(key) ?? false;
  }

  isStored(table: string, key: string): boolean {
    if (this.isEntry(table, key) || this.latest(table)?.meta.keys.includes(key)) return true;
    return this.#read('select 1 from chat where table_id = ? and key = ?', table, key).length > 0;
  }

  // --- what is said

  onReceived(cable: Line, text: string): void {
    this.onTrace(`${cable.jar.human} to ${cable.server?.name}: ${text.slice(0, 110)}`);
    this.#messages.onReceived(cable, text);
  }

  onSent(cable: Line, text: string): void {
    this.onTrace(`${cable.server?.name} to ${cable.jar.human}: ${text.slice(0, 110)}`);
    this.#check(() => this.#messages.onSent(cable, text));
  }

  onClosed(cable: Line): void {
    this.#messages.onClosed(cable);
  }

  onCalled(request: Request): void {
    this.onTrace(`${request.method} ${request.path}`);
    this.#messages.onCalled(request);
  }

  onAnswered(request: Request, status?: number): void {
    this.onTrace(`${request.method} ${request.path}: ${status}`);
    this.#check(() => this.#messages.onAnswered(request, status));
  }

  // --- as time goes by

  everySecond(): void {
    this.#check(() => {
      this.#messages.checkAnswered();
      for (const tracked of this.tables.values()) this.#holdClock(tracked);
    });
  }

  /** By the hour of the day, in a way of its own. */
  #isResting({ meta }: StoredTable, seat: number): boolean {
    const stored = meta.seats[seat];
    if (stored?.kind !== 'person' || !stored.rest) return false;
    const { from, to } = stored.rest;
    const minute = Math.floor((BEGINNING + this.#scheduler.now) / 60_000) % 1440;
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
  }

  #holdClock(tracked: Tracked): void {
    const table = tracked.revisions.at(-1)?.table;
    if (!tracked.log || !tracked.clock || table?.status !== 'running') return;
    const people = tracked.log.isPaused ? [] : tracked.log.toAct.filter(seat => botOf(table.meta, seat) === undefined);
    const excuse = this.isClockSteady ? this.excuse : Number.POSITIVE_INFINITY;
    tracked.clock.tick(this.#scheduler.now, people, excuse, seat => this.#isResting(table, seat));
  }
}

const tableIn = (row: TableColumns): StoredTable => ({
  id: row.id,
  game: row.game,
  status: row.status as StoredTable['status'],
  rev: row.rev,
  meta: JSON.parse(row.meta) as TableMeta,
  seed: row.seed,
  createdAt: row.created_at,
});

const seatWords = (seat: StoredSeat): string =>
  seat.kind === 'person' ? `${seat.name}${seat.standIn ? `(${seat.standIn})` : ''}` : seat.kind;
