import { type Game, type GameRecord, type GameTypes, type Match, replay, type Viewer } from '@hanga/kernel';
import { type PlayedTable, tableOf } from './playedTable.ts';
import { type TableView, viewOf } from './view.ts';

/** A record played again, once: every position of it, and what happened in each move. */
export interface Replayed<T extends GameTypes> {
  /** `positions[n]` stands after n moves. */
  readonly positions: readonly Match<T>[];
  readonly events: PlayedTable<T>['events'];
}

/** Throws `RecordError` for what is no game. */
export function positionsOf<T extends GameTypes>(game: Game<T>, record: GameRecord): Replayed<T> {
  const positions: Match<T>[] = [];
  const events: (readonly T['Event'][])[] = [];
  const end = replay(game, record, (before, _after, happened) => {
    positions.push(before);
    events.push(happened);
  });
  return { positions: [...positions, end], events };
}

/** What a viewer could know after `at` moves. Nothing can be chosen there. `after`: the log begins after this move. */
export function viewAt<T extends GameTypes>(
  { positions, events }: Replayed<T>,
  viewer: Viewer,
  at: number,
  after = 0,
): TableView<T> {
  const match = positions[at];
  if (!match) throw new RangeError(`there is no position ${at}`);
  return { ...viewOf(tableOf(match, events), viewer, after), legal: [], noUndo: 'nothingToUndo' };
}
