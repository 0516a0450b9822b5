import type { LogEntry } from '@hanga/web/source/source.ts';
import { type Event, type Kaigan, map, type TileGain, type TileId, type View } from '../rules/index.ts';

type Log = readonly LogEntry<Kaigan>[];

/** Kaigan's events hold no secret: what a viewer gets is the whole of them. */
export const eventsOf = (entry: LogEntry<Kaigan> | undefined): readonly Event[] =>
  (entry?.events ?? []) as readonly Event[];

export const scoredTiles = ({ rules, scored }: Pick<View, 'rules' | 'scored'>): readonly TileId[] =>
  map.tilesUnder(rules).filter(tile => (scored & (1 << map.placeInBox(tile))) !== 0);

/** What the dice showed when they last rolled. */
export function lastRoll(log: Log): readonly number[] {
  for (let i = log.length - 1; i >= 0; i--) {
    for (const event of eventsOf(log[i])) if (event.kind === 'rolled') return event.dice;
  }
  return [];
}

/** Who has helped with each tile that was scored. */
export const helpers = (log: Log): ReadonlyMap<TileId, readonly TileGain[]> => helpersIn(log.flatMap(eventsOf));

export function helpersIn(events: readonly Event[]): ReadonlyMap<TileId, readonly TileGain[]> {
  const found = new Map<TileId, readonly TileGain[]>();
  for (const event of events) if (event.kind === 'scoredTile') found.set(event.tile, event.gains);
  return found;
}
