import { dots, fill, lines, loop } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { beached } from './beach.ts';
import { boat, sail } from './boats.ts';
import type { Scene, Stage } from './scene.ts';
import { headland, sea } from './shore.ts';

export const swell = (rng: Rng, count: number): Art =>
  lines(
    times(count, () => {
      const y = 168 + between(rng, 0, 1) ** 1.3 * 62;
      const width = between(rng, 9, 16) * (0.6 + (y - 160) / 70);
      const x = between(rng, 26, 174);
      return `${x - width},${y} ${x - width / 2},${y - 1.6} ${x},${y + 0.6} ${x + width / 2},${y - 1.4} ${x + width},${y}`;
    }),
    1.5,
    '#e3ece8',
    'both',
    { opacity: 0.8 },
  );

export const islands = (x: number): Art =>
  fill(
    loop(`${x},161! ${x + 12},156 ${x + 24},152.5 ${x + 36},156 ${x + 54},161!`) +
      loop(`${x + 62},161! ${x + 70},158 ${x + 84},161!`),
    '#7f98a2',
  );

/** A calm bay under sail; other views come later. */
export const ocean = (stage: Stage): Scene => {
  const { rng } = stage;
  const near = (value: number, play: number): number => value + between(rng, -play, play);
  const beach = dots(`34,${near(252, 2)} 70,${near(257, 2)} 110,${near(252, 2)} 150,${near(258, 2)} 176,254`);
  const shared = {
    far: [],
    ridge: dots('28,156 60,164 140,164 174,157'),
    land: dots('30,161 100,160 170,161'),
    ground: beach,
    near: [],
  };
  const base = [sea(stage), headland(stage, 'left'), headland(stage, 'right')];
  return {
    ...shared,
    middle: [
      islands(near(84, 12)),
      base,
      swell(rng, 14),
      sail(near(52, 5), 168, 10),
      sail(near(74, 4), 165, 6),
      sail(near(112, 6), 182, 24),
      sail(near(146, 5), 172, 14),
      boat(near(64, 8), near(212, 4)),
    ],
    near: [beached(near(40, 6), 264, 0.8)],
    stand: 108,
  };
};
