import type { Viewer } from '@hanga/kernel';
import type { ChatLine } from '@hanga/protocol';
import { OutgoingMessage, type Receiver } from '../outgoing.ts';
import type { FullEntry } from '../storage/entries.ts';
import { refusedMessage, tableMessage } from './messages.ts';
import { type StoredTable, seatOf } from './meta.ts';
import type { Play } from './play.ts';
import { stateOf } from './tableState.ts';
import { isWelcome, type Visitor, viewerOf } from './viewers.ts';

/** Somebody who looks at a table: one connection. */
export interface Watcher extends Visitor, Receiver {}

/** Those who look at a table, and what they are told. */
export class Audience {
  /** Those who have asked to look on and are not shown anything yet, with the last entry they have seen. */
  readonly waiting = new Map<Watcher, number | undefined>();
  readonly #watchers = new Set<Watcher>();
  readonly #rules: number;

  /** `rules`: the number of the newest rules, which a game begins under. */
  constructor(rules: number) {
    this.#rules = rules;
  }

  get size(): number {
    return this.#watchers.size;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0 || this.waiting.size > 0;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  isWatchedBy(table: StoredTable, seat: number): boolean {
    for (const watcher of this.#watchers) if (viewerOf(table, watcher) === seat) return true;
    return false;
  }

  /** The entries after `from`, and where they lead. */
  tellState(table: StoredTable, play: Play, from: number, entries: readonly FullEntry[]): void {
    const messageFor = oncePerKey((viewer: Viewer) => stateFor(table, play, viewer, from, entries));
    for (const watcher of this.#watchers) {
      const message = messageFor(viewerOf(table, watcher));
      if (message) watcher.tell(message);
    }
  }

  /**
   * Whoever is no longer welcome is told so, and nothing more; whoever looks through other eyes than `before` is also
   * shown the game anew.
   */
  tellTable(table: StoredTable, play: Play | undefined, before: StoredTable): void {
    const tableFor = oncePerKey((player: string | undefined) => this.#tableMessage(table, play, player));
    const gameFor = oncePerKey((viewer: Viewer) => play && stateFor(table, play, viewer, play.seq, []));
    for (const watcher of this.#watchers) {
      if (!isWelcome(table, watcher)) {
        this.#watchers.delete(watcher);
        watcher.tell(new OutgoingMessage(refusedMessage(table.id, undefined, { kind: 'noSpectators' })));
        continue;
      }
      watcher.tell(tableFor(knownPlayer(table, watcher)));
      const viewer = viewerOf(table, watcher);
      const game = viewer === viewerOf(before, watcher) ? undefined : gameFor(viewer);
      if (game) watcher.tell(game);
    }
  }

  tellTableTo(watcher: Watcher, table: StoredTable, play: Play | undefined): void {
    watcher.tell(this.#tableMessage(table, play, watcher.player));
  }

  #tableMessage(table: StoredTable, play: Play | undefined, player: string | undefined): OutgoingMessage {
    return new OutgoingMessage(
      tableMessage(table, play?.match.state.rules ?? this.#rules, play?.isPinned ?? false, player),
    );
  }

  /** The table is there no more. */
  tellGone(table: string): void {
    const message = new OutgoingMessage(refusedMessage(table, undefined, { kind: 'noSuchTable' }));
    for (const watcher of this.#watchers) watcher.tell(message);
    this.#watchers.clear();
  }

  seatsWatching(table: StoredTable): number[] {
    return table.meta.seats.flatMap((_, seat) => (this.isWatchedBy(table, seat) ? [seat] : []));
  }

  tellPresence(table: string, here: readonly number[]): void {
    const message = new OutgoingMessage({ t: 'presence', table, here });
    for (const watcher of this.#watchers) watcher.tell(message);
  }

  tellChat(table: string, lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    const message = new OutgoingMessage({ t: 'chat', table, lines });
    for (const watcher of this.#watchers) watcher.tell(message);
  }
}

/** Remembers what was made for each key. */
function oncePerKey<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return key => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** Whom a table's message is for: all who neither host it nor sit there are told the same. */
const knownPlayer = ({ meta }: StoredTable, { player }: Visitor): string | undefined =>
  player === meta.host || seatOf(meta, player) !== undefined ? player : undefined;

/** `undefined` for a pinned game whose state today's rules cannot even draw. */
export function stateFor(
  table: StoredTable,
  play: Play,
  viewer: Viewer,
  from: number,
  entries: readonly FullEntry[],
): OutgoingMessage | undefined {
  try {
    return new OutgoingMessage(stateOf(table, play, viewer, from, entries));
  } catch (error) {
    if (play.isPinned) return undefined;
    throw error;
  }
}
