import {
  type GameTypes,
  type Match,
  type Move,
  type Outcome,
  play,
  type UndoRefusal,
  undo,
  whyNoUndo,
} from '@hanga/kernel';
import { type Clock, limits } from '@hanga/protocol';
import type { LoggedEntry } from '../storage/tables.ts';
import { type Times, timesAfter, timesAtStart } from './clock.ts';

/** A game in memory: where its log leads, and what everybody is asked. */
export interface Play {
  readonly match: Match<GameTypes>;
  readonly seq: number;
  /** By seat: the number of the question it is asked. It changes only when the question does. */
  readonly prompts: readonly number[];
  /** By seat: what is legal, as JSON. */
  readonly legal: readonly string[];
  readonly times: Times;
  /** The most moves that ever stood, and how often one was taken back since. */
  readonly furthest: number;
  readonly undos: number;
  /** Some entries were made under other rules: the log alone does not lead here. */
  readonly isMixed: boolean;
  /** The rules have changed and the game cannot go on. */
  readonly isPinned: boolean;
  /** The last point beyond which nothing can be taken back: a game is brought back to memory from there. */
  readonly base: Snapshot;
}

/** Everything about a game at one entry of its log, so that the entries before it need not be read again. */
export interface Snapshot {
  readonly seq: number;
  readonly rules: number;
  readonly state: object;
  /** Moves made before `last`. */
  readonly earlier: number;
  readonly last: Move<GameTypes> | undefined;
  readonly prompts: readonly number[];
  readonly times: Times;
  readonly furthest: number;
  readonly undos: number;
  readonly isMixed: boolean;
}

const snapshotOf = ({ match, seq, prompts, times, furthest, undos, isMixed }: Omit<Play, 'base'>): Snapshot => {
  const last = match.moves.at(-1);
  return {
    seq,
    rules: match.game.rules,
    state: match.state,
    earlier: match.earlier + match.moves.length - (last ? 1 : 0),
    last,
    prompts,
    times,
    furthest,
    undos,
    isMixed,
  };
};

/** With its base: itself, where nothing can be taken back, or else the one before it. */
export const based = (play: Omit<Play, 'base'>, before: Snapshot | undefined): Play => ({
  ...play,
  base: before && play.match.past.length > 0 ? before : snapshotOf(play),
});

export const seatsOf = (match: Match<GameTypes>): number[] => Array.from({ length: match.seats }, (_, seat) => seat);

export const legalOf = ({ game, state, seats }: Match<GameTypes>): string[] => {
  const legal = new Array<string>(seats).fill('[]');
  for (const seat of game.toAct(state)) legal[seat] = JSON.stringify(game.legal(state, seat));
  return legal;
};

export function firstPlay(match: Match<GameTypes>, clock: Clock, at: number): Play {
  return based(
    {
      match,
      seq: 0,
      prompts: seatsOf(match).map(() => 0),
      legal: legalOf(match),
      times: timesAtStart(clock, match.seats, at),
      furthest: match.earlier + match.moves.length,
      undos: 0,
      isMixed: false,
      isPinned: false,
    },
    undefined,
  );
}

/** The game after one more entry that led to `match`. */
export function advance(
  before: Play,
  match: Match<GameTypes>,
  clock: Clock,
  entry: Pick<LoggedEntry, 'seat' | 'at' | 'kind'>,
): Play {
  const seq = before.seq + 1;
  if (entry.kind === 'resume') {
    const toAct = match.game.toAct(match.state);
    const times = timesAfter(clock, before.times, { at: entry.at, kind: 'pause' }, toAct, toAct);
    return based({ ...before, seq, times }, before.base);
  }
  const legal = legalOf(match);
  const isAsked = (seat: number): boolean => seat === entry.seat || legal[seat] !== before.legal[seat];
  const [owed, owes] = [before.match, match].map(({ game, state }) => game.toAct(state));
  const kind = entry.kind === 'undo' ? 'undo' : 'move';
  const moves = match.earlier + match.moves.length;
  return based(
    {
      ...before,
      match: withoutOldMoves(match),
      seq,
      prompts: before.prompts.map((prompt, seat) => (isAsked(seat) ? seq : prompt)),
      legal,
      times: timesAfter(clock, before.times, { at: entry.at, kind }, owed ?? [], owes ?? []),
      furthest: Math.max(before.furthest, moves),
      undos: kind === 'undo' ? before.undos + 1 : moves > before.furthest ? 0 : before.undos,
    },
    before.base,
  );
}

/** A table in memory needs no more of its moves than can be taken back, and the one before them. */
function withoutOldMoves(match: Match<GameTypes>): Match<GameTypes> {
  const old = match.moves.length - match.past.length - 1;
  return old > 0 ? { ...match, earlier: match.earlier + old, moves: match.moves.slice(old) } : match;
}

/** One entry of the log made again; `undefined` when today's rules do not allow it. */
export function redo(before: Play, entry: LoggedEntry, clock: Clock): Play | undefined {
  if (entry.kind === 'resume') return advance(before, before.match, clock, entry);
  if (entry.kind === 'undo') {
    const undone = undo(before.match, entry.seat);
    return 'match' in undone ? advance(before, undone.match, clock, entry) : undefined;
  }
  const played = play(before.match, entry.seat, JSON.parse(entry.action ?? 'null'));
  return played.match && advance(before, played.match, clock, entry);
}

/** Why a seat cannot take its last move back now; `undefined` when it can. */
export function whyNotUndo(current: Play, seat: number): UndoRefusal | 'undoneEnough' | undefined {
  return whyNoUndo(current.match, seat) ?? (current.undos >= limits.undos ? 'undoneEnough' : undefined);
}

export const canUndo = (current: Play, seat: number): boolean =>
  !current.isPinned &&
  current.match.game.outcome(current.match.state) === undefined &&
  whyNotUndo(current, seat) === undefined;

/** Places by seat: winners first, then by points; equal points share a place. */
export function ranksOf({ scores, winners }: Outcome<GameTypes>): number[] {
  const worth = scores.map(({ total }, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : total));
  return worth.map(mine => 1 + worth.filter(other => other > mine).length);
}
