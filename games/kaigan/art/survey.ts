import { at } from '@hanga/web/art/brush.ts';
import { peaks } from './coast.ts';
import { coasts, type Point, project } from './projection.ts';

/** Stations of the traverse: a little inland of the coast, one for each stretch that the chain can measure. */
function inland(walk: readonly Point[], step: number, depth: number): Point[] {
  const turning = walk.reduce((sum, here, i) => {
    const next = walk[(i + 1) % walk.length] as Point;
    return sum + (next.x - here.x) * (next.y + here.y);
  }, 0);
  const side = turning > 0 ? -1 : 1;
  const stations: Point[] = [];
  for (let i = 0; i < walk.length; i++) {
    const here = walk[i] as Point;
    const last = stations.at(-1);
    if (last && Math.hypot(here.x - last.x, here.y - last.y) < step) continue;
    const before = walk[(i + walk.length - 1) % walk.length] as Point;
    const after = walk[(i + 1) % walk.length] as Point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    stations.push({ x: here.x + (side * depth * -dy) / length, y: here.y + (side * depth * dx) / length });
  }
  return stations;
}

const surveyed = ['honshu', 'kyushu', 'shikoku', 'ezo', 'sado', 'awaji'] as const;

/** The walks of the surveyors, station after station. */
export const traverses: readonly (readonly Point[])[] = surveyed.map(name => inland(coasts[name], 7.5, 2.6));
export const stations: readonly Point[] = traverses.flat();

export const traversePath = (): string =>
  traverses.map(walk => `M${walk.map(({ x, y }) => at(x, y)).join('L')}Z`).join('');

export interface Peak extends Point {
  readonly name: string;
  readonly height: number;
  readonly snow: boolean;
}

export const peaksOnMap: readonly Peak[] = peaks.map(([name, lon, lat, height, snow]) => ({
  ...project(lon, lat),
  name,
  height,
  snow,
}));

/** Sights: from the stations around, each to the summit, as far as the air is clear. */
export function sightsTo({ x, y, height }: Peak): readonly Point[] {
  const summit = y - height * 0.8;
  const near = stations
    .map(station => ({ station, distance: Math.hypot(station.x - x, station.y - summit) }))
    .filter(({ distance }) => distance > 14 && distance < 34 + height * 1.5)
    .sort((a, b) => a.distance - b.distance)
    .map(({ station }) => station);
  // Not two sights side by side: they would read as one thick line.
  const taken: Point[] = [];
  for (const station of near) {
    const bearing = Math.atan2(station.y - summit, station.x - x);
    const isNew = taken.every(other => {
      const apart = Math.abs(Math.atan2(other.y - summit, other.x - x) - bearing);
      return Math.min(apart, 2 * Math.PI - apart) > 0.24;
    });
    if (isNew) taken.push(station);
    if (taken.length === 7) break;
  }
  return taken;
}
