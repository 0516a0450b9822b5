import { fill, lines, loop, mix, open } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import { seaLevel, shoreline } from '../seam.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import type { Stage } from './scene.ts';

const sandOf = (season: Season): Color =>
  season === 'winter' ? '#e9e6da' : season === 'storm' ? '#b9ae8c' : '#e6d7a8';

/** Down the side of a bay, cove by cove. */
const coves = (rng: Rng, x: number, inward: 1 | -1): string[] =>
  [168, 180, 194, 209, 225].map(
    (y, index) => `${x + inward * ((index % 2 ? -3 : 6) + between(rng, -3, 3) - (y - 168) * 0.34)},${y}`,
  );

/**
 * The sea, cut with the knife: sand, a line of foam, deep water. It goes on where the neighbour has the sea too, at one
 * level and with one shore; toward land it ends in coves.
 */
export const sea = ({ season, left, right, rng }: Stage): Art => {
  const front = (swing: number): readonly string[] =>
    [34, 66, 100, 134, 166].map(
      (x, index) => `${x},${shoreline + (index % 2 ? swing : -swing * 0.4) + between(rng, -1, 1)}`,
    );
  const west = left.isSea
    ? [`-12,${seaLevel}!`, `-12,${shoreline}!`, `6,${shoreline}`]
    : [`40,${seaLevel}!`, ...coves(rng, 28, 1), `16,${shoreline - 3}`];
  const east = right.isSea
    ? [`194,${shoreline}`, `212,${shoreline}!`, `212,${seaLevel}!`]
    : [`184,${shoreline - 3}`, ...coves(rng, 172, -1).toReversed(), `160,${seaLevel}!`];
  const outline = [...west, ...front(5), ...east].join(' ');
  // Not along the horizon.
  const rim = (color: Color, width: number): Art =>
    node('path', { d: open(outline), fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' });
  const sand = sandOf(season);
  return node('g', { 'clip-path': { url: 'k-frame' } }, [
    // The beach lies wide before us and thin along the sides.
    fill(
      loop(
        `${left.isSea ? `-12,${shoreline - 4}! -12,262! ` : `18,228! 4,250! `}60,266 100,262 140,266 ${right.isSea ? `212,262! 212,${shoreline - 4}!` : `196,250! 182,228!`}`,
      ),
      sand,
    ),
    rim(sand, 8),
    rim(ink.snow, 4.4),
    fill(loop(outline), { url: 'k-deep' }),
  ]);
};

/** A spit of land with a few pines, where the bay ends toward land; none where the sea goes on. */
export const headland = ({ season, left, right, rng }: Stage, side: 'left' | 'right'): Art => {
  if ((side === 'left' ? left : right).isSea) return [];
  const inks = seasonInks[season];
  const [x, way] = side === 'left' ? ([0, 1] as const) : ([200, -1] as const);
  const y = between(rng, 170, 184);
  const long = between(rng, 34, 58);
  const at = (share: number): number => x + way * long * share;
  const earth = mix(season === 'winter' ? '#dfe3df' : inks.leaf, '#8a7a56', season === 'winter' ? 0.15 : 0.45);
  const pines = times(5, index => {
    const [px, size] = [at(0.3 + index * 0.14), 11 - index * 1.4];
    const py = y - 4 + index * 0.8;
    return loop(
      `${px - size * 0.8},${py - size * 0.7} ${px},${py - size * 1.5} ${px + size * 0.9},${py - size * 0.8} ${px + size * 0.2},${py - size * 0.45}`,
    );
  });
  const trunks = times(
    5,
    index => `${at(0.3 + index * 0.14)},${y - 2} ${at(0.3 + index * 0.14) + 1},${y - 11 + index}`,
  );
  return [
    fill(
      loop(
        `${at(0.16)},${y - 4} ${at(0.5)},${y - 6} ${at(0.86)},${y - 3} ${at(1)},${y + 1}! ${at(0.6)},${y + 5} ${at(0.2)},${y + 7}`,
      ),
      earth,
    ),
    lines([`${at(0.2)},${y + 7} ${at(0.6)},${y + 5.4} ${at(1)},${y + 1}`], 2, ink.snow),
    lines(trunks, 1.6, '#5a4636', 'none'),
    fill(pines.join(''), mix(inks.leaf, ink.pine, 0.6)),
    season === 'winter' ? fill(pines.join(''), ink.snow, { opacity: 0.45 }) : [],
  ];
};
