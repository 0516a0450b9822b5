import {
  commitmentTo,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  redact,
  replay,
  type Seat,
  type Viewer,
  whyNoUndo,
} from '@hanga/kernel';
import type { SeatInfo, Table } from './source.ts';

/** A match with what happened in each of its moves, unredacted: it stays on this side of the table. */
export interface Told<T extends GameTypes> {
  readonly match: Match<T>;
  readonly events: readonly (readonly T['Event'][])[];
}

/** Plays a record again, keeping what happened. Throws `RecordError`. */
export function tell<T extends GameTypes>(game: Game<T>, record: GameRecord): Told<T> {
  const events: (readonly T['Event'][])[] = [];
  const match = replay(game, record, (_before, _after, happened) => void events.push(happened));
  return { match, events };
}

/** What one viewer gets to see of a match. */
export function tableFor<T extends GameTypes>(
  { match, events }: Told<T>,
  viewer: Viewer,
  seats: readonly SeatInfo[],
  canRedo: boolean,
): Table<T> {
  const { game, state, moves, seed } = match;
  const outcome = game.outcome(state);
  return {
    move: moves.length,
    viewer,
    view: game.view(state, viewer),
    legal: viewer === 'spectator' ? [] : game.legal(state, viewer),
    seats,
    log: moves.map(({ seat }, i) => ({
      move: i + 1,
      seat,
      events: (events[i] ?? []).map(event => redact(event, viewer)),
    })),
    noUndo: viewer === 'spectator' ? 'nothingToUndo' : whyNoUndo(match, viewer as Seat),
    canRedo,
    outcome,
    commitment: commitmentTo(seed),
    seed: outcome && seed,
  };
}

/**
 * Through whose eyes the screen looks: the person who must act; else the one who looked last; with nobody at the
 * table, a spectator's.
 */
export function viewerOf<T extends GameTypes>(
  match: Match<T>,
  seats: readonly SeatInfo[],
  last: Viewer | undefined,
): Viewer {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const acting = match.game.toAct(match.state).find(seat => people.includes(seat));
  return acting ?? last ?? people[0] ?? 'spectator';
}
