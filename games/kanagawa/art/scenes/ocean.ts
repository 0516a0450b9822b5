import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import { use } from '../symbols.ts';
import type { Season } from '../types.ts';
import { beached, nets } from './beach.ts';
import { profile, type Scene } from './scene.ts';

const swell = (rng: Rng): Art =>
  lines(
    times(17, () => {
      const y = 168 + between(rng, 0, 1) ** 1.3 * 66;
      const width = between(rng, 9, 16) * (0.6 + (y - 160) / 70);
      const x = between(rng, 30, 170);
      return `${x - width},${y} ${x - width / 2},${y - 1.6} ${x},${y + 0.6} ${x + width / 2},${y - 1.4} ${x + width},${y}`;
    }),
    1.5,
    '#e3ece8',
    'both',
    { opacity: 0.8 },
  );

const sail = (x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x - size * 0.42},${y - size}! ${x},${y - size * 1.04} ${x + size * 0.4},${y - size}! ${x + size * 0.52},${y - size * 0.5} ${x + size * 0.42},${y - 1}! ${x - size * 0.34},${y - 1}! ${x - size * 0.5},${y - size * 0.5}`,
    ),
    ink.snow,
  ),
  lines(
    [
      `${x - size * 0.12},${y - size} ${x - size * 0.16},${y - size * 0.5} ${x - size * 0.1},${y - 1}`,
      `${x + size * 0.16},${y - size} ${x + size * 0.2},${y - size * 0.5} ${x + size * 0.16},${y - 1}`,
    ],
    0.7,
    ink.ai,
    'none',
  ),
  fill(
    loop(
      `${x - size * 0.62},${y - 1}! ${x + size * 0.7},${y - 2}! ${x + size * 0.46},${y + 2.4} ${x - size * 0.42},${y + 2.4}`,
    ),
    '#5a4632',
  ),
];

/** The great wave at any distance, from either side, its foot at (x, y). */
const wave = (season: Season, x: number, y: number, scale: number, mirror: 1 | -1): Art =>
  use(
    season === 'storm' ? 'wave-storm' : 'wave-calm',
    'wave',
    x - 146 * scale * mirror,
    y - 241 * scale,
    scale,
    mirror,
  );

/** A long fishing boat riding the trough, its rowers bent low. */
const boat = (x: number, y: number): Art => [
  fill(
    loop(
      `${x - 24},${y - 7}! ${x - 12},${y - 1} ${x + 4},${y + 1} ${x + 20},${y - 3} ${x + 27},${y - 10}! ${x + 24},${y + 1} ${x + 8},${y + 6} ${x - 10},${y + 4}`,
    ),
    '#d8b274',
  ),
  lines(
    [
      `${x - 24},${y - 7} ${x - 12},${y - 1} ${x + 4},${y + 1} ${x + 20},${y - 3} ${x + 27},${y - 10}`,
      `${x - 22},${y - 4} ${x - 10},${y + 4} ${x + 8},${y + 6} ${x + 24},${y + 1}`,
    ],
    1.6,
    ink.sumi,
  ),
  fill(
    [-11, -4, 3, 10]
      .map(dx => loop(`${x + dx - 3},${y}! ${x + dx - 2},${y - 5} ${x + dx + 2},${y - 6} ${x + dx + 4},${y}!`))
      .join(''),
    ink.aiDeep,
  ),
  node('path', {
    d: [-11, -4, 3, 10].map(dx => `M${x + dx + 1} ${y - 7}h.01`).join(''),
    stroke: ink.skin,
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  }),
  lines([`${x - 30},${y + 6} ${x - 8},${y + 3} ${x + 14},${y + 6} ${x + 32},${y + 3}`], 2.6, ink.snow),
];

const rocks = (x: number, y: number, size: number): Art => [
  fill(
    loop(
      `${x - size},${y}! ${x - size * 0.7},${y - size * 0.7}! ${x - size * 0.2},${y - size * 1.2}! ${x + size * 0.2},${y - size * 0.8}! ${x + size * 0.6},${y - size * 0.9}! ${x + size},${y}!`,
    ),
    '#6a6459',
  ),
  fill(
    loop(
      `${x + size * 0.2},${y - size * 0.8}! ${x + size * 0.6},${y - size * 0.9}! ${x + size},${y}! ${x + size * 0.1},${y}! ${x - size * 0.1},${y - size * 0.5}!`,
    ),
    '#474238',
  ),
  lines(
    [`${x - size * 1.4},${y + 0.5} ${x - size * 0.4},${y - 1.4} ${x + size * 0.5},${y + 1} ${x + size * 1.4},${y}`],
    3,
    ink.snow,
  ),
];

/** A spit of land with a few pines, where the bay ends. */
const headland = (card: Rng, side: 0 | 1, season: Season): Art => {
  const inks = seasonInks[season];
  const [x, way] = side ? ([186, -1] as const) : ([14, 1] as const);
  const y = between(card, 170, 190);
  const long = between(card, 16, 40);
  const pines = times(3, index => {
    const [px, size] = [x + way * (4 + index * long * 0.26), 9 - index * 1.6];
    return loop(
      `${px - size * 0.7},${y - size * 0.7} ${px},${y - size * 1.5} ${px + size * 0.8},${y - size * 0.8} ${px + size * 0.2},${y - size * 0.45}`,
    );
  });
  return [
    fill(
      loop(
        `${x - way * 6},${y - 3} ${x + way * long * 0.4},${y - 4} ${x + way * long},${y}! ${x + way * long * 0.5},${y + 3} ${x - way * 4},${y + 5}`,
      ),
      mix(inks.leaf, '#8a7a56', 0.5),
    ),
    lines([`${x - way * 4},${y + 5} ${x + way * long * 0.5},${y + 3.4} ${x + way * long},${y}`], 1.6, ink.snow),
    fill(pines.join(''), mix(inks.leaf, ink.pine, 0.6)),
  ];
};

const islands = fill(loop('34,165! 46,160 57,156.5 70,160 86,165!'), '#7f98a2', { opacity: 0.75 });

export const ocean = (season: Season, variant: number, card: Rng): Scene => {
  const near = (value: number, play: number): number => value + between(card, -play, play);
  const ridge = dots('28,156 60,166 140,166 174,157');
  const coves = (play: number): number => between(card, -play, play);
  const west = `${16 + coves(4)},172 ${30 + coves(6)},182 ${17 + coves(5)},196 ${27 + coves(6)},212 ${14 + coves(4)},228`;
  const east = `${186 + coves(4)},228 ${173 + coves(6)},213 ${184 + coves(5)},197 ${171 + coves(6)},182 ${184 + coves(4)},172`;
  const front = '34,240 62,246 98,241 132,247 166,240';
  // The bay is cut with the knife: sand, a line of foam, deep water.
  const bay = `30,164.5! ${west} 8,240! ${front} 192,240! ${east} 170,164.5!`;
  const sea = [
    fill(profile(168, dots('40,165 100,164 160,165'), 250), { url: 'k-bank' }),
    fill(loop(bay), ink.snow),
    node('g', { transform: [moved(4, 0.6), scaled(0.96, 0.985), moved(0, 2.4)] }, fill(loop(bay), { url: 'k-deep' })),
    headland(card, 0, season),
    headland(card, 1, season),
  ];
  const sand = fill(
    loop('0,243 34,241 60,247 96,243 130,249 166,241 200,243 200,252 162,258 120,265 70,261 36,257 0,252'),
    {
      url: 'k-sand',
    },
  );
  const shore = [sand, lines([`14,240 ${front} 186,240`], 3.6, ink.snow, 'both')];
  const shared = { far: [], ridge, ground: dots('30,239 60,246 96,243 130,248 166,241'), near: shore };
  const base = [sea, swell(card)];
  switch (variant) {
    case 3:
      return {
        ...shared,
        middle: [
          islands,
          base,
          [
            sail(near(60, 8), 170, 13),
            sail(near(84, 5), 166, 8),
            sail(near(128, 8), 174, 20),
            sail(near(150, 5), 168, 11),
          ],
          boat(near(104, 10), near(206, 4)),
          rocks(near(40, 5), 222, 9),
        ],
        near: [shore, beached(near(34, 6), 258, 0.86), nets(near(142, 5), 262)],
        stand: 96,
      };
    case 0:
      return {
        ...shared,
        middle: [
          islands,
          base,
          sail(near(50, 8), 171, 16),
          sail(near(80, 5), 165, 9),
          boat(near(70, 6), near(184, 3)),
          wave(season, 145, 241, near(1.02, 0.05), 1),
        ],
        stand: 80,
      };
    case 1:
      return {
        ...shared,
        middle: [
          base,
          sail(near(146, 8), 173, 18),
          sail(near(122, 4), 166, 10),
          sail(near(106, 4), 165, 7),
          wave(season, 44, 242, near(0.68, 0.06), -1),
          wave(season, 162, 243, near(0.52, 0.06), 1),
          rocks(near(30, 5), 238, 12),
        ],
        stand: 100,
      };
    default:
      return {
        ...shared,
        middle: [
          islands,
          base,
          sail(near(58, 8), 169, 14),
          wave(season, near(50, 4), 241, 0.46, -1),
          wave(season, 151, 242, near(0.86, 0.05), 1),
          rocks(near(26, 6), 240, 11),
        ],
        stand: 84,
      };
  }
};
