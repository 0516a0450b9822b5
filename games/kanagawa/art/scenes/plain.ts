import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { river } from './river.ts';
import { profile, type Scene } from './scene.ts';

/**
 * Terraced paddies as crescents, larger toward the viewer, in two staggered columns so that the
 * banks between them run on as one winding path.
 */
const crescents: readonly (readonly [x: number, y: number, half: number, high: number])[] = [
  [58, 171, 44, 4],
  [146, 174, 42, 5],
  [54, 182, 48, 6.5],
  [150, 188, 44, 7.5],
  [56, 199, 50, 9],
  [146, 208, 48, 10],
  [60, 222, 54, 12],
  [152, 233, 44, 12],
];

const paddy = ([x, y, half, high]: (typeof crescents)[number], tilt: number): string => {
  const lift = (dx: number): number => y + dx * tilt;
  return `${x - half},${lift(-half)} ${x - half * 0.5},${lift(-half * 0.5) - high * 0.9} ${x + half * 0.2},${lift(half * 0.2) - high} ${x + half * 0.8},${lift(half * 0.8) - high * 0.4} ${x + half},${lift(half) + high * 0.2} ${x + half * 0.4},${lift(half * 0.4) + high * 0.9} ${x - half * 0.4},${lift(-half * 0.4) + high}`;
};

const paddies = (season: Season, variant: number, rng: Rng): Art => {
  const inks = seasonInks[season];
  const flooded = season === 'winter' ? '#b9cbd3' : mix(inks.water, ink.aiPale, 0.55);
  const tints = [inks.field, flooded, mix(inks.field, inks.leaf, 0.3), mix(inks.field, '#f4ecd8', 0.4)];
  const bank = season === 'winter' ? '#fbfaf5' : '#eadfb6';
  const lineInk = mix(inks.leaf, ink.sumi, 0.5);
  return [
    fill(
      profile(167, dots('30,166 100,165 170,166'), 250),
      { url: 'k-bank' },
      season === 'winter' ? { opacity: 0.9 } : {},
    ),
    crescents.map((spot, index) => {
      const [x, y, half, high] = spot;
      const tilt = between(rng, -0.04, 0.04);
      const outline = loop(paddy(spot, tilt));
      const tint = tints[(index * 3 + variant + Math.floor(rng() * 2)) % 4] ?? inks.field;
      const rows = times(Math.max(2, Math.round(high / 2.2)), row => {
        const share = (row + 0.7) / Math.max(2, Math.round(high / 2.2)) - 0.5;
        const reach = half * (0.86 - share * share * 1.4);
        const ry = y + share * high * 1.5;
        return `M${(x - reach).toFixed(1)} ${(ry - reach * tilt).toFixed(1)}Q${x.toFixed(1)} ${(ry - high * 0.35).toFixed(1)} ${(x + reach).toFixed(1)} ${(ry + reach * tilt + high * 0.1).toFixed(1)}`;
      }).join('');
      const growth =
        tint === flooded
          ? lines(
              [
                `${x - half * 0.5},${y} ${x - half * 0.1},${y - high * 0.3} ${x + half * 0.3},${y - high * 0.1}`,
                `${x - half * 0.1},${y + high * 0.35} ${x + half * 0.2},${y + high * 0.2} ${x + half * 0.5},${y + high * 0.3}`,
              ],
              1.3,
              ink.snow,
            )
          : node('path', {
              d: rows,
              fill: 'none',
              stroke: season === 'winter' ? '#9fb0ae' : mix(inks.leaf, inks.field, 0.15),
              'stroke-width': Number((0.8 + high * 0.09).toFixed(1)),
              'stroke-linecap': 'round',
              'stroke-dasharray': [Number((0.4 + high * 0.09).toFixed(1)), Number((2 + high * 0.18).toFixed(1))],
            });
      return [
        node('path', { d: outline, fill: tint, stroke: bank, 'stroke-width': Number((1.6 + high * 0.14).toFixed(1)) }),
        growth,
        lines(
          [
            `${x - half},${y - half * tilt + 0.5} ${x - half * 0.4},${y - half * 0.4 * tilt + high + 1} ${x + half * 0.4},${y + half * 0.4 * tilt + high * 0.9 + 1} ${x + half},${y + half * tilt + high * 0.2}`,
          ],
          1.6,
          lineInk,
          'both',
          { opacity: 0.8 },
        ),
      ];
    }),
  ];
};

const geese = (x: number, y: number): Art =>
  lines(
    [
      [0, 0],
      [12, 4],
      [23, 9],
      [-10, 6],
      [-22, 11],
      [35, 15],
    ].map(
      ([dx = 0, dy = 0]) =>
        `${x + dx - 5},${y + dy - 1.5} ${x + dx - 1.8},${y + dy - 2.2} ${x + dx},${y + dy + 0.8}! ${x + dx + 2.2},${y + dy - 2.4} ${x + dx + 5},${y + dy - 1}`,
    ),
    1.5,
    ink.sumi,
    'both',
    { opacity: 0.8 },
  );

const stook = (season: Season, x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x},${y - size * 1.7}! ${x + size * 0.25},${y - size} ${x + size * 0.75},${y}! ${x},${y + 1} ${x - size * 0.75},${y}! ${x - size * 0.25},${y - size}`,
    ),
    season === 'winter' ? ink.snow : ink.straw,
  ),
  lines(
    [
      `${x - size * 0.3},${y - size} ${x},${y - size * 0.9} ${x + size * 0.3},${y - size}`,
      `${x},${y - size * 1.7} ${x + size * 0.25},${y - size} ${x + size * 0.78},${y}`,
      `${x},${y - size * 1.7} ${x - size * 0.25},${y - size} ${x - size * 0.76},${y}`,
      `${x},${y - size * 0.7} ${x},${y}`,
    ],
    1.2,
    ink.bark,
  ),
];

const willow = (season: Season, x: number, y: number): Art => {
  const rng = seeded(91);
  const inks = seasonInks[season];
  const blown = season === 'storm' ? 14 : 0;
  const fronds = (low: number, high: number): string[] =>
    times(13, index => {
      const t = index / 12 - 0.5;
      const hang = between(rng, low, high);
      return `${x + t * 12},${y - 52 + Math.abs(t) * 6} ${x + t * 36 - blown * 0.3},${y - 56 + Math.abs(t) * 16} ${x + t * 46 - blown},${y - 38 + Math.abs(t) * 8} ${x + t * 47 - blown * 1.6},${y - 38 + hang}`;
    });
  return [
    lines([`${x + 2},${y} ${x - 2},${y - 20} ${x + 3},${y - 38} ${x},${y - 54}`], 5.5, ink.bark, 'end'),
    lines(fronds(14, 34), 2.2, mix(inks.leaf, ink.pine, 0.5), 'end'),
    lines(fronds(8, 26), 1.8, mix(inks.leaf, inks.field, 0.5), 'end'),
  ];
};

export const plain = (season: Season, variant: number, card: Rng): Scene => {
  if (variant === 3) return river(season, card);
  const kind = variant;
  const ridge = dots(
    `46,${between(card, 134, 144)} 86,${between(card, 140, 147)} 118,${between(card, 132, 142)} 160,146`,
  );
  const lowHill = fill(profile(164, dots('36,159 70,161 120,156 160,160'), 172), { url: `k-field-${season}` });
  const stooks = season === 'autumn' || season === 'winter';
  const extras = [
    stooks
      ? [stook(season, 24, 224, 9), stook(season, 40, 229, 11), stook(season, 172, 206, 8)]
      : willow(season, 32, 206),
    stooks
      ? [stook(season, 164, 222, 10), stook(season, 180, 216, 8), stook(season, 36, 198, 6)]
      : willow(season, 168, 212),
    stooks
      ? [stook(season, 30, 204, 7), stook(season, 170, 230, 11)]
      : [willow(season, 164, 202), willow(season, 182, 196)],
  ];
  return {
    ridge,
    far: season !== 'autumn' && season !== 'winter' ? [] : geese(between(card, 80, 120), between(card, 54, 80)),
    middle: [lowHill, paddies(season, kind, card), extras[kind] ?? []],
    ground: dots('28,244 66,239 116,247 164,241'),
    near: [],
    stand: kind === 0 ? 108 : 96,
  };
};
