import { type Event, type Kaigan, map, type TileGain, type TileId } from '@hanga/kaigan';
import type { LogEntry } from '../../source/source.ts';

type Log = readonly LogEntry<Kaigan>[];

/** Kaigan's events hold no secret: what a viewer gets is the whole of them. */
export const eventsOf = (entry: LogEntry<Kaigan> | undefined): readonly Event[] =>
  (entry?.events ?? []) as readonly Event[];

export const scoredTiles = (scored: number): readonly TileId[] =>
  map.allTiles.filter(tile => (scored & (1 << tile)) !== 0);

/** What the dice showed when they last rolled. */
export function lastRoll(log: Log): readonly number[] {
  for (let i = log.length - 1; i >= 0; i--) {
    for (const event of eventsOf(log[i])) if (event.kind === 'rolled') return event.dice;
  }
  return [];
}

/** Who has helped with each tile that was scored. */
export function helpers(log: Log): ReadonlyMap<TileId, readonly TileGain[]> {
  const found = new Map<TileId, readonly TileGain[]>();
  for (const entry of log) {
    for (const event of eventsOf(entry)) if (event.kind === 'scoredTile') found.set(event.tile, event.gains);
  }
  return found;
}

/** The end of the last round, while nobody but others has moved since: news for the viewer. */
export function freshRoundEnd(log: Log, viewer: number | 'spectator'): readonly Event[] | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as LogEntry<Kaigan>;
    const events = eventsOf(entry);
    const end = events.findIndex(({ kind }) => kind === 'rolled');
    if (end >= 0) return events.slice(end);
    if (entry.seat === viewer || viewer === 'spectator') return undefined;
  }
  return undefined;
}
