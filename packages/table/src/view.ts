import { type GameTypes, type Outcome, type Redacted, redact, type Seat, type Viewer } from '@hanga/kernel';
import { type PlayedTable, type TableRefusal, whyNoRedo, whyNoUndo } from './playedTable.ts';

/** One move of the log, as the viewer may know it. */
export interface LogEntry<T extends GameTypes> {
  /** Counted from 1; set-up is move 0 and has no entry. */
  readonly move: number;
  readonly seat: Seat;
  readonly events: readonly Redacted<T['Event']>[];
}

/** What one viewer may know and do now: plain data, ready for any wire. A board is a pure function of this. */
export interface TableView<T extends GameTypes> {
  /** The number of the question that `legal` answers: an answer carries it, so that it cannot answer the next one. */
  readonly question: number;
  /** Moves that stand. */
  readonly move: number;
  readonly viewer: Viewer;
  readonly view: T['View'];
  readonly toAct: readonly Seat[];
  /** What the viewer may do now; empty when it is not their turn, or in a replay. */
  readonly legal: readonly T['Action'][];
  /** The moves that stand, up to `move`. On a wire only its end, from the first entry that may be new: see `logWith`. */
  readonly log: readonly LogEntry<T>[];
  /** Why the viewer cannot take the last move back; `undefined` when they can. */
  readonly noUndo?: TableRefusal | undefined;
  /** Whether the viewer can make again what they took back. */
  readonly canRedo: boolean;
  readonly outcome?: Outcome<T> | undefined;
  /** The SHA-256 of the seed; the seed itself once the game is over. */
  readonly commitment: string;
  readonly seed?: string | undefined;
}

/**
 * The one place where anything of a table gets out: everything that it holds is named here. `after`: the log begins
 * after this move.
 */
export function viewOf<T extends GameTypes>(table: PlayedTable<T>, viewer: Viewer, after = 0): TableView<T> {
  const { match, events } = table;
  const { game, state, moves, seed, earlier } = match;
  const isSeat = viewer !== 'spectator';
  const outcome = game.outcome(state);
  const first = Math.max(0, after - earlier);
  return {
    question: isSeat ? (table.questions[viewer] ?? table.seq) : table.seq,
    move: earlier + moves.length,
    viewer,
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    legal: isSeat ? (table.legal[viewer] ?? []) : [],
    log: moves.slice(first).map(({ seat }, i) => ({
      move: earlier + first + i + 1,
      seat,
      events: (events[first + i] ?? []).map(event => redact(event, viewer)),
    })),
    noUndo: isSeat ? whyNoUndo(table, viewer) : 'nothingToUndo',
    canRedo: isSeat && whyNoRedo(table, viewer) === undefined,
    outcome,
    commitment: table.commitment,
    seed: outcome && seed,
  };
}

/** The log of a view of which only the end came: what stood before it is known. */
export function logWith<T extends GameTypes, Entry extends LogEntry<T>>(
  known: readonly Entry[],
  { move, log }: { readonly move: number; readonly log: readonly Entry[] },
): readonly Entry[] {
  const first = log[0]?.move ?? move + 1;
  return [...known.filter(entry => entry.move < first), ...log];
}
