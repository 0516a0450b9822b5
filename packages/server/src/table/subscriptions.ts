import type { Refusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { OutgoingMessage } from '../outgoing.ts';
import { stateFor, type Watcher } from './audience.ts';
import type { Chat } from './chat.ts';
import type { TableMemory } from './memory.ts';
import { refusedMessage } from './messages.ts';
import type { OtherNodes } from './otherNodes.ts';
import type { TaskQueue } from './queue.ts';
import type { Runner } from './runner.ts';
import { isWelcome, viewerOf } from './viewers.ts';

/** Entries of the past that are told at once to somebody who comes back. */
const MOST_TOLD = 400;

/** How watchers come and go. Whoever comes is shown the table, its game and its chat, and from then on every change. */
export class Subscriptions {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #runner: Runner;
  readonly #otherNodes: OtherNodes;
  readonly #chat: Chat;

  constructor(
    context: ServerContext,
    memory: TableMemory,
    queue: TaskQueue,
    runner: Runner,
    otherNodes: OtherNodes,
    chat: Chat,
  ) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#runner = runner;
    this.#otherNodes = otherNodes;
    this.#chat = chat;
  }

  /** `since`: the last entry that the watcher has seen. Whoever asks again before the answer gets one answer. */
  watch(watcher: Watcher, since: number | undefined): void {
    const { waiting } = this.#memory.audience;
    const isWaiting = waiting.has(watcher);
    waiting.set(watcher, since);
    if (isWaiting) return;
    const refuse = (why: Refusal): void => {
      waiting.delete(watcher);
      watcher.tell(new OutgoingMessage(refusedMessage(this.#memory.id, undefined, why)));
    };
    this.#queue.push(
      async () => {
        if (!waiting.has(watcher)) return;
        if (isWelcome(this.#memory.table, watcher)) await this.#show(watcher);
        else refuse({ kind: 'noSpectators' });
      },
      () => waiting.has(watcher) && refuse({ kind: 'tryAgain' }),
    );
  }

  async #show(watcher: Watcher): Promise<void> {
    const memory = this.#memory;
    const { store } = this.#context;
    const since = memory.audience.waiting.get(watcher);
    // Whoever comes from another node may have seen more than has been heard of here.
    const isAhead = since !== undefined && since > memory.seq;
    if (isAhead && store.engine.isShared) await this.#otherNodes.refreshIfBehind();
    const { seq } = memory;
    const from = Math.min(Math.max(since ?? seq, seq - MOST_TOLD), seq);
    const rows = from < seq ? await memory.eventsAfter(from, seq) : [];
    const lines = await this.#chat.latest();
    const { audience, table, play } = memory;
    // Gone while this was read.
    if (!audience.waiting.delete(watcher)) return;
    audience.add(watcher);
    if (viewerOf(table, watcher) !== 'spectator') this.#context.onSeen(memory.id);
    audience.tellTableTo(watcher, table, play);
    const message = play && stateFor(table, play, viewerOf(table, watcher), from, rows);
    if (message) watcher.tell(message);
    watcher.tell(new OutgoingMessage({ t: 'presence', table: memory.id, here: memory.presence.here }));
    memory.presence.changed();
    if (lines.length > 0) watcher.tell(new OutgoingMessage({ t: 'chat', table: memory.id, lines }));
  }

  unwatch(watcher: Watcher): void {
    const { audience, table } = this.#memory;
    audience.waiting.delete(watcher);
    if (!audience.remove(watcher)) return;
    this.#memory.presence.changed();
    const viewer = viewerOf(table, watcher);
    if (viewer !== 'spectator') this.#context.onSeen(this.#memory.id);
    if (viewer !== 'spectator' && !audience.isWatchedBy(table, viewer)) this.#runner.left(viewer);
  }
}
