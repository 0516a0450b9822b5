import { type GameTypes, Log, type Match, type Move, type Outcome } from '@hanga/kernel';
import { type Clock, limits } from '@hanga/protocol';
import { move, type PlayedTable, redo, tableOf, undo, whyNoRedo } from '@hanga/table';
import type { LoggedEntry } from '../storage/entries.ts';
import { type Times, timesAfter, timesAtStart } from './clock.ts';
import type { TableMeta } from './meta.ts';

/**
 * A game in memory: where its log leads, and what everybody is asked. Its `seq` is that of the log's last entry. Of its
 * moves it holds the last ones only, and their events are those that happened since it was brought to memory.
 */
export interface Play extends PlayedTable<GameTypes> {
  readonly times: Times;
  /** The log could not be replayed, and the game went on from a stored state: the log alone does not lead here. */
  readonly isMixed: boolean;
  /** The game cannot go on here: its rules are not known, or neither its log nor its state makes sense. */
  readonly isPinned: boolean;
  /** Nobody can move: the host's seat, -1 for none, and since when. */
  readonly paused?: Pause | undefined;
  /** The last point beyond which nothing can be taken back: a game is brought back to memory from there. */
  readonly base: Snapshot;
}

export interface Pause {
  readonly seat: number;
  readonly at: number;
}

/** Everything about a game at one entry of its log, so that the entries before it need not be read again. */
export interface Snapshot {
  readonly seq: number;
  readonly rules: number;
  readonly state: GameTypes['State'];
  /** Moves made before `last`. */
  readonly earlier: number;
  readonly last: Move<GameTypes> | undefined;
  readonly questions: readonly number[];
  readonly times: Times;
  readonly furthest: number;
  readonly undos: number;
  readonly isMixed: boolean;
  readonly paused?: Pause | undefined;
}

export const snapshotOf = ({
  match,
  seq,
  questions,
  times,
  furthest,
  undos,
  isMixed,
  paused,
}: Omit<Play, 'base'>): Snapshot => {
  const last = match.moves.at(-1);
  return {
    seq,
    rules: match.state.rules,
    state: match.state,
    earlier: match.earlier + match.moves.length - (last ? 1 : 0),
    last,
    questions,
    times,
    furthest,
    undos,
    isMixed,
    ...(paused && { paused }),
  };
};

/** With its base: itself, where nothing can be taken back or made again, or else the one before it. */
export const based = (play: Omit<Play, 'base'>, before: Snapshot | undefined): Play => ({
  ...play,
  base: before && (play.match.past.length > 0 || play.undone.length > 0) ? before : snapshotOf(play),
});

export const seatsOf = (match: Match<GameTypes>): number[] => Array.from({ length: match.seats }, (_, seat) => seat);

/** `seq`: the last entry of the log that led to the match. */
export function firstPlay(
  match: Match<GameTypes>,
  { clock, seats }: Pick<TableMeta, 'clock' | 'seats'>,
  at: number,
  seq = 0,
): Play {
  const table = tableOf(match, undefined, limits.undos);
  return based(
    {
      ...table,
      seq,
      questions: table.questions.map(() => seq),
      times: timesAtStart(
        clock,
        match.seats,
        at,
        seats.map(seat => (seat.kind === 'person' ? seat.rest : undefined)),
      ),
      isMixed: false,
      isPinned: false,
    },
    undefined,
  );
}

/** The game after one more entry that led to `table`. An entry that changes nothing at the table still counts. */
export function advance(
  before: Play,
  table: PlayedTable<GameTypes>,
  clock: Clock,
  { at, kind, seat }: Pick<LoggedEntry, 'at' | 'kind' | 'seat'>,
): Play {
  const [owed, owes] = [before, table].map(({ match }) => match.game.toAct(match.state));
  const what = kind === 'resume' ? 'pause' : kind === 'undo' ? 'undo' : 'move';
  const isAsked = (other: number): boolean => before.questions[other] !== table.questions[other];
  const times = timesAfter(clock, before.times, { at, kind: what }, owed ?? [], owes ?? [], isAsked);
  const paused = kind === 'pause' ? { seat, at } : kind === 'resume' ? undefined : before.paused;
  return based({ ...before, ...withoutOldMoves(table), seq: before.seq + 1, times, paused }, before.base);
}

/** A table in memory needs no more of its moves than can be taken back, and the one before them. */
function withoutOldMoves(table: PlayedTable<GameTypes>): PlayedTable<GameTypes> {
  const { match, events } = table;
  const old = match.moves.length - match.past.length - 1;
  if (old <= 0) return table;
  const shorter = { ...match, earlier: match.earlier + old, moves: Log.of(match.moves.slice(old)) };
  return { ...table, match: shorter, events: events.slice(old) };
}

/** One entry of the log made again; `undefined` when the rules do not allow it. */
export function replayEntry(before: Play, entry: LoggedEntry, clock: Clock): Play | undefined {
  if (entry.kind === 'resume' || entry.kind === 'pause' || entry.kind === 'end')
    return advance(before, before, clock, entry);
  const made = entry.kind === 'undo' ? undo(before, entry.seat) : moved(before, entry);
  return made.table && advance(before, made.table, clock, entry);
}

/** What was made again is a move like any other where the rules have changed since it was taken back. */
function moved(before: Play, { kind, seat, action }: LoggedEntry): ReturnType<typeof move<GameTypes>> {
  const isRedo = kind === 'redo' && whyNoRedo(before, seat) === undefined;
  const made = isRedo ? redo(before, seat) : undefined;
  return made?.table ? made : move(before, seat, JSON.parse(action ?? 'null'));
}

/** Places by seat: winners first, then by points; equal points share a place. */
export function ranksOf({ scores, winners }: Outcome<GameTypes>): number[] {
  const worth = scores.map(({ total }, seat) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : total));
  return worth.map(mine => 1 + worth.filter(other => other > mine).length);
}
