import { dash, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';

/** [x, top, half width] of a cedar; all stand on the same foot line. */
export type Spot = readonly [x: number, top: number, half: number];

/** No two stands alike. */
export const swayed = (spots: readonly Spot[], rng: Rng): Spot[] =>
  spots.map(([x, top, half]) => [x + between(rng, -4, 4), top + between(rng, -12, 12), half * between(rng, 0.95, 1.2)]);

const spread = (half: number, share: number): number => half * (0.1 + 0.9 * share ** 0.85);

/** A cryptomeria: a tall cone whose tiers of foliage droop at their tips. */
const cedar = (rng: Rng, [x, top, half]: Spot, foot: number): string => {
  const tiers = Math.max(4, Math.round((foot - top) / 12));
  const side = (sign: number): string[] =>
    times(tiers, index => {
      const share = (index + 0.75) / tiers;
      const out = spread(half, share) * between(rng, 0.9, 1.14);
      const y = top + (foot - top) * share;
      return `${x + sign * out},${y + 1.5} ${x + sign * out * 0.66},${y + 3}`;
    });
  const right = side(1).join(' ');
  const left = side(-1).join(' ').split(' ').toReversed().join(' ');
  return loop(`${x},${top}! ${right} ${left}`);
};

/** Sprays of foliage: short drooping cuts inside the cone. */
const sprays = (rng: Rng, [x, top, half]: Spot, foot: number): string[] =>
  times(Math.round((foot - top) / 5), () => {
    const share = between(rng, 0.08, 0.8);
    const reach = spread(half, share) * 0.8;
    const from = x + between(rng, -1, 1) * reach * 0.55;
    const sign = from < x ? -1 : 1;
    const y = top + (foot - top) * share;
    return dash(from, y, sign * reach * 0.55, 4.5, 1, sign * -1.2);
  });

const laden = (rng: Rng, [x, top, half]: Spot, foot: number): string[] =>
  times(8, index => {
    const share = 0.05 + index * 0.09;
    const reach = spread(half, share);
    const y = top + (foot - top) * share;
    const sign = index % 2 ? 1 : -1;
    const from = x - sign * reach * 0.3;
    return dash(from, y, sign * reach * between(rng, 0.9, 1.2), 5, 2.6, sign * -2);
  });

/** A stand of cedars on one foot line; far ones are a flat tone, near ones show bark and sprays. */
export const stand = (
  season: Season,
  spots: readonly Spot[],
  foot: number,
  seed: number,
  depth: 'far' | 'leaf',
): Art => {
  const rng = seeded(seed);
  const inks = seasonInks[season];
  const cones = spots.map(spot => cedar(rng, spot, foot)).join('');
  const body = fill(cones, { url: `k-${depth}-${season}` });
  if (depth === 'far') return body;
  const footOf = (index: number): number => foot + ((index * 5) % 8) - 1;
  const trunks = spots.map(
    ([x, top], index) => `${x},${footOf(index)} ${x + 0.6},${(foot * 2 + top) / 3} ${x},${top + 20}`,
  );
  const tufts = spots.flatMap(([x], index) =>
    [-5, -2, 1, 4].map(lean => dash(x + lean, footOf(index) + 2, lean * 0.7, -7, 1.2)),
  );
  return [
    lines(trunks, 4.2, mix(ink.bark, inks.leaf, 0.3), 'end'),
    body,
    fill(spots.flatMap(spot => sprays(rng, spot, foot)).join(''), mix(inks.leaf, ink.aiDeep, 0.6), { opacity: 0.75 }),
    fill(tufts.join(''), mix(inks.leaf, ink.sumi, 0.25)),
    season === 'winter' ? fill(spots.flatMap(spot => laden(rng, spot, foot)).join(''), ink.snow) : [],
  ];
};

const crown = (rng: Rng, x: number, y: number, size: number, color: Color): Art => {
  const bumps = times(13, index => {
    const angle = (index / 13) * 2 * Math.PI;
    const radius = size * (index % 2 ? 0.84 : 1.12) * between(rng, 0.94, 1.06);
    return `${x + Math.cos(angle) * radius * 1.25},${y + Math.sin(angle) * radius * 0.74}`;
  });
  return fill(loop(bumps.join(' ')), color);
};

/** Between the cedars stands what the season is known by: cherries, or maples. */
export const seasonTrees = (season: Season, spots: readonly Spot[]): Art => {
  if (season !== 'spring' && season !== 'autumn') return [];
  const rng = seeded(41);
  const [light, dark] = season === 'spring' ? (['#f3cfcc', '#e0a4a8'] as const) : (['#dd8a45', '#bf4a2c'] as const);
  return spots.map(([x, y, size]) => [
    lines(
      [
        `${x + 2},${y + size * 2.2} ${x},${y + size} ${x - 3},${y}`,
        `${x},${y + size} ${x + 5},${y + size * 0.3} ${x + 8},${y}`,
      ],
      3,
      ink.bark,
      'end',
    ),
    crown(rng, x, y, size, dark),
    crown(rng, x - size * 0.4, y - size * 0.3, size * 0.55, light),
    crown(rng, x + size * 0.5, y - size * 0.1, size * 0.42, light),
  ]);
};
