import type { GameTypes, Match, Viewer } from '@hanga/kernel';
import type { SeatInfo } from './source.ts';

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
