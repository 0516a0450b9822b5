import type { Command, Done, Refusal, Refused } from '@hanga/protocol';
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
import { TaskQueue } from './queue.ts';
import { Runner, type RunnerActions } from './runner.ts';
import { Seats } from './seats.ts';
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

  #attempt(player: string, key: string, command: Command): Promise<Attempt> {
    if (command.kind === 'chat') return this.chat.say(player, key, command.text);
    if (command.kind === 'move' || command.kind === 'undo' || command.kind === 'redo')
      return this.moves.attempt(player, key, command);
    return this.seats.attempt(player, key, command);
  }
}
