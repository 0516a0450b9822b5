import { type GameTypes, holdsSecret, redact, type Viewer } from '@hanga/kernel';
import type { LoggedMove, StateMessage } from '@hanga/protocol';
import { type TableView, viewOf } from '@hanga/table';
import type { FullEntry } from '../storage/entries.ts';
import { askedOf } from './clock.ts';
import type { StoredTable } from './meta.ts';
import type { Pause, Play } from './play.ts';

/** A move that stands, with its events as they are stored: secrets and all. */
export interface StandingMove {
  readonly move: number;
  readonly entry: FullEntry;
}

/**
 * Of entries that follow on each other and after which so many moves stand: the moves among them that still do. What
 * was taken back is gone, and so is who took it back.
 */
export function standing(entries: readonly FullEntry[], moves: number): StandingMove[] {
  const stack: FullEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') stack.pop();
    else if (entry.kind === 'move' || entry.kind === 'redo') stack.push(entry);
  }
  return stack.map((entry, i) => ({ entry, move: moves - stack.length + i + 1 }));
}

/** A move as the viewer may know it. Where nothing is secret, as in most, events are told as they are. */
export const loggedMove = (viewer: Viewer, { move, entry }: StandingMove): LoggedMove => ({
  move,
  seat: entry.seat,
  events: entry.events.map(event => (holdsSecret(event) ? redact(event, viewer) : event)),
  seq: entry.seq,
  at: entry.at,
});

export const movesIn = ({ match }: Play): number => match.earlier + match.moves.length;

/**
 * The game as one viewer may see it, made once for all who look through the same eyes. Everything that it holds is
 * named here and in `viewOf`: nothing gets out that these functions do not put in.
 */
export function stateOf(
  table: StoredTable,
  play: Play,
  viewer: Viewer,
  from: number,
  entries: readonly FullEntry[],
): StateMessage {
  const { toAct, question, legal, canRedo, ...more } = play.isPinned
    ? pinnedView(play, viewer)
    : shown(table, play, viewer);
  return {
    t: 'state',
    table: table.id,
    from,
    seq: play.seq,
    // Whoever measures the server reads these, which stand first.
    toAct,
    question,
    legal,
    canRedo,
    ...more,
    // What was promised at the start stays the promise.
    commitment: table.meta.commitment ?? more.commitment,
    log: standing(entries, more.move).map(moved => loggedMove(viewer, moved)),
    ...(table.meta.clock.kind === 'none'
      ? { asked: askedOf(play.times) }
      : { clock: { at: play.times.since, left: play.times.left } }),
    ...(play.paused && table.status === 'running' && { paused: pauseOf(play.paused) }),
  };
}

const pauseOf = ({ seat, at }: Pause): NonNullable<StateMessage['paused']> => ({ at, ...(seat >= 0 && { by: seat }) });

/** Its end is told when it is stored, and then nothing is taken back. */
function shown({ status }: StoredTable, play: Play, viewer: Viewer): TableView<GameTypes> {
  const view = viewOf(play, viewer, movesIn(play));
  if (status === 'running' && play.paused)
    return { ...view, legal: [], noUndo: 'nothingToUndo', canRedo: false, outcome: undefined, seed: undefined };
  if (status === 'running') return { ...view, outcome: undefined, seed: undefined };
  if (status === 'ended') return { ...view, toAct: [], legal: [], noUndo: 'gameOver', canRedo: false };
  return { ...view, noUndo: 'gameOver', canRedo: false };
}

/** Of a state that today's rules cannot go on with, they are asked no more than what it looks like. */
const pinnedView = (play: Play, viewer: Viewer): TableView<GameTypes> => ({
  question: play.seq,
  move: movesIn(play),
  viewer,
  view: play.match.game.view(play.match.state, viewer),
  toAct: [],
  legal: [],
  log: [],
  noUndo: 'nothingToUndo',
  canRedo: false,
  commitment: play.commitment,
});
