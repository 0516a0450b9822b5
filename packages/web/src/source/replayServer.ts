import type { Game, GameTypes } from '@hanga/kernel';
import { positionsOf, type Replayed, viewAt } from '@hanga/table';
import type { OpenedReplay, ReplayRequest } from './messages.ts';
import type { LogEntry } from './source.ts';
import { viewerOf } from './viewer.ts';

type ReplayAnswer<T extends GameTypes> = OpenedReplay<T> | readonly LogEntry<T>[] | ReturnType<typeof viewAt<T>>;

/**
 * A worker's side of a replay: plays a record again, once, and tells what was to be seen at any time in it, by anybody
 * at the table: whoever has a record could play it again as well.
 */
export function replayServer<T extends GameTypes>(rules: Game<T>): (request: ReplayRequest) => ReplayAnswer<T> {
  let replayed: Replayed<T> | undefined;
  return request => {
    if (request.kind === 'replay') {
      replayed = positionsOf(rules, request.record);
      const last = replayed.positions.length - 1;
      const viewer = viewerOf(replayed.positions[last]!, request.seats, undefined);
      return { viewer, log: viewAt(replayed, viewer, last).log };
    }
    if (!replayed) throw new Error('no record was opened');
    if (request.kind === 'seen') return viewAt(replayed, request.viewer, replayed.positions.length - 1).log;
    // The page has the whole log already.
    return viewAt(replayed, request.viewer, request.at, request.at);
  };
}
