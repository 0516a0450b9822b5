import { lines } from '@hanga/web/art/brush.ts';
import { between, type Rng } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { beached } from '../../../scenes/beach.ts';
import { boat, sail } from '../../../scenes/boats.ts';
import { islands, swell } from '../../../scenes/ocean.ts';
import type { Scene, Stage } from '../../../scenes/scene.ts';
import { headland, sea } from '../../../scenes/shore.ts';
import { shoreline } from '../../../seam.ts';
import { use } from '../../../symbols.ts';
import type { Season } from '../../../types.ts';
import { nets, rocks } from './strand.ts';

/** The great wave at any distance, from either side, its foot at (x, y) in the water. */
const wave = (season: Season, x: number, y: number, scale: number, mirror: 1 | -1): Art =>
  use(
    season === 'storm' ? 'wave-storm' : 'wave-calm',
    'wave',
    x - 146 * scale * mirror,
    y - 241 * scale,
    scale,
    mirror,
  );

/** Broken water along the shore, where a wave runs out. */
const surf = (rng: Rng): Art =>
  lines(
    [0, 1, 2].map(row => {
      const [x, y] = [between(rng, 20, 60), shoreline - 14 + row * 5];
      return `${x},${y} ${x + 30},${y - 3} ${x + 62},${y + 2} ${x + 96},${y - 2}`;
    }),
    3,
    ink.snow,
  );

/** The great wave over a boat. */
export const breaking = (stage: Stage): Partial<Scene> => {
  const { season, rng } = stage;
  const near = (value: number, play: number): number => value + between(rng, -play, play);
  const base = [sea(stage), headland(stage, 'left'), headland(stage, 'right')];
  return {
    middle: [
      base,
      swell(rng, 10),
      sail(near(44, 6), 171, 13),
      boat(near(66, 6), near(196, 4)),
      // Toward land it stays clear of the shore.
      stage.right.isSea
        ? wave(season, near(146, 4), 238, near(1.04, 0.05), 1)
        : wave(season, near(124, 2), 236, near(0.96, 0.03), 1),
      surf(rng),
    ],
    near: [],
    stand: 78,
  };
};

/** Rocks, and small waves between them. */
export const rockyShore = (stage: Stage): Partial<Scene> => {
  const { season, rng } = stage;
  const near = (value: number, play: number): number => value + between(rng, -play, play);
  const base = [sea(stage), headland(stage, 'left'), headland(stage, 'right')];
  return {
    middle: [
      base,
      swell(rng, 12),
      sail(near(96, 10), 168, 9),
      rocks(near(52, 5), 196, 10),
      rocks(near(38, 4), 218, 20),
      rocks(near(66, 4), 228, 12),
      rocks(near(164, 5), 222, 17),
      wave(season, near(112, 6), 236, near(0.44, 0.05), -1),
      surf(rng),
    ],
    near: [],
    stand: 104,
  };
};

/** Nets drying on the beach, waves far out. */
export const netsDrying = (stage: Stage): Partial<Scene> => {
  const { season, rng } = stage;
  const near = (value: number, play: number): number => value + between(rng, -play, play);
  const base = [sea(stage), headland(stage, 'left'), headland(stage, 'right')];
  return {
    middle: [
      islands(near(40, 10)),
      base,
      swell(rng, 9),
      wave(season, near(70, 6), 214, near(0.4, 0.05), 1),
      wave(season, near(140, 6), 226, near(0.56, 0.05), -1),
      sail(near(108, 6), 170, 12),
    ],
    near: [nets(near(142, 5), 268), beached(near(42, 5), 266, 0.7)],
    stand: 92,
  };
};
