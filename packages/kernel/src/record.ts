import { sameData } from './data.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { begin, type Match, play } from './match.ts';
import { flawInShuffle, isShuffle, type Shuffle, type ShuffleFlaw } from './parts.ts';
import { isSeed, type Seed } from './seed.ts';

/** A game as a file that people keep: everything needed to play it again. `docs/RECORDS.md` specifies it. */
export interface GameRecord {
  readonly hanga: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly seats: number;
  readonly players?: readonly { readonly name: string; readonly bot?: string }[];
  readonly seed: Seed;
  /** Of a game at a server's table: the parts that its seed was made of. */
  readonly shuffle?: Shuffle;
  readonly moves: readonly (readonly [Seat, object])[];
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
}

export type RecordProblem =
  | { readonly kind: 'notARecord'; readonly field: string }
  | { readonly kind: 'newerFormat' | 'newerRules'; readonly found: number; readonly known: number }
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'brokenShuffle'; readonly flaw: ShuffleFlaw }
  | { readonly kind: 'illegalMove'; readonly move: number; readonly seat: Seat; readonly refusal: unknown }
  | { readonly kind: 'otherResult'; readonly recorded: string; readonly replayed: string };

export class RecordError extends Error {
  readonly problem: RecordProblem;
  constructor(problem: RecordProblem) {
    super(JSON.stringify(problem));
    this.problem = problem;
  }
}

export function toRecord<T extends GameTypes>(match: Match<T>, players?: GameRecord['players']): GameRecord {
  if (match.earlier > 0) throw new RangeError('only the end of this log is held: a record needs all of it');
  const outcome = match.game.outcome(match.state);
  return {
    hanga: 1,
    game: match.game.id,
    rules: match.state.rules,
    options: match.options,
    seats: match.seats,
    ...(players && { players }),
    seed: match.seed,
    moves: match.moves.slice().map(({ seat, action }) => [seat, action] as const),
    ...(outcome && { result: { scores: outcome.scores.map(score => score.total), winners: outcome.winners } }),
  };
}

/** Checks the shape of what claims to be a record; whether its moves are legal, `replay` tells. */
export function parseRecord(input: unknown): GameRecord {
  const record = (isObject(input) ? input : {}) as unknown as GameRecord & Record<string, unknown>;
  const must = (field: string, holds: boolean): void => {
    if (!holds) throw new RecordError({ kind: 'notARecord', field });
  };
  must('hanga', isCount(record.hanga) && record.hanga > 0);
  if (record.hanga > 1) throw new RecordError({ kind: 'newerFormat', found: record.hanga, known: 1 });
  must('game', typeof record.game === 'string');
  must('rules', isCount(record.rules) && record.rules > 0);
  must('options', isObject(record.options));
  must('seats', isCount(record.seats));
  must('players', record.players === undefined || isListOf(record.players, record.seats, isPlayer));
  must('seed', isSeed(record.seed));
  must('shuffle', record.shuffle === undefined || isShuffle(record.shuffle, record.seats));
  must(
    'moves',
    isListOf(record.moves, undefined, move => isListOf(move, 2) && isCount(move[0]) && isObject(move[1])),
  );
  must('result', record.result === undefined || isResult(record.result, record.seats));
  return record;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isListOf = (value: unknown, length?: number, item?: (value: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && (length === undefined || value.length === length) && (!item || value.every(item));
const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  'name' in value &&
  typeof value.name === 'string' &&
  (!('bot' in value) || typeof value.bot === 'string');
const isResult = (value: unknown, seats: number): boolean =>
  isObject(value) &&
  'scores' in value &&
  isListOf(value.scores, seats, Number.isInteger) &&
  'winners' in value &&
  isListOf(value.winners, undefined, isCount);

/**
 * Plays a record again, move by move and under the rules that it names, and returns where it leads.
 * `onMove` sees each move with the match before and after it.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  onMove?: (before: Match<T>, after: Match<T>, events: readonly T['Event'][]) => void,
): Match<T> {
  if (record.game !== game.id) throw new RecordError({ kind: 'unknownGame', game: record.game });
  if (record.rules > game.rules) {
    throw new RecordError({ kind: 'newerRules', found: record.rules, known: game.rules });
  }
  const options = game.options(record.options);
  if (!options) throw new RecordError({ kind: 'notARecord', field: 'options' });
  if (record.seats < game.seats.min || record.seats > game.seats.max) {
    throw new RecordError({ kind: 'notARecord', field: 'seats' });
  }
  const flaw = record.shuffle && flawInShuffle(record.shuffle, record.seed);
  if (flaw) throw new RecordError({ kind: 'brokenShuffle', flaw });
  let match = begin(game, { options, seats: record.seats, seed: record.seed, rules: record.rules });
  record.moves.forEach(([seat, action], index) => {
    const played = play(match, seat, action);
    if (!played.match) {
      throw new RecordError({ kind: 'illegalMove', move: index + 1, seat, refusal: played.refusal });
    }
    onMove?.(match, played.match, played.events);
    match = played.match;
  });
  const { result } = toRecord(match);
  if (record.result && !sameData(record.result, result)) {
    const [recorded, replayed] = [record.result, result ?? 'unfinished'].map(value => JSON.stringify(value));
    throw new RecordError({ kind: 'otherResult', recorded: recorded as string, replayed: replayed as string });
  }
  return match;
}
