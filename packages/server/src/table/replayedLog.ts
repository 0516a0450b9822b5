import { begin } from '@hanga/kernel';
import type { OfferedGame } from '../games.ts';
import type { EntryKind, FullEntry, LoggedEntry } from '../storage/entries.ts';
import type { StoredTable } from './meta.ts';
import { firstPlay, type Play, replayEntry } from './play.ts';

/** A whole log played again: where it leads, and what happened in each of its entries. */
export interface ReplayedLog {
  readonly play: Play;
  readonly entries: readonly FullEntry[];
}

/** `undefined`: the rules do not allow what the log says. */
export function replayLog(
  { game }: OfferedGame,
  { meta, seed }: StoredTable,
  log: readonly LoggedEntry[],
  rules: number,
): ReplayedLog | undefined {
  const options = game.options(meta.options);
  if (!options) return undefined;
  try {
    const match = begin(game, { options, seats: meta.seats.length, seed, rules });
    let play = firstPlay(match, meta, meta.startedAt ?? 0);
    const entries: FullEntry[] = [];
    for (const entry of log) {
      const next = replayEntry(play, entry, meta.clock);
      if (!next) return undefined;
      play = next;
      const { seq, seat, at } = entry;
      const kind = entry.kind as EntryKind;
      const events = kind === 'move' || kind === 'redo' ? (play.events.at(-1) ?? []) : [];
      entries.push({ seq, kind, seat, at, events });
    }
    return { play, entries };
  } catch {
    return undefined;
  }
}
