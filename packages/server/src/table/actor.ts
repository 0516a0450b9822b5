import { begin, commitmentTo, type GameTypes, hexOf, type Match, play, undo, type Viewer } from '@hanga/kernel';
import { type Deed, limits, type Refusal, type SimpleRefusal, type TableResult } from '@hanga/protocol';
import type { OfferedGame } from '../games.ts';
import type { House } from '../house.ts';
import type { Appended } from '../storage/engine.ts';
import type { EntryColumns } from '../storage/schema.ts';
import type { Loaded, StoredState } from '../storage/tables.ts';
import { type Outcome, perform, standIn, type TableDeed, withKey } from './deeds.ts';
import { Driver } from './driver.ts';
import {
  chatMessage,
  doneMessage,
  type FullEntry,
  refusedMessage,
  stateMessage,
  tableMessage,
  toldTo,
} from './messages.ts';
import { isHeldBy, isListed, isNameThere, lineOf, type StoredSeat, seatOf, type Table } from './meta.ts';
import { givenTo } from './persons.ts';
import { advance, firstPlay, type Play, ranksOf, rebuild, redo } from './play.ts';

/** Somebody who looks at a table: one socket. */
export interface Watcher {
  readonly player: string | undefined;
  tell(text: string): void;
}

/** Where the answer to a deed goes. */
export type Answer = (text: string) => void;

/** Entries of the past that are told at once to somebody who comes back. */
const MOST_TOLD = 400;
/** How often a deed is tried again when other nodes were quicker. */
const TRIES = 8;
const MOST_DEVICES = 8;

/**
 * A table: one queue, one state in memory. Everything that happens here happens in turn: a deed is checked, stored,
 * and only then told. The next deed begins when that is done.
 */
export class TableActor {
  readonly id: string;
  readonly offered: OfferedGame;
  readonly watchers = new Set<Watcher>();
  readonly driver: Driver;
  readonly #house: House;
  #table: Table;
  #play: Play | undefined;
  #isAsleep = false;
  #savedSeq: number;
  #chatNo = 0;
  #queue: (() => Promise<void>)[] = [];
  #isBusy = false;
  /** Something went wrong in the middle of storing: what is in memory may not be what is stored. */
  #isDoubtful = false;
  touchedAt: number;

  constructor(house: House, offered: OfferedGame, loaded: Loaded) {
    this.#house = house;
    this.id = loaded.table.id;
    this.offered = offered;
    this.#table = loaded.table;
    this.#play = rebuild(offered, loaded);
    this.#savedSeq = loaded.stored?.seq ?? 0;
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
    return this.#isBusy || this.#queue.length > 0;
  }

  enqueue(task: () => Promise<void>): void {
    this.touchedAt = this.#house.clock.elapsed();
    this.#queue.push(task);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let task = this.#queue.shift(); task; task = this.#queue.shift()) {
      try {
        if (this.#isAsleep || this.#isDoubtful) await this.#reload();
        await task();
      } catch (error) {
        this.#isDoubtful = true;
        this.#house.log.error({ table: this.id, err: error }, 'a table could not do something');
      }
    }
    this.#isBusy = false;
  }

  // --- looking on

  watch(watcher: Watcher, since: number | undefined): void {
    this.enqueue(async () => {
      const { meta, status } = this.#table;
      const viewer = this.viewerOf(watcher);
      if (viewer === 'spectator' && !meta.spectators && status !== 'open' && meta.host !== watcher.player) {
        watcher.tell(refusedMessage(this.id, undefined, { kind: 'noSpectators' }));
        return;
      }
      // Whoever comes from another node may have seen more than has been heard of here.
      if (since !== undefined && since > (this.#play?.seq ?? 0)) await this.#reload();
      this.watchers.add(watcher);
      watcher.tell(this.#tableMessageFor(watcher));
      if (this.#play) {
        const { seq } = this.#play;
        const from = Math.max(since ?? seq, seq - MOST_TOLD);
        const rows = from < seq ? await this.#house.store.tables.eventsAfter(this.id, from, seq) : [];
        const message = this.#stateFor(viewer, Math.min(from, seq), rows);
        if (message !== undefined) watcher.tell(message);
      }
      const lines = await this.#house.store.chat.after(this.id, 0, limits.chatShown);
      this.#chatNo = Math.max(this.#chatNo, lines.at(-1)?.no ?? 0);
      if (lines.length > 0) watcher.tell(chatMessage(this.id, lines));
    });
  }

  unwatch(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    const viewer = this.viewerOf(watcher);
    if (viewer !== 'spectator' && !this.isWatchedBy(viewer)) this.driver.left(viewer);
  }

  viewerOf({ player }: { readonly player: string | undefined }): Viewer {
    return seatOf(this.#table.meta, player) ?? 'spectator';
  }

  isWatchedBy(seat: number): boolean {
    for (const watcher of this.watchers) if (this.viewerOf(watcher) === seat) return true;
    return false;
  }

  /** What the viewer may know of the log so far. */
  async history(player: string | undefined): Promise<object[] | SimpleRefusal> {
    const viewer = this.viewerOf({ player });
    if (viewer === 'spectator' && !this.#table.meta.spectators) return 'noSpectators';
    const seq = this.#play?.seq ?? 0;
    const rows = await this.#house.store.tables.eventsAfter(this.id, 0, seq);
    return rows.map(row => toldTo(viewer, row));
  }

  #tableMessageFor(watcher: Watcher): string {
    const rules = this.offered.game.rules;
    return tableMessage(this.#table, rules, this.#play?.isPinned ?? false, watcher.player);
  }

  #stateFor(viewer: Viewer, from: number, entries: readonly FullEntry[]): string | undefined {
    if (!this.#play) return undefined;
    try {
      return stateMessage(this.#table, this.#play, viewer, from, entries);
    } catch (error) {
      // A pinned game whose state today's rules cannot even draw.
      if (this.#play.isPinned) return undefined;
      throw error;
    }
  }

  #tellState(from: number, entries: readonly FullEntry[]): void {
    const messages = new Map<Viewer, string | undefined>();
    for (const watcher of this.watchers) {
      const viewer = this.viewerOf(watcher);
      if (!messages.has(viewer)) messages.set(viewer, this.#stateFor(viewer, from, entries));
      const message = messages.get(viewer);
      if (message !== undefined) watcher.tell(message);
    }
  }

  #tellTable(): void {
    for (const watcher of this.watchers) {
      const isWelcome =
        this.#table.meta.spectators || this.#table.status === 'open' || watcher.player === this.#table.meta.host;
      if (!isWelcome && this.viewerOf(watcher) === 'spectator') {
        this.watchers.delete(watcher);
        watcher.tell(refusedMessage(this.id, undefined, { kind: 'noSpectators' }));
      } else watcher.tell(this.#tableMessageFor(watcher));
    }
    this.#house.onListed(this.id, isListed(this.#table) ? lineOf(this.#table) : undefined);
  }

  // --- deeds

  do(player: string | undefined, key: string, deed: Deed, answer: Answer): void {
    this.enqueue(async () => {
      const why = await this.#try(player, key, deed).catch((error: unknown) => {
        this.#isDoubtful = true;
        this.#house.log.error({ table: this.id, err: error }, 'a deed could not be stored');
        return { kind: 'tryAgain' } as const;
      });
      this.#house.metrics.deeds.add(`${deed.kind} ${why ? why.kind : 'done'}`);
      answer(why ? refusedMessage(this.id, key, why) : doneMessage(this.id, key));
    });
  }

  async #try(player: string | undefined, key: string, deed: Deed): Promise<Refusal | undefined> {
    if (player === undefined) return { kind: 'notSignedIn' };
    // One process alone knows all. Among several, a refusal may rest on what another node has changed by now.
    let isSure = !this.#house.store.engine.isShared || deed.kind === 'chat';
    for (let tries = 0; tries < TRIES; tries++) {
      const why = await this.#once(player, key, deed);
      if (why === undefined || (why !== 'raced' && isSure)) return why;
      isSure = why !== 'raced' || isSure;
      await this.#reload();
    }
    return { kind: 'tryAgain' };
  }

  #once(player: string, key: string, deed: Deed): Promise<Refusal | undefined | 'raced'> {
    if (deed.kind === 'chat') return this.#chat(player, key, deed.text);
    if (deed.kind === 'move' || deed.kind === 'undo') {
      const seat = seatOf(this.#table.meta, player);
      if (seat === undefined) return Promise.resolve({ kind: 'notSeated' });
      return this.#move(seat, key, deed);
    }
    return this.#change(player, key, deed);
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
    const line = await this.#house.store.chat.add({ table: this.id, key, player, seat, name, text, at });
    if (line) {
      await this.#tellChat();
      this.#house.store.engine.say(`chat ${this.id}`);
    }
    return undefined;
  }

  async #tellChat(): Promise<void> {
    const lines = await this.#house.store.chat.after(this.id, this.#chatNo, limits.chatShown);
    this.#chatNo = lines.at(-1)?.no ?? this.#chatNo;
    if (lines.length > 0) for (const watcher of this.watchers) watcher.tell(chatMessage(this.id, lines));
  }

  async #change(player: string, key: string, deed: TableDeed): Promise<Refusal | undefined | 'raced'> {
    if (this.#table.meta.keys.includes(key)) return undefined;
    const now = this.#house.clock.now();
    const outcome = perform(this.#table, deed, { player, now }, this.offered);
    if ('refusal' in outcome) return { kind: outcome.refusal };
    const isStart = deed.kind === 'start';
    return (await this.#replace(withKey(outcome.table, key), now, isStart)) ? undefined : 'raced';
  }

  /** Resolves when what was asked before has been done and the game is in memory. */
  awake(): Promise<void> {
    return new Promise(resolve => {
      this.enqueue(() => Promise.resolve(resolve()));
    });
  }

  /** The lobby hears of a new table. */
  announce(): void {
    this.enqueue(() => Promise.resolve(this.#tellTable()));
  }

  /** The same person on another device. */
  shareSeat(number: number, player: string): Promise<boolean> {
    return this.#changeHolders(seats =>
      seats.map((seat, i) =>
        i === number && seat.kind === 'person' && !seat.removed && !isHeldBy(seat, player)
          ? { ...seat, holders: [...seat.holders, player].slice(-MOST_DEVICES) }
          : seat,
      ),
    );
  }

  /** Somebody who played without an account signs in to one: what was theirs here is the account's now. */
  giveSeat(from: string, to: string): Promise<boolean> {
    return this.#changeTable(table => givenTo(table, from, to));
  }

  #changeHolders(change: (seats: readonly StoredSeat[]) => StoredSeat[]): Promise<boolean> {
    return this.#changeTable(table => ({ ...table, meta: { ...table.meta, seats: change(table.meta.seats) } }));
  }

  #changeTable(change: (table: Table) => Table): Promise<boolean> {
    return new Promise(resolve => {
      this.enqueue(async () => {
        for (let tries = 0; tries < TRIES; tries++) {
          if (await this.#replace(change(this.#table), this.#house.clock.now(), false)) {
            resolve(true);
            return;
          }
          await this.#reload();
        }
        resolve(false);
      });
    });
  }

  /** A bot plays for a seat whose time is up. */
  flag(seat: number): void {
    this.enqueue(async () => {
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
    this.driver.storedWake(wakeAt);
    this.#table = { ...next, rev: next.rev + 1 };
    this.#play = nextPlay;
    this.#house.store.engine.say(`rev ${this.id}`);
    this.#tellTable();
    if (begun) this.#tellState(0, []);
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
    // Whoever sends a move again after it was made answers a question of the past: that is where keys are looked up.
    if (deed.prompt !== current.prompts[seat]) {
      return (await this.#house.store.tables.hasKey(this.id, key)) ? undefined : { kind: 'stale' };
    }
    if (current.isPinned) return { kind: 'pinned' };
    if (this.#table.status !== 'running') return { kind: 'kernel', refusal: 'gameOver' };
    let match: Match<GameTypes>;
    let events: readonly object[] = [];
    if (deed.kind === 'undo') {
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
    this.enqueue(async () => {
      const key = `bot-${seat}-${prompt}-${this.#house.node}`.slice(0, limits.key.max);
      if (this.driver.isBot(seat))
        await this.#move(seat, key, { kind: 'move', prompt, action: action as Record<string, unknown> });
      await this.#refreshIfBehind();
      this.driver.consider();
    });
  }

  /** The time that the server was down is charged to nobody. */
  resumeClock(): void {
    this.enqueue(async () => {
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
    this.#advanceTo(after, [entry], result);
    return 'stored';
  }

  /** Stored: now it is true, and everybody may hear of it. */
  #advanceTo(after: Play, entries: readonly FullEntry[], result: TableResult | undefined): void {
    const from = this.#play?.seq ?? 0;
    this.#play = after;
    this.#house.metrics.entries.add('', entries.length);
    if (result) this.#table = { ...this.#table, status: 'finished', result, rev: this.#table.rev + 1 };
    this.#tellState(from, entries);
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
    const people = new Set(seats.map(seat => (seat.kind === 'person' ? seat.player : undefined)));
    return {
      scores: outcome.scores.map(score => score.total),
      winners: outcome.winners,
      ranks: ranksOf(outcome),
      stoodIn,
      rated: stoodIn.length === 0 && !people.has(undefined) && people.size === seats.length,
    };
  }

  // --- what other nodes did

  /** Another node says that the log is at `seq`. */
  heard(seq: number): void {
    if (this.#isAsleep && this.watchers.size === 0) return;
    this.enqueue(async () => {
      if ((this.#play?.seq ?? -1) < seq) await this.#refresh();
    });
  }

  heardChange(): void {
    this.enqueue(() => this.#reload());
  }

  heardChat(): void {
    this.enqueue(() => this.#tellChat());
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
    const { rev } = this.#table;
    const loaded = await this.#house.store.tables.load(this.id);
    if (!loaded) throw new Error('a table is gone from the database');
    this.#table = loaded.table;
    this.#play = rebuild(this.offered, loaded);
    this.#savedSeq = Math.max(this.#savedSeq, loaded.stored?.seq ?? 0);
    this.driver.reloaded();
    const isWaking = this.#isAsleep;
    this.#isAsleep = false;
    this.#isDoubtful = false;
    if (loaded.table.rev !== rev) this.#tellTable();
    const seq = this.#play?.seq;
    const isNews = seq !== undefined && seq !== wasAt && !(isWaking && this.#sleptAt === seq);
    if (isNews) {
      const from = wasAt ?? this.#sleptAt ?? 0;
      const rows = from < seq ? await this.#house.store.tables.eventsAfter(this.id, from, seq) : [];
      this.#tellState(from, rows);
    }
    this.driver.consider();
  }

  // --- leaving memory

  #sleptAt: number | undefined;

  /** Entries made since the state was last stored beside the log. */
  get behind(): number {
    return this.#play === undefined || this.#play.isPinned ? 0 : this.#play.seq - this.#savedSeq;
  }

  /** What of this table is not stored beside the log yet. */
  unsaved(): (StoredState & { readonly id: string }) | undefined {
    if (!this.#play || this.behind <= 0) return undefined;
    return { id: this.id, seq: this.#play.seq, rules: this.offered.game.rules, state: this.#play.match.state };
  }

  saved(seq: number): void {
    this.#savedSeq = Math.max(this.#savedSeq, seq);
  }

  /** This node plays its bots and runs its clock from now on. */
  takeOver(): void {
    this.enqueue(async () => {
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
