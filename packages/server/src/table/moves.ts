import type { GameTypes, Match } from '@hanga/kernel';
import { type Command, limits, type Refusal, type SimpleRefusal, type TableResult } from '@hanga/protocol';
import { move, type PlayedTable, redo, undo } from '@hanga/table';
import type { ServerContext } from '../context.ts';
import type { Appended } from '../storage/engine.ts';
import type { EntryKind } from '../storage/entries.ts';
import type { EntryColumns } from '../storage/schema.ts';
import { type Attempt, TRIES } from './commands.ts';
import { brokenOff, type Deed, endedByHouse, saidOf, whyNoDeed } from './deeds.ts';
import type { TableMemory } from './memory.ts';
import { botOf, seatOf } from './meta.ts';
import type { OtherNodes } from './otherNodes.ts';
import { advance, type Play, ranksOf } from './play.ts';
import type { TaskQueue } from './queue.ts';
import type { Runner } from './runner.ts';

export type MoveCommand = Extract<Command, { kind: 'move' | 'undo' | 'redo' }>;

/** What moves the game: each is checked by the rules, stored as one entry of the log, and only then told. */
export class Moves {
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

  /** A command whose key is stored already is done: it is repeated because its answer was lost. */
  async attempt(player: string, key: string, command: MoveCommand): Promise<Attempt> {
    const seat = seatOf(this.#memory.table.meta, player);
    const why: Attempt = seat === undefined ? { kind: 'notSeated' } : await this.#move(seat, key, command);
    if (why === undefined || why === 'raced') return why;
    return (await this.#context.store.entries.hasKey(this.#memory.id, key)) ? undefined : why;
  }

  /** A bot's move, if the question it thought about is still the one asked. */
  moveOfBot(seat: number, question: number, action: object): void {
    this.#queue.push(async () => {
      if (this.#context.house.isReadOnly) return;
      const key = `bot-${seat}-${question}-${this.#context.node}`.slice(0, limits.key.max);
      const command = { kind: 'move', question, action: action as Record<string, unknown> } as const;
      const isBot = botOf(this.#memory.table.meta, seat) !== undefined;
      const why = isBot ? await this.#move(seat, key, command) : undefined;
      // Another node may have stored entries since the bot was asked.
      if (why !== undefined) await this.#otherNodes.refreshIfBehind();
      this.#runner.consider();
    });
  }

  /** Charges the time that the server was down to nobody. */
  resumeClock(): void {
    this.#queue.push(async () => {
      const { table, play: current } = this.#memory;
      if (this.#context.house.isReadOnly) return;
      // Of a paused game nobody's time runs.
      if (!current || current.paused || table.status !== 'running' || table.meta.clock.kind === 'none') return;
      await this.#append(current, current, { kind: 'resume', seat: -1, key: 'resume' });
    });
  }

  /** Pauses, goes on or breaks off. */
  async deed(player: string, key: string, deed: Deed): Promise<Attempt> {
    const { table, play } = this.#memory;
    const why = whyNoDeed(deed, table, play, player, this.#context.clock.now());
    if (why || !play) return (await this.#context.store.entries.hasKey(this.#memory.id, key)) ? undefined : why;
    const seat = seatOf(table.meta, player) ?? -1;
    const appended = await this.#append(play, play, { kind: deed.kind, seat, key });
    return appended === 'taken' ? 'raced' : undefined;
  }

  /** Those who run the server end the game, whoever hosts it. */
  endByHouse(): Promise<SimpleRefusal | undefined> {
    return this.#queue.ask(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { table, play } = this.#memory;
        if (table.status !== 'running' || !play) return 'notRunning';
        const end = { kind: 'end', seat: -1, key: 'house', result: endedByHouse(table) } as const;
        if ((await this.#append(play, play, end)) === 'stored') return undefined;
        await this.#otherNodes.reload();
      }
      return 'tryAgain';
    });
  }

  async #move(seat: number, key: string, command: MoveCommand): Promise<Attempt> {
    const { play: current } = this.#memory;
    const why = this.#whyNot(current, seat, command);
    if (why || !current) return why;
    const made = changed(current, seat, command);
    if ('kind' in made) return made;
    const appended = await this.#append(current, made, { kind: command.kind, seat, key });
    return appended === 'taken' ? 'raced' : undefined;
  }

  /** Why no move at all can be made by the seat now, before the rules are asked. */
  #whyNot(current: Play | undefined, seat: number, command: MoveCommand): Refusal | undefined {
    const { status } = this.#memory.table;
    if (!current || status === 'open') return { kind: 'notRunning' };
    if (command.question !== current.questions[seat]) return { kind: 'stale' };
    if (current.isPinned) return { kind: 'pinned' };
    if (current.paused && status === 'running') return { kind: 'paused' };
    if (current.seq >= limits.entries) return { kind: 'logFull' };
    return status === 'running' ? undefined : { kind: 'table', refusal: 'gameOver' };
  }

  async #append(
    before: Play,
    changed: PlayedTable<GameTypes>,
    what: { kind: EntryKind; seat: number; key: string; result?: TableResult },
  ): Promise<Appended> {
    const { kind, seat, key } = what;
    const { match } = changed;
    // What is made again is stored like any other move: whoever reads the log needs nothing else.
    const isMove = kind === 'move' || kind === 'redo';
    const events = (isMove && changed.events.at(-1)) || [];
    const { id, table } = this.#memory;
    const { clock, store } = this.#context;
    const now = Math.max(clock.now(), before.times.since);
    const after = advance(before, changed, table.meta.clock, { kind, at: now, seat });
    const result = what.result ?? (isMove ? this.#resultOf(match) : kind === 'end' ? brokenOff(table) : undefined);
    const wakeAt = result ? undefined : this.#runner.wakeAt(table, after);
    const entry: EntryColumns = {
      table_id: id,
      seq: after.seq,
      kind,
      seat,
      action: isMove ? JSON.stringify(match.moves.at(-1)?.action) : null,
      events: JSON.stringify(events),
      key,
      rules: match.state.rules,
      at: now,
    };
    await this.#runner.quiet;
    const appended = await store.log.append({
      entry,
      ...(!result && this.#runner.isNewWake(wakeAt) && { wakeAt: wakeAt ?? null }),
      ...(result && { result: JSON.stringify(result) }),
    });
    if (appended === 'taken') return 'taken';
    this.#runner.storedWake(wakeAt);
    // The end raises the table's `rev`, and another node may have raised it at the same time: only the database knows.
    const isShared = result && store.engine.isShared;
    if (isShared) await this.#otherNodes.reload();
    else this.#memory.advance(after, [{ seq: after.seq, kind, seat, at: now, events }], result);
    if (result) this.#count();
    if (!isShared) this.#runner.consider();
    return 'stored';
  }

  /** Whoever looks at the result is told what it did to ratings. */
  #count(): void {
    const { store, log } = this.#context;
    const { id } = this.#memory;
    store.ratings.count(id).then(
      isCounted => isCounted && this.#queue.push(() => this.#otherNodes.reload()),
      (error: unknown) => log.error({ table: id, err: error }, 'ratings were not counted'),
    );
  }

  #honorsIn({ state, seats }: Match<GameTypes>): Pick<TableResult, 'honors'> {
    const { honors } = this.#memory.offered;
    return honors ? { honors: Array.from({ length: seats }, (_, seat) => honors(state, seat)) } : {};
  }

  #resultOf(match: Match<GameTypes>): TableResult | undefined {
    const outcome = match.game.outcome(match.state);
    if (!outcome) return undefined;
    return {
      scores: outcome.scores.map(score => score.total),
      winners: outcome.winners,
      ranks: ranksOf(outcome),
      ...this.#honorsIn(match),
      ...saidOf(this.#memory.table),
    };
  }
}

/** The table after a command, or why not. */
function changed(current: Play, seat: number, command: MoveCommand): PlayedTable<GameTypes> | Refusal {
  const made =
    command.kind === 'move'
      ? move(current, seat, command.action)
      : command.kind === 'undo'
        ? undo(current, seat)
        : redo(current, seat);
  if (made.table) return made.table;
  const { refusal } = made;
  return typeof refusal === 'string' ? { kind: 'table', refusal } : { kind: 'rules', refusal };
}
