import { endHonor, governmentHonor, surveyorsEach, travelHonor } from './data/box.ts';
import { inSupply } from './map.ts';
import type { Options, Player } from './types.ts';

type Reading = Pick<Options, 'startSpaces'>;

/**
 * Honor by place, seats that are tied sharing one; G40: a disc that never left the start has none, unless the table
 * counts it. `points` gets the place, counted from 0, and how many share each place.
 */
function byPlace(
  positions: readonly number[],
  { startSpaces }: Reading,
  points: (place: number, sharing: readonly number[]) => number,
): number[] {
  const counts = (position: number): boolean => position > 0 || startSpaces === 'count';
  const groups = [...new Set(positions.filter(counts))].sort((a, b) => b - a);
  const sharing = groups.map(group => positions.filter(position => position === group).length);
  return positions.map(position => (counts(position) ? points(groups.indexOf(position), sharing) : 0));
}

/** G39: the best 2, the second 1; after tied leaders nobody gets the 1; tied seconds get 1 each. */
export const governmentHonorFor = (positions: readonly number[], reading: Reading): number[] =>
  byPlace(positions, reading, (place, [leaders]) => {
    if (place === 0) return governmentHonor.best;
    return place === 1 && leaders === 1 ? governmentHonor.second : 0;
  });

/** G44: leaders who are tied use up the second place too; behind a single leader, tied seconds use up the third. */
export const travelHonorFor = (positions: readonly number[], reading: Reading): number[] =>
  byPlace(positions, reading, (place, [leaders, seconds]) => {
    if (place === 0) return travelHonor.first;
    if (place === 1) return leaders === 1 ? travelHonor.second : travelHonor.third;
    return place === 2 && leaders === 1 && seconds === 1 ? travelHonor.third : 0;
  });

/** G45: all who have most, and all who have least; both where everybody has the same. */
export function ryoHonorFor(purses: readonly number[]): number[] {
  const [most, least] = [Math.max(...purses), Math.min(...purses)];
  return purses.map(ryo => (ryo === most ? endHonor.mostRyo : 0) + (ryo === least ? endHonor.leastRyo : 0));
}

type Standing = Pick<Player, 'surveyors' | 'markers'>;

/** G46: each surveyor left on the map, and every two markers, counted over all tiles. */
export const surveyorHonorFor = (player: Standing): number => (surveyorsEach - inSupply(player)) * endHonor.surveyor;

export function markerHonorFor(player: Standing): number {
  let markers = 0;
  for (const count of player.markers) markers += count;
  return Math.floor(markers / endHonor.markersPerPoint);
}
