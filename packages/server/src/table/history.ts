import { type GameRecord, Log, toRecord, type Viewer } from '@hanga/kernel';
import type { LoggedMove, SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { OutgoingMessage } from '../outgoing.ts';
import type { LoggedEntry } from '../storage/entries.ts';
import type { Watcher } from './audience.ts';
import type { TableMemory } from './memory.ts';
import { refusedMessage } from './messages.ts';
import { isOver, recordedPlayer, type StoredTable } from './meta.ts';
import type { OtherNodes } from './otherNodes.ts';
import type { Play } from './play.ts';
import type { TaskQueue } from './queue.ts';
import { movesOf } from './rebuild.ts';
import { recordedShuffle } from './shuffle.ts';
import { loggedMove, type StandingMove, standing } from './tableState.ts';
import { isWelcome, type Visitor, viewerOf, wasThere } from './viewers.ts';

/** Entries that are read for one answer; more where none of their moves stands. */
const PAGE = 500;

/** The log of a table, for those who look back. */
export class History {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  readonly #otherNodes: OtherNodes;
  /** Of a game that is over, the log is read once while the table is in memory: only names in it may change. */
  #record: { readonly rev: number; readonly made: GameRecord | 'mixedRules' } | undefined;

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue, otherNodes: OtherNodes) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
    this.#otherNodes = otherNodes;
  }

  /** The moves before that of an entry, as the visitor may know them: the last ones, so many as fit one answer. */
  page(visitor: Visitor, before: number | undefined): Promise<LoggedMove[] | SimpleRefusal> {
    return this.#queue.ask(async () => {
      const { table } = this.#memory;
      // Whoever sat at a table may look back at its finished game, even if they were removed.
      const mayLookBack = isOver(table) && wasThere(table, visitor);
      if (!mayLookBack && !isWelcome(table, visitor)) return 'noSpectators';
      return (await this.#read(viewerOf(table, visitor), before)) ?? 'tryAgain';
    });
  }

  /** Tells somebody who watches. It is told in turn, between the states: so it is true of the last of them. */
  tell(watcher: Watcher, before: number): void {
    const { id } = this.#memory;
    const refuse = (kind: SimpleRefusal): void =>
      watcher.tell(new OutgoingMessage(refusedMessage(id, undefined, { kind })));
    this.#queue.push(
      async () => {
        const { table } = this.#memory;
        if (!isWelcome(table, watcher)) return refuse('noSpectators');
        const viewer = viewerOf(table, watcher);
        const log = await this.#read(viewer, before);
        if (log) watcher.tell(new OutgoingMessage({ t: 'history', table: id, before, viewer, log }));
        else refuse('tryAgain');
      },
      () => refuse('tryAgain'),
    );
  }

  /** `undefined`: the visitor has heard of entries that are not known here. */
  async #read(viewer: Viewer, wanted: number | undefined): Promise<LoggedMove[] | undefined> {
    const { id } = this.#memory;
    if (wanted !== undefined && wanted > this.#memory.seq + 1) await this.#otherNodes.refreshIfBehind();
    const before = wanted ?? this.#memory.seq + 1;
    if (before > this.#memory.seq + 1) return undefined;
    const { entries } = this.#context.store;
    const moves = await entries.movesBefore(id, before);
    let found: StandingMove[] = [];
    for (let from = before - 1; from > 0 && found.length === 0 && moves > 0; ) {
      from = Math.max(0, from - PAGE);
      found = standing(await this.#memory.eventsAfter(from, before - 1), moves);
    }
    return found.map(move => loggedMove(viewer, move));
  }

  /** The whole finished game: everything in it is open now, to those who could see it being played. */
  record(visitor: Visitor): Promise<GameRecord | SimpleRefusal> {
    return this.#queue.ask(async () => {
      const { id, table, play } = this.#memory;
      const { private: isPrivate, spectators } = table.meta;
      if (isPrivate && !spectators && !wasThere(table, visitor)) return 'noSpectators';
      if (!isOver(table) || !play) return 'notOver';
      if (this.#record?.rev !== table.rev)
        this.#record = { rev: table.rev, made: recordOf(table, play, await this.#context.store.entries.after(id, 0)) };
      return this.#record.made;
    });
  }
}

/** `entries`: all of them. */
export function recordOf(table: StoredTable, play: Play, entries: readonly LoggedEntry[]): GameRecord | 'mixedRules' {
  if (play.isMixed) return 'mixedRules';
  const match = { ...play.match, earlier: 0, moves: Log.of(movesOf(entries)) };
  const shuffle = recordedShuffle(table);
  return { ...toRecord(match, table.meta.seats.map(recordedPlayer)), ...(shuffle && { shuffle }) };
}
