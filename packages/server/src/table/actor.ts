import type { Command, Done, Refusal, Refused, SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { OfferedGame } from '../games.ts';
import type { Loaded } from '../storage/tables.ts';
import { Audience } from './audience.ts';
import { Chat } from './chat.ts';
import { type Attempt, TRIES } from './commands.ts';
import { History } from './history.ts';
import { TableMemory } from './memory.ts';
import { doneMessage, refusedMessage } from './messages.ts';
import type { StoredTable } from './meta.ts';
import { Moves } from './moves.ts';
import { OtherNodes } from './otherNodes.ts';
import type { Play } from './play.ts';
import type { Presence } from './presence.ts';
import { TaskQueue } from './queue.ts';
import { Runner, type RunnerActions } from './runner.ts';
import { Seats } from './seats.ts';
import { isStarting } from './shuffle.ts';
import { Sleep } from './sleep.ts';
import { Subscriptions } from './subscriptions.ts';

/** Where the answer to a command goes. */
export type Reply = (answer: Done | Refused) => void;

/**
 * A table: one queue, one state in memory. Everything that happens here happens in turn: a command is checked, stored,
 * and only then told. The next command begins when that is done.
 */
export class TableActor {
  readonly id: string;
  readonly queue: TaskQueue;
  readonly audience: Audience;
  readonly runner: Runner;
  readonly sleep: Sleep;
  readonly otherNodes: OtherNodes;
  readonly moves: Moves;
  readonly seats: Seats;
  readonly chat: Chat;
  readonly subscriptions: Subscriptions;
  readonly history: History;
  readonly #context: ServerContext;
  readonly #memory: TableMemory;

  constructor(context: ServerContext, offered: OfferedGame, { table, wakeAt, stored }: Loaded, play: Play | undefined) {
    this.#context = context;
    this.id = table.id;
    this.queue = new TaskQueue({
      onPushed: () => this.sleep.touch(),
      prepare: () => this.#prepare(),
      onFailed: error => this.sleep.failed(error),
    });
    this.audience = new Audience(offered.game.rules);
    const memory = new TableMemory(context, offered, this.audience, table, play);
    this.#memory = memory;
    const actions: RunnerActions = {
      moveOfBot: (seat, question, action) => this.moves.moveOfBot(seat, question, action),
      flag: seat => this.seats.flag(seat),
      shuffleDue: () => this.seats.shuffleDue(),
      attention: () => (this.presence.here.length > 0 ? 'player' : this.audience.isWatched ? 'spectator' : 'nobody'),
    };
    this.runner = new Runner(context, memory, this.queue, actions, wakeAt);
    this.sleep = new Sleep(context, memory, this.queue, this.runner, stored?.seq ?? 0);
    this.otherNodes = new OtherNodes(context, memory, this.queue, this.runner, this.sleep);
    this.moves = new Moves(context, memory, this.queue, this.runner, this.otherNodes);
    this.seats = new Seats(context, memory, this.queue, this.runner, this.otherNodes);
    this.chat = new Chat(context, memory, this.queue);
    this.subscriptions = new Subscriptions(context, memory, this.queue, this.runner, this.otherNodes, this.chat);
    this.history = new History(context, memory, this.queue, this.otherNodes);
  }

  get presence(): Presence {
    return this.#memory.presence;
  }

  get table(): StoredTable {
    return this.#memory.table;
  }

  /** `undefined` before the start, and while the table sleeps. */
  get play(): Play | undefined {
    return this.#memory.play;
  }

  isWatchedBy(seat: number): boolean {
    return this.audience.isWatchedBy(this.table, seat);
  }

  /** The seats whose players look at the table through this node. */
  get present(): readonly number[] {
    return this.table.meta.seats.flatMap((_, seat) => (this.isWatchedBy(seat) ? [seat] : []));
  }

  /** Before each task: what is in memory is what is stored. */
  async #prepare(): Promise<void> {
    const { isAsleep, isDoubtful } = this.sleep;
    if (isAsleep || isDoubtful) await this.otherNodes.reload();
    // A line of chat may have been stored although storing it seemed to fail.
    if (isDoubtful) await this.chat.tellNew();
  }

  /** Resolves when what was asked before has been done and the game is in memory. */
  awake(): Promise<void> {
    return this.queue.ask(() => Promise.resolve());
  }

  /** The server is no longer read-only: bots and clocks go on, and the time in between is charged to nobody. */
  reopened(): void {
    if (isStarting(this.table)) this.seats.prolongShuffle();
    else if (this.table.meta.clock.kind === 'none') this.runner.consider();
    else this.moves.resumeClock();
  }

  /** Those who run the server end it, without a result. */
  endByHouse(): Promise<SimpleRefusal | undefined> {
    if (this.table.status === 'running') return this.moves.endByHouse();
    return this.seats.byHouse(table =>
      table.status === 'open' ? { ...table, status: 'closed', meta: { ...table.meta, ended: 'house' } } : 'notRunning',
    );
  }

  /** The lobby hears of a new table. */
  announce(): void {
    this.queue.push(() => Promise.resolve(this.#memory.tellTable()));
  }

  /** Always answers: done, or why not. */
  do(player: string | undefined, key: string, command: Command, reply: Reply): void {
    const end = (why: Refusal | undefined): void => {
      this.#context.metrics.commands.add(`${command.kind} ${why ? why.kind : 'done'}`);
      reply(why ? refusedMessage(this.id, key, why) : doneMessage(this.id, key));
    };
    this.queue.push(
      async () => end(await this.#try(player, key, command)),
      () => end({ kind: 'tryAgain' }),
    );
  }

  async #try(player: string | undefined, key: string, command: Command): Promise<Refusal | undefined> {
    if (player === undefined) return { kind: 'notSignedIn' };
    if (this.#context.house.isReadOnly) return await this.#whileReadOnly(key);
    // One node alone is always up to date. With several, a refusal may rest on what another node has changed since.
    let isSure = !this.#context.store.engine.isShared || command.kind === 'chat';
    for (let tries = 0; tries < TRIES; tries++) {
      const why = await this.#attempt(player, key, command);
      if (why === undefined || (why !== 'raced' && (isSure || !(await this.otherNodes.isBehind())))) return why;
      isSure = why !== 'raced' || isSure;
      await this.otherNodes.reload();
    }
    return { kind: 'tryAgain' };
  }

  /** Nothing is done, but what was done before and is asked again, because its answer was lost, is done. */
  async #whileReadOnly(key: string): Promise<Refusal | undefined> {
    const { store } = this.#context;
    if (store.engine.isShared && (await this.otherNodes.isBehind())) await this.otherNodes.reload();
    const isStored =
      this.table.meta.keys.includes(key) ||
      (await store.entries.hasKey(this.id, key)) ||
      (await store.chat.has(this.id, key));
    return isStored ? undefined : { kind: 'readOnly' };
  }

  #attempt(player: string, key: string, command: Command): Promise<Attempt> {
    if (command.kind === 'chat') return this.chat.say(player, key, command.text);
    if (command.kind === 'pause' || command.kind === 'resume' || command.kind === 'end')
      return this.moves.deed(player, key, command);
    if (command.kind === 'move' || command.kind === 'undo' || command.kind === 'redo')
      return this.moves.attempt(player, key, command);
    return this.seats.attempt(player, key, command);
  }
}
