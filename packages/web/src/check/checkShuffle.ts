import {
  commitmentTo,
  type Game,
  type GameRecord,
  type GameTypes,
  RecordError,
  type RecordProblem,
  replay,
} from '@hanga/kernel';

/** The result of checking a record against the commitment that was published at the start of its game. */
export interface ShuffleCheck {
  /** Whether the SHA-256 of the record's seed equals the commitment; `undefined` where none was given. */
  readonly isPromised: boolean | undefined;
  /** The SHA-256 of the record's seed. */
  readonly commitment: string;
  readonly game: GameCheck;
}

/** Whether replaying the record from its seed gives the recorded result. */
export type GameCheck =
  | { readonly kind: 'whole'; readonly moves: number; readonly scores: readonly number[] }
  /** Every move is legal, but the game is not over or the record names no result. */
  | { readonly kind: 'unfinished'; readonly moves: number }
  | { readonly kind: 'broken'; readonly problem: RecordProblem };

/** Replays the record from its seed, and compares the seed with `promised`. Throws only for a bug in the rules. */
export function checkShuffle(rules: Game<GameTypes>, record: GameRecord, promised: string | undefined): ShuffleCheck {
  const commitment = commitmentTo(record.seed);
  return {
    commitment,
    isPromised: promised === undefined ? undefined : commitment === promised,
    game: playThrough(rules, record),
  };
}

function playThrough(rules: Game<GameTypes>, record: GameRecord): GameCheck {
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

/** A SHA-256 as people copy it: spaces and capitals do not matter. `undefined` for what is none. */
export function readCommitment(text: string): string | undefined {
  const hex = text.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}
