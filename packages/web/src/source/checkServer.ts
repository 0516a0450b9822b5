import { type Game, type GameRecord, type GameTypes, RecordError, type RecordProblem, replay } from '@hanga/kernel';

/** Whether replaying a record from its seed gives the recorded result. */
export type RecordCheck =
  | { readonly kind: 'whole'; readonly moves: number; readonly scores: readonly number[] }
  /** Every move is legal, but the game is not over or the record names no result. */
  | { readonly kind: 'unfinished'; readonly moves: number }
  | { readonly kind: 'broken'; readonly problem: RecordProblem };

/** A worker's side of a check: replays the record once. Throws only for a bug in the rules. */
export function checkServer<T extends GameTypes>(rules: Game<T>, record: GameRecord): RecordCheck {
  const moves = record.moves.length;
  try {
    const end = replay(rules, record);
    const isOver = rules.toAct(end.state).length === 0;
    return isOver && record.result
      ? { kind: 'whole', moves, scores: record.result.scores }
      : { kind: 'unfinished', moves };
  } catch (error) {
    if (error instanceof RecordError) return { kind: 'broken', problem: error.problem };
    throw error;
  }
}
