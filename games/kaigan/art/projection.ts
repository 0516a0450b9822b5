import { type IslandName, islands } from './coast.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map lies on its side, so that the islands run from left to right: the rose tells where north is. */
const turn = (41 * Math.PI) / 180;
const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
const scale = 53;
const flat = Math.cos((37.5 * Math.PI) / 180);

/** Where the map's paper is 1000 wide, with its middle height at 0. */
export function project(lon: number, lat: number): Point {
  const east = (lon - 137) * flat;
  const north = lat - 37.6;
  return { x: 466 + scale * (east * cos + north * sin), y: 7 + scale * (east * sin - north * cos) };
}

/** Degrees, clockwise from straight up. */
export const northOnMap = 41;

export const pointsOf = (walk: string): Point[] =>
  walk.split(' ').map(word => {
    const [lon = 0, lat = 0] = word.split(',').map(Number);
    return project(lon, lat);
  });

export const coasts: Readonly<Record<IslandName, readonly Point[]>> = Object.fromEntries(
  Object.entries(islands).map(([name, walk]) => [name, pointsOf(walk)]),
) as Record<IslandName, Point[]>;
