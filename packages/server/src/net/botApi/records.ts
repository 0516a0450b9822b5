import type { ServerContext } from '../../context.ts';
import type { FinishedPlace } from '../../storage/tableLists.ts';
import { recordOf } from '../../table/history.ts';
import { readTable } from '../../table/rebuild.ts';
import { Lines } from '../api/call.ts';

const DEFAULT = 20;
const MOST = 50;
/** Milliseconds: what has just ended waits until no node can store an earlier end any more. */
const SETTLED = 2000;

export interface RecordsWanted {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
  readonly game?: string | undefined;
  readonly player?: string | undefined;
}

/** A page of finished games. The record of a private one of others can only be had by its link. */
export async function recordPage(
  { store, games, clock }: Pick<ServerContext, 'store' | 'games' | 'clock'>,
  asker: string,
  { after, limit = DEFAULT, game, player }: RecordsWanted,
): Promise<Lines> {
  const most = Math.min(Math.max(limit, 1), MOST);
  const until = clock.now() - SETTLED;
  const from = placeIn(after);
  const found = await store.lists.finishedAfter(from, { asker, until, most: most + 1, game, player });
  const page = found.slice(0, most);
  const lines: object[] = [];
  for (const { table, place } of page) {
    const read = await readTable(store, place.id, id => games.get(id));
    const entries = await store.entries.after(place.id, 0);
    const record = table && read?.play && recordOf(table, read.play, entries);
    // What cannot be replayed has no record.
    if (typeof record === 'object') lines.push({ t: 'record', table: place.id, endedAt: place.at, record });
  }
  const { at, id } = page.at(-1)?.place ?? from;
  return new Lines([...lines, { t: 'page', next: `${at}-${id}`, more: found.length > most }]);
}

function placeIn(after: string | undefined): FinishedPlace {
  const [, at = '0', id = ''] = /^(\d+)-(.*)$/.exec(after ?? '') ?? [];
  return { at: Number(at), id };
}
