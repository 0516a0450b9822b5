import {
  begin,
  commitmentTo,
  type GameRecord,
  type GameTypes,
  hexOf,
  type Match,
  play,
  toRecord,
  undo,
  type Viewer,
} from '@hanga/kernel';
import {
  type ChatLine,
  type Deed,
  limits,
  type Refusal,
  type SimpleRefusal,
  type TableResult,
  type TableStatus,
} from '@hanga/protocol';
import type { Timer } from '../environment.ts';
import type { OfferedGame } from '../games.ts';
import type { House } from '../house.ts';
import type { Appended } from '../storage/engine.ts';
import type { SeatCode } from '../storage/people.ts';
import type { EntryColumns } from '../storage/schema.ts';
import type { Loaded, Saved } from '../storage/tables.ts';
import { Audience, isWelcome, stateFor, viewerOf, type Watcher, wasThere } from './audience.ts';
import { type Doer, type Outcome, perform, standIn, type TableDeed, withKey } from './deeds.ts';
import { Driver } from './driver.ts';
import { chatMessage, doneMessage, type FullEntry, refusedMessage, toldTo } from './messages.ts';
import {
  isHeldBy,
  isListed,
  isNameThere,
  lineOf,
  type Meta,
  recordedPlayer,
  type StoredSeat,
  seatOf,
  type Table,
} from './meta.ts';
import { givenTo } from './persons.ts';
import { advance, firstPlay, type Play, ranksOf, redo, whyNotUndo } from './play.ts';
import { TaskQueue } from './queue.ts';
import { movesOf, readTable } from './rebuild.ts';

/** Where the answer to a deed goes. */
export type Answer = (text: string) => void;

/** Entries of the past that are told at once to somebody who comes back. */
const MOST_TOLD = 400;
/** Entries of history in one answer. */
const HISTORY_PAGE = 500;
/** How often a deed is tried again when other nodes were quicker. */
const TRIES = 8;
/** Devices of one person at one table, besides the one that sat down. */
const MOST_DEVICES = 8;
/** Milliseconds after which a table that could not be stored or read is read again, and the longest such wait. */
const RECOVER = { first: 500, longest: 8000 };

/**
 * A table: one queue, one state in memory. Everything that happens here happens in turn: a deed is checked, stored,
 * and only then told. The next deed begins when that is done.
 */
export class TableActor {
  readonly id: string;
  readonly offered: OfferedGame;
  readonly driver: Driver;
  readonly #house: House;
  readonly #queue: TaskQueue;
  readonly #audience: Audience;
  #table: Table;
  #play: Play | undefined;
  #isAsleep = false;
  #savedSeq: number;
  #chatNo = 0;
  /** Those who have asked to look on, and are not looking yet, with the last entry they have seen. */
  readonly #asking = new Map<Watcher, number | undefined>();
  /** Something went wrong in the middle of storing: what is in memory may not be what is stored. */
  #isDoubtful = false;
  #recovery: Timer | undefined;
  #recoverAfter = RECOVER.first;
  touchedAt: number;

  constructor(house: House, offered: OfferedGame, loaded: Loaded, play: Play | undefined) {
    this.#house = house;
    this.id = loaded.table.id;
    this.offered = offered;
    this.#table = loaded.table;
    this.#play = play;
    this.#savedSeq = loaded.stored?.seq ?? 0;
    this.#audience = new Audience(offered.game.rules);
    this.#queue = new TaskQueue(
      async () => {
        const isDoubtful = this.#isDoubtful;
        if (this.#isAsleep || isDoubtful) await this.#reload();
        // A line may have been stored whose answer was lost.
        if (isDoubtful) await this.#tellChat();
      },
      error => this.#failed(error),
    );
    this.touchedAt = house.clock.elapsed();
    this.driver = new Driver(this, house);
  }

  get table(): Table {
    return this.#table;
  }

  /** `undefined` before the start, and while the table sleeps. */
  get play(): Play | undefined {
    return this.#play;
  }

  get isBusy(): boolean {
    return this.#queue.isBusy;
  }

  /** Resolves when everything that was asked so far has been done. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  get isWatched(): boolean {
    return this.#audience.size > 0 || this.#asking.size > 0;
  }

  touch(): void {
    this.touchedAt = this.#house.clock.elapsed();
  }

  #do(task: () => Promise<void>, failed?: (error: unknown) => void): void {
    this.touch();
    this.#queue.push({ run: task, ...(failed && { failed }) });
  }

  #ask<Result>(task: () => Promise<Result>): Promise<Result> {
    this.touch();
    return this.#queue.ask(task);
  }

  /** What is in memory is read again before anything else happens here, soon, whether or not somebody asks. */
  #failed(error: unknown): void {
    this.#isDoubtful = true;
    this.#house.log.error({ table: this.id, err: error }, 'a table could not do something');
    this.#recovery?.cancel();
    this.#recovery = this.#house.timers.after(this.#recoverAfter, () => this.#do(() => Promise.resolve()));
    this.#recoverAfter = Math.min(2 * this.#recoverAfter, RECOVER.longest);
  }

  // --- looking on

  /** However often one asks, one is answered once at a time. */
  watch(watcher: Watcher, since: number | undefined): void {
    const isAsking = this.#asking.has(watcher);
    this.#asking.set(watcher, since);
    if (isAsking) return;
    const refuse = (why: Refusal): void => {
      this.#asking.delete(watcher);
      watcher.tell(refusedMessage(this.id, undefined, why));
    };
    this.#do(
      async () => {
        if (!this.#asking.has(watcher)) return;
        if (!isWelcome(this.#table, watcher)) return refuse({ kind: 'noSpectators' });
        await this.#show(watcher);
      },
      () => this.#asking.has(watcher) && refuse({ kind: 'tryAgain' }),
    );
  }

  async #show(watcher: Watcher): Promise<void> {
    const since = this.#asking.get(watcher);
    // Whoever comes from another node may have seen more than has been heard of here.
    const isAhead = since !== undefined && since > (this.#play?.seq ?? 0);
    if (isAhead && this.#house.store.engine.isShared) await this.#refreshIfBehind();
    const seq = this.#play?.seq ?? 0;
    const from = Math.min(Math.max(since ?? seq, seq - MOST_TOLD), seq);
    const rows = from < seq ? await this.#house.store.tables.eventsAfter(this.id, from, seq) : [];
    const lines = await this.#house.store.chat.after(this.id, 0, limits.chatShown);
    this.#tellNewChat(lines);
    // Gone while this was read.
    if (!this.#asking.delete(watcher)) return;
    this.#audience.add(watcher);
    this.#audience.tellTableTo(watcher, this.#table, this.#play);
    const message = this.#play && stateFor(this.#table, this.#play, this.viewerOf(watcher), from, rows);
    if (message !== undefined) watcher.tell(message);
    if (lines.length > 0) watcher.tell(chatMessage(this.id, lines));
  }

  unwatch(watcher: Watcher): void {
    this.#asking.delete(watcher);
    if (!this.#audience.remove(watcher)) return;
    const viewer = this.viewerOf(watcher);
    if (viewer !== 'spectator' && !this.isWatchedBy(viewer)) this.driver.left(viewer);
  }

  viewerOf(watcher: { readonly player: string | undefined }): Viewer {
    return viewerOf(this.#table, watcher);
  }

  isWatchedBy(seat: number): boolean {
    return this.#audience.isWatchedBy(this.#table, seat);
  }

  /** What the viewer may know of the log after an entry: so much of it as fits one answer. */
  history(player: string | undefined, after: number): Promise<object[] | SimpleRefusal> {
    return this.#ask(async () => {
      // Who sat there sees what is over, also when they no longer do.
      const isOver = this.#table.status === 'finished' && wasThere(this.#table, player);
      if (!isOver && !isWelcome(this.#table, { player })) return 'noSpectators';
      const viewer = this.viewerOf({ player });
      const upTo = Math.min(this.#play?.seq ?? 0, after + HISTORY_PAGE);
      const rows = await this.#house.store.tables.eventsAfter(this.id, after, upTo);
      return rows.map(row => toldTo(viewer, row));
    });
  }

  /** The whole finished game: everything in it is open now, to those who could see it being played. */
  record(player: string | undefined): Promise<GameRecord | SimpleRefusal> {
    return this.#ask(async () => {
      const { private: isPrivate, spectators } = this.#table.meta;
      if (isPrivate && !spectators && !wasThere(this.#table, player)) return 'noSpectators';
      if (this.#table.status !== 'finished' || !this.#play) return 'notOver';
      if (this.#play.isMixed) return 'mixedRules';
      const moves = movesOf(await this.#house.store.tables.entriesAfter(this.id, 0));
      return toRecord({ ...this.#play.match, earlier: 0, moves }, this.#table.meta.seats.map(recordedPlayer));
    });
  }

  #tellTable(before = this.#table): void {
    this.#audience.tellTable(this.#table, this.#play, before);
    this.#house.onListed(this.id, isListed(this.#table) ? lineOf(this.#table) : undefined);
  }

  // --- deeds

  /** Always answers: done, or why not. */
  do(player: string | undefined, key: string, deed: Deed, answer: Answer): void {
    const end = (why: Refusal | undefined): void => {
      this.#house.metrics.deeds.add(`${deed.kind} ${why ? why.kind : 'done'}`);
      answer(why ? refusedMessage(this.id, key, why) : doneMessage(this.id, key));
    };
    this.#do(
      async () => end(await this.#try(player, key, deed)),
      () => end({ kind: 'tryAgain' }),
    );
  }

  async #try(player: string | undefined, key: string, deed: Deed): Promise<Refusal | undefined> {
    if (player === undefined) return { kind: 'notSignedIn' };
    // One process alone knows all. Among several, a refusal may rest on what another node has changed by now.
    let isSure = !this.#house.store.engine.isShared || deed.kind === 'chat';
    for (let tries = 0; tries < TRIES; tries++) {
      const why = await this.#once(player, key, deed);
      if (why === undefined || (why !== 'raced' && (isSure || !(await this.#isBehind())))) return why;
      isSure = why !== 'raced' || isSure;
      await this.#reload();
    }
    return { kind: 'tryAgain' };
  }

  #once(player: string, key: string, deed: Deed): Promise<Refusal | undefined | 'raced'> {
    if (deed.kind === 'chat') return this.#chat(player, key, deed.text);
    if (deed.kind === 'move' || deed.kind === 'undo') {
      return this.#answerOnce(key, this.#moveOf(player, key, deed));
    }
    return this.#change(player, key, deed);
  }

  /** What was stored before is not refused now, whatever has changed since: only its answer was lost. */
  async #answerOnce(
    key: string,
    answer: Promise<Refusal | undefined | 'raced'>,
  ): Promise<Refusal | undefined | 'raced'> {
    const why = await answer;
    if (why === undefined || why === 'raced') return why;
    return (await this.#house.store.tables.hasKey(this.id, key)) ? undefined : why;
  }

  async #moveOf(
    player: string,
    key: string,
    deed: Extract<Deed, { kind: 'move' | 'undo' }>,
  ): Promise<Refusal | undefined | 'raced'> {
    const seat = seatOf(this.#table.meta, player);
    return seat === undefined ? { kind: 'notSeated' } : await this.#move(seat, key, deed);
  }

  async #chat(player: string, key: string, text: string): Promise<Refusal | undefined> {
    const { meta } = this.#table;
    const seat = seatOf(meta, player);
    if (!meta.chat) return { kind: 'chatOff' };
    if (seat === undefined && !meta.spectators && player !== meta.host) return { kind: 'noSpectators' };
    const stored = seat === undefined ? undefined : meta.seats[seat];
    const name = stored?.kind === 'person' ? stored.name : (await this.#house.store.people.player(player))?.name;
    if (name === undefined) return { kind: 'notSignedIn' };
    // Who looks on cannot speak as if they were one of the players.
    if (seat === undefined && isNameThere(meta, name)) return { kind: 'nameAtTable' };
    const at = this.#house.clock.now();
    await this.#house.store.chat.add({ table: this.id, key, player, seat, name, text, at });
    await this.#tellChat();
    return undefined;
  }

  async #tellChat(): Promise<void> {
    this.#tellNewChat(await this.#house.store.chat.after(this.id, this.#chatNo, limits.chatShown));
  }

  /** Of the lines, those that nobody here has been told. */
  #tellNewChat(lines: readonly ChatLine[]): void {
    const news = lines.filter(({ no }) => no > this.#chatNo);
    this.#chatNo = news.at(-1)?.no ?? this.#chatNo;
    this.#audience.tellChat(this.id, news);
  }

  async #change(player: string, key: string, deed: TableDeed): Promise<Refusal | undefined | 'raced'> {
    if (this.#table.meta.keys.includes(key)) return undefined;
    const now = this.#house.clock.now();
    const outcome = perform(this.#table, deed, this.#doer(player, now), this.offered);
    if ('refusal' in outcome) return { kind: outcome.refusal };
    const isStart = deed.kind === 'start';
    return (await this.#replace(withKey(outcome.table, key), now, isStart)) ? undefined : 'raced';
  }

  #doer(player: string, now: number): Doer {
    return { player, now, prompts: this.#play?.prompts ?? [] };
  }

  /** Resolves when what was asked before has been done and the game is in memory. */
  awake(): Promise<void> {
    return this.#ask(() => Promise.resolve());
  }

  /** The lobby hears of a new table. */
  announce(): void {
    this.#do(() => Promise.resolve(this.#tellTable()));
  }

  /** The same person on another device: whoever made the code must still sit where they sat when they made it. */
  shareSeat(
    { player: owner, satAt }: Pick<SeatCode, 'player' | 'satAt'>,
    player: string,
  ): Promise<SimpleRefusal | undefined> {
    return this.#changeSeats(({ seats }, status) => {
      if (status !== 'open' && status !== 'running') return 'badCode';
      const number = seats.findIndex(seat => isHeldBy(seat, owner));
      const seat = seats[number];
      if (seat?.kind !== 'person' || (seat.satAt ?? 0) !== satAt) return 'badCode';
      if (isHeldBy(seat, player)) return seats;
      if (seats.some(other => isHeldBy(other, player))) return 'alreadySeated';
      // Who sat down keeps the seat, however many devices come.
      const [first = owner, ...others] = seat.holders;
      const holders = [first, ...[...others, player].slice(-MOST_DEVICES)];
      return seats.map(other => (other === seat ? { ...seat, holders } : other));
    });
  }

  /** Somebody who played without an account signs in to one: what was theirs here is the account's now. */
  async giveSeat(from: string, to: string): Promise<boolean> {
    return (await this.#changeTable(table => givenTo(table, from, to))) === undefined;
  }

  #changeSeats(
    change: (meta: Meta, status: TableStatus) => readonly StoredSeat[] | SimpleRefusal,
  ): Promise<SimpleRefusal | undefined> {
    return this.#changeTable(table => {
      const seats = change(table.meta, table.status);
      if (typeof seats === 'string') return seats;
      return seats === table.meta.seats ? table : { ...table, meta: { ...table.meta, seats } };
    });
  }

  #changeTable(change: (table: Table) => Table | SimpleRefusal): Promise<SimpleRefusal | undefined> {
    return this.#ask(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const table = change(this.#table);
        if (typeof table === 'string') return table;
        if (table === this.#table) return undefined;
        if (await this.#replace(table, this.#house.clock.now(), false)) return undefined;
        await this.#reload();
      }
      return 'tryAgain';
    });
  }

  /** A bot plays for a seat whose time is up. */
  flag(seat: number): void {
    this.#do(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        if (!this.driver.isFlagged(seat)) return;
        const outcome: Outcome = standIn(this.#table, seat, 'clock');
        if ('refusal' in outcome || (await this.#replace(outcome.table, this.#house.clock.now(), false))) return;
        await this.#reload();
      }
    });
  }

  /** Stores the table anew and tells everybody. `false`: another node has changed it since. */
  async #replace(table: Table, now: number, isStart: boolean): Promise<boolean> {
    const begun = isStart ? this.#begin(table, now) : undefined;
    const next = begun?.table ?? table;
    const nextPlay = begun?.play ?? this.#play;
    const wakeAt = this.driver.wakeAt(next, nextPlay);
    const start = begun && { seq: 0, rules: this.offered.game.rules, state: begun.play.match.state };
    const more = { wakeAt: wakeAt ?? null, ...(start && { start }) };
    if (!(await this.#house.store.tables.replace(next, now, more))) return false;
    const before = this.#table;
    this.driver.storedWake(wakeAt);
    this.#table = { ...next, rev: next.rev + 1 };
    this.#play = nextPlay;
    this.#tellTable(begun ? this.#table : before);
    if (begun) this.#audience.tellState(this.#table, begun.play, 0, []);
    this.driver.consider();
    return true;
  }

  #begin(table: Table, now: number): { table: Table; play: Play } {
    const seed = hexOf(this.#house.random.bytes(32));
    const { meta } = table;
    const options = this.offered.game.options(meta.options) as object;
    const match = begin(this.offered.game, { options, seats: meta.seats.length, seed });
    return {
      table: { ...table, seed, meta: { ...meta, options, startedAt: now, commitment: commitmentTo(seed) } },
      play: firstPlay(match, meta.clock, now),
    };
  }

  // --- the game

  async #move(
    seat: number,
    key: string,
    deed: Extract<Deed, { kind: 'move' | 'undo' }>,
  ): Promise<Refusal | undefined | 'raced'> {
    const current = this.#play;
    if (!current || this.#table.status === 'open') return { kind: 'notRunning' };
    if (deed.prompt !== current.prompts[seat]) return { kind: 'stale' };
    if (current.isPinned) return { kind: 'pinned' };
    if (current.seq >= limits.entries) return { kind: 'logFull' };
    if (this.#table.status !== 'running') return { kind: 'kernel', refusal: 'gameOver' };
    let match: Match<GameTypes>;
    let events: readonly object[] = [];
    if (deed.kind === 'undo') {
      if (whyNotUndo(current, seat) === 'undoneEnough') return { kind: 'undoneEnough' };
      const undone = undo(current.match, seat);
      if ('refusal' in undone) return { kind: 'kernel', refusal: undone.refusal };
      match = undone.match;
    } else {
      const played = play(current.match, seat, deed.action);
      if (!played.match) {
        const { refusal } = played;
        return typeof refusal === 'string' ? { kind: 'kernel', refusal } : { kind: 'rules', refusal };
      }
      ({ match, events } = played);
    }
    const appended = await this.#append(current, match, { kind: deed.kind, seat, key, events });
    return appended === 'taken' ? 'raced' : undefined;
  }

  /** A bot's move, if the question it thought about is still the one asked. */
  moveOfBot(seat: number, prompt: number, action: object): void {
    this.#do(async () => {
      const key = `bot-${seat}-${prompt}-${this.#house.node}`.slice(0, limits.key.max);
      const move = { kind: 'move', prompt, action: action as Record<string, unknown> } as const;
      const why = this.driver.isBot(seat) ? await this.#move(seat, key, move) : undefined;
      // It thought about a question of the past.
      if (why !== undefined) await this.#refreshIfBehind();
      this.driver.consider();
    });
  }

  /** The time that the server was down is charged to nobody. */
  resumeClock(): void {
    this.#do(async () => {
      const current = this.#play;
      if (!current || this.#table.status !== 'running' || this.#table.meta.clock.kind === 'none') return;
      await this.#append(current, current.match, { kind: 'resume', seat: -1, key: 'resume', events: [] });
    });
  }

  async #append(
    before: Play,
    match: Match<GameTypes>,
    what: { kind: EntryColumns['kind']; seat: number; key: string; events: readonly object[] },
  ): Promise<Appended> {
    const { kind, seat, key, events } = what;
    const now = Math.max(this.#house.clock.now(), before.times.since);
    const after = advance(before, match, this.#table.meta.clock, { kind, seat, at: now });
    const result = kind === 'move' ? this.#resultOf(match) : undefined;
    const wakeAt = result ? undefined : this.driver.wakeAt(this.#table, after);
    const entry: EntryColumns = {
      table_id: this.id,
      seq: after.seq,
      kind,
      seat,
      action: kind === 'move' ? JSON.stringify(match.moves.at(-1)?.action) : null,
      events: JSON.stringify(events),
      key,
      rules: this.offered.game.rules,
      at: now,
    };
    const appended = await this.#house.store.log.append({
      entry,
      ...(!result && this.driver.isNewWake(wakeAt) && { wakeAt: wakeAt ?? null }),
      ...(result && { result: JSON.stringify(result) }),
    });
    if (appended === 'taken') return 'taken';
    this.driver.storedWake(wakeAt);
    // The end counts as a change of the table, and another node may have changed it in the same moment.
    if (result && this.#house.store.engine.isShared) {
      await this.#reload();
      this.#count();
    } else this.#advanceTo(after, [entry], result);
    return 'stored';
  }

  /** Stored: now it is true, and everybody may hear of it. */
  #advanceTo(after: Play, entries: readonly FullEntry[], result: TableResult | undefined): void {
    const from = this.#play?.seq ?? 0;
    this.#play = after;
    this.#house.metrics.entries.add('', entries.length);
    if (result) this.#table = { ...this.#table, status: 'finished', result, rev: this.#table.rev + 1 };
    this.#audience.tellState(this.#table, after, from, entries);
    if (result) {
      this.#tellTable();
      this.#count();
    }
    this.driver.consider();
  }

  #count(): void {
    this.#house.store.ratings
      .count(this.id)
      .catch((error: unknown) => this.#house.log.error({ table: this.id, err: error }, 'ratings were not counted'));
  }

  #resultOf(match: Match<GameTypes>): TableResult | undefined {
    const outcome = match.game.outcome(match.state);
    if (!outcome) return undefined;
    const { seats } = this.#table.meta;
    const stoodIn = seats.flatMap((seat, number) => (seat.kind === 'person' && seat.stoodIn ? [number] : []));
    // Whoever has deleted themselves was somebody else than the others, too.
    const people = new Set(seats.map((seat, number) => (seat.kind === 'person' ? seat.player || number : undefined)));
    return {
      scores: outcome.scores.map(score => score.total),
      winners: outcome.winners,
      ranks: ranksOf(outcome),
      stoodIn,
      // Among different people only. Whoever a bot played for has lost it; where that is everybody, nobody has won.
      rated: stoodIn.length < seats.length && !people.has(undefined) && people.size === seats.length,
    };
  }

  // --- what other nodes did

  /** Another node says that the log is at `seq`. */
  heard(seq: number): void {
    const isNews = (): boolean => (this.#play?.seq ?? this.#sleptAt ?? -1) < seq;
    if (!isNews() || (this.#isAsleep && !this.isWatched)) return;
    this.#do(async () => {
      if (isNews()) await this.#refresh();
    });
  }

  /** Another node says that the table was changed, and is at `rev`; `undefined`: anything may have happened. */
  heardChange(rev: number | undefined): void {
    const isNews = (): boolean => rev === undefined || this.#table.rev < rev;
    if (!isNews() || (this.#isAsleep && !this.isWatched)) return;
    this.#do(async () => {
      if (isNews()) await this.#reload();
    });
  }

  heardChat(): void {
    this.#do(() => this.#tellChat());
  }

  /** Whether another node has changed anything that has not been heard of here. */
  async #isBehind(): Promise<boolean> {
    const at = await this.#house.store.tables.position(this.id);
    return at?.rev !== this.#table.rev || at.seq !== (this.#play?.seq ?? 0);
  }

  async #refreshIfBehind(): Promise<void> {
    const stored = await this.#house.store.tables.entriesAfter(this.id, this.#play?.seq ?? 0);
    if (stored.length > 0) await this.#refresh();
  }

  /** Makes the entries again that other nodes stored, and tells them. */
  async #refresh(): Promise<void> {
    const before = this.#play;
    if (!before || before.isPinned) return this.#reload();
    const rows = await this.#house.store.tables.entriesAfter(this.id, before.seq);
    let current: Play | undefined = before;
    for (const row of rows) {
      const isNext: boolean = row.rules === this.offered.game.rules && row.seq === (current?.seq ?? 0) + 1;
      current = isNext && current ? redo(current, row, this.#table.meta.clock) : undefined;
    }
    if (!current) return this.#reload();
    if (current === before) return;
    if (this.offered.game.outcome(current.match.state)) return this.#reload();
    const events = await this.#house.store.tables.eventsAfter(this.id, before.seq, current.seq);
    this.driver.reloaded();
    this.#advanceTo(current, events, undefined);
  }

  /** Reads the table anew, whatever was in memory, and tells watchers what changed. */
  async #reload(): Promise<void> {
    const wasAt = this.#isAsleep ? undefined : this.#play?.seq;
    const before = this.#table;
    const read = await readTable(this.#house.store.tables, this.id, () => this.offered);
    if (!read) throw new Error('a table is gone from the database');
    const { loaded, play } = read;
    const seq = play?.seq;
    const isNews = seq !== undefined && seq !== wasAt && !(this.#isAsleep && this.#sleptAt === seq);
    const from = Math.min(wasAt ?? this.#sleptAt ?? 0, seq ?? 0);
    const isBehind = isNews && from < seq && this.#audience.size > 0;
    const rows = isBehind ? await this.#house.store.tables.eventsAfter(this.id, from, seq) : [];
    this.#table = loaded.table;
    this.#play = play;
    this.#savedSeq = Math.max(this.#savedSeq, loaded.stored?.seq ?? 0);
    this.driver.reloaded();
    this.#isAsleep = false;
    this.#isDoubtful = false;
    this.#recovery?.cancel();
    this.#recoverAfter = RECOVER.first;
    if (loaded.table.rev !== before.rev) this.#tellTable(isNews ? this.#table : before);
    if (isNews && play) this.#audience.tellState(this.#table, play, from, rows);
    this.driver.consider();
  }

  // --- leaving memory

  #sleptAt: number | undefined;

  /** Entries made since the state was last stored beside the log. */
  get behind(): number {
    return this.#play === undefined || this.#play.isPinned ? 0 : this.#play.seq - this.#savedSeq;
  }

  /** What of this table is not stored beside the log yet. */
  unsaved(): Saved | undefined {
    if (!this.#play || this.behind <= 0) return undefined;
    const { seq, match, base } = this.#play;
    return { id: this.id, seq, rules: this.offered.game.rules, state: match.state, snapshot: base };
  }

  saved(seq: number): void {
    this.#savedSeq = Math.max(this.#savedSeq, seq);
  }

  /** This node plays its bots and runs its clock from now on. */
  takeOver(): void {
    this.#do(async () => {
      this.driver.takeOver();
      const wakeAt = this.driver.wakeAt(this.#table, this.#play);
      if (wakeAt === undefined) await this.#house.store.nodes.setWake(this.id, null);
    });
  }

  /** Forgets the game until somebody wants it again. */
  sleep(): void {
    if (this.isBusy || this.behind > 0 || this.#isAsleep || !this.#play) return;
    this.driver.stop();
    this.#sleptAt = this.#play.seq;
    this.#play = undefined;
    this.#isAsleep = true;
  }
}
