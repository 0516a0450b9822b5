import { begin, type GameRecord, type GameTypes, type Match, replay } from '@hanga/kernel';
import { computed, type Signal, signal } from '@preact/signals';
import type { GameFront } from '../games/front.ts';
import type { LogEntry, SeatInfo, Source } from './source.ts';
import { tableFor, viewerOf } from './tables.ts';

/** A record being looked at. Nothing can be chosen; one moves in time. */
export interface Replay extends Source<GameTypes> {
  /** The move after which the table is shown; 0 is the deal. */
  readonly at: Signal<number>;
  readonly length: number;
  /** The moves with which somebody's turn begins, for the marks of the scrubber. */
  readonly turns: readonly number[];
  /** The log of the whole game: any line of it can be jumped to. */
  readonly whole: readonly LogEntry<GameTypes>[];
}

/** Throws `RecordError` for what is no game. */
export function openReplay(
  { rules, beginsTurn }: Pick<GameFront<GameTypes>, 'rules' | 'beginsTurn'>,
  record: GameRecord,
  seats: readonly SeatInfo[],
  at: number,
): Replay {
  const moments: Match<GameTypes>[] = [];
  const events: (readonly GameTypes['Event'][])[] = [];
  const end = replay(rules, record, (before, _after, happened) => {
    moments.push(before);
    events.push(happened);
  });
  moments.push(record.moves.length === 0 ? begin(rules, end) : end);
  const shown = signal(Math.min(Math.max(0, at), record.moves.length));
  const viewer = viewerOf(end, seats, undefined);
  return {
    kind: 'replay',
    at: shown,
    length: record.moves.length,
    whole: tableFor({ match: end, events }, viewer, seats, false).log,
    turns: end.moves.flatMap(({ action }, i) => (beginsTurn(action) ? [i + 1] : [])),
    table: computed(() => {
      const match = moments[shown.value] as Match<GameTypes>;
      return { ...tableFor({ match, events }, viewer, seats, false), legal: [] };
    }),
    trouble: signal(undefined),
    act: () => Promise.resolve(undefined),
    undo: () => Promise.resolve('nothingToUndo' as const),
    redo: () => Promise.resolve(),
    record: () => Promise.resolve(record),
    close() {},
  };
}
