import { coasts, type Point } from './projection.ts';

const isInside = ({ x, y }: Point, walk: readonly Point[]): boolean => {
  let inside = false;
  for (let i = 0, j = walk.length - 1; i < walk.length; j = i++) {
    const [a, b] = [walk[i] as Point, walk[j] as Point];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

/** Whether a spot lies on land, at least so far from the shore. */
export const isAshore = (spot: Point, depth: number): boolean =>
  [0, 1, 2, 3, 4, 5].every(turn => {
    const bearing = (turn * Math.PI) / 3;
    const probe = { x: spot.x + depth * Math.cos(bearing), y: spot.y + depth * Math.sin(bearing) };
    return Object.values(coasts).some(walk => isInside(probe, walk));
  });
