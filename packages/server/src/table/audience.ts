import type { Viewer } from '@hanga/kernel';
import type { ChatLine } from '@hanga/protocol';
import { chatMessage, type FullEntry, refusedMessage, stateMessage, tableMessage } from './messages.ts';
import { seatOf, type Table } from './meta.ts';
import type { Play } from './play.ts';

/** Somebody who looks at a table: one socket. */
export interface Watcher {
  readonly player: string | undefined;
  tell(text: string): void;
}

/** Through whose eyes a watcher looks. */
export const viewerOf = ({ meta }: Table, { player }: { readonly player: string | undefined }): Viewer =>
  seatOf(meta, player) ?? 'spectator';

/** Whether somebody may look at a table: where no spectators are wanted, only those who sit there, and the host. */
export const isWelcome = (table: Table, watcher: { readonly player: string | undefined }): boolean =>
  table.meta.spectators ||
  table.status === 'open' ||
  watcher.player === table.meta.host ||
  viewerOf(table, watcher) !== 'spectator';

/** The host, and whoever sat at the table, also if they were removed. */
export const wasThere = ({ meta }: Table, player: string | undefined): boolean =>
  player !== undefined &&
  (player === meta.host ||
    meta.seats.some(seat => seat.kind === 'person' && (seat.player === player || seat.holders.includes(player))));

/** Those who look at a table, and what they are told. */
export class Audience {
  readonly #watchers = new Set<Watcher>();
  readonly #rules: number;

  /** `rules`: the number of the game's rules. */
  constructor(rules: number) {
    this.#rules = rules;
  }

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  isWatchedBy(table: Table, seat: number): boolean {
    for (const watcher of this.#watchers) if (viewerOf(table, watcher) === seat) return true;
    return false;
  }

  /** The entries `from` which the watcher knows, and where they lead. */
  tellState(table: Table, play: Play, from: number, entries: readonly FullEntry[]): void {
    const messages = new Map<Viewer, string | undefined>();
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(table, watcher);
      if (!messages.has(viewer)) messages.set(viewer, stateFor(table, play, viewer, from, entries));
      const message = messages.get(viewer);
      if (message !== undefined) watcher.tell(message);
    }
  }

  /**
   * Whoever is no longer welcome is told so, and nothing more; whoever looks through other eyes than `before` sees the
   * game anew.
   */
  tellTable(table: Table, play: Play | undefined, before: Table): void {
    for (const watcher of this.#watchers) {
      if (!isWelcome(table, watcher)) {
        this.#watchers.delete(watcher);
        watcher.tell(refusedMessage(table.id, undefined, { kind: 'noSpectators' }));
        continue;
      }
      this.tellTableTo(watcher, table, play);
      const viewer = viewerOf(table, watcher);
      if (!play || viewer === viewerOf(before, watcher)) continue;
      const message = stateFor(table, play, viewer, play.seq, []);
      if (message !== undefined) watcher.tell(message);
    }
  }

  tellTableTo(watcher: Watcher, table: Table, play: Play | undefined): void {
    watcher.tell(tableMessage(table, this.#rules, play?.isPinned ?? false, watcher.player));
  }

  tellChat(table: string, lines: readonly ChatLine[]): void {
    if (lines.length > 0) for (const watcher of this.#watchers) watcher.tell(chatMessage(table, lines));
  }
}

/** `undefined` for a pinned game whose state today's rules cannot even draw. */
export function stateFor(
  table: Table,
  play: Play,
  viewer: Viewer,
  from: number,
  entries: readonly FullEntry[],
): string | undefined {
  try {
    return stateMessage(table, play, viewer, from, entries);
  } catch (error) {
    if (play.isPinned) return undefined;
    throw error;
  }
}
