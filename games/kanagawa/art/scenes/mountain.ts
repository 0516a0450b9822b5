import { at, dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { fuji } from './fuji.ts';
import { along, type Scene, type Stage } from './scene.ts';

const lightning = lines(
  ['136,84 143,102! 138,103! 148,122! 143,123! 152,146', '146,116 154,124 156,132'],
  3.6,
  '#e2583d',
  'both',
);

const thicket = (season: Season, x: number, y: number, rng: Rng): Art => {
  const clump = times(7, index => `${x - 22 + index * 7.5},${y - (index % 2 ? between(rng, 5, 10) : 2)}`);
  return fill(loop(`${x - 26},${y + 4} ${clump.join(' ')} ${x + 30},${y + 4} ${x},${y + 9}`), seasonInks[season].leaf, {
    opacity: 0.75,
  });
};

/** Rolling foothills with copses of tiny cedars; they rise and end within the panel. */
export const foothills = (stage: Stage): Art => {
  const { season, rng } = stage;
  const inks = seasonInks[season];
  const base = along(stage, 'horizon', 0.5);
  const hill = (x: number, half: number, top: number): string =>
    loop(
      `${x - half},${top + 26} ${x - half * 0.55},${top + 9} ${x},${top} ${x + half * 0.6},${top + 8} ${x + half},${top + 25} ${x + half * 0.5},250 ${x - half * 0.5},250`,
    );
  const hills: readonly (readonly [x: number, half: number, top: number])[] = [
    [between(rng, 52, 70), 50, base + 4],
    [between(rng, 132, 150), 48, base + 6],
    [between(rng, 90, 112), 66, base + 20],
  ];
  const copse = times(26, () => {
    const [x, y] = [between(rng, 22, 178), between(rng, base + 20, 234)];
    const high = 4 + (y - base) * 0.15;
    return loop(
      `${x},${y - high}! ${x + 2.4},${y - high * 0.3} ${x + 2},${y} ${x - 2},${y} ${x - 2.4},${y - high * 0.3}`,
    );
  }).join('');
  return [
    fill(hills.map(([x, half, top]) => hill(x, half, top)).join(''), { url: `k-hill-${season}` }),
    lines(
      hills.map(
        ([x, half, top]) =>
          `${x - half * 0.8},${top + 16} ${x - half * 0.4},${top + 5} ${x},${top} ${x + half * 0.5},${top + 6}`,
      ),
      1.3,
      mix(inks.leaf, ink.sumi, 0.4),
      'both',
      { opacity: 0.6 },
    ),
    fill(copse, mix(inks.leaf, ink.pine, 0.35), { opacity: 0.85 }),
  ];
};

/** Long white streaks of a fair-weather sky. */
const streaks = (rng: Rng): Art =>
  lines(
    times(11, index => {
      const [x, y] = [between(rng, 18, 120), 52 + index * 7 + between(rng, -2, 2)];
      const long = between(rng, 24, 66);
      return `${x},${y} ${x + long * 0.4},${y - 1.6} ${x + long},${y + 0.6}`;
    }),
    3.2,
    ink.snow,
    'both',
    { opacity: 0.62 },
  );

/** A bank of cloud about a peak, in flat tongues. */
const bank = (season: Season, rng: Rng, top: number): Art => {
  const tongue = (x: number, y: number, long: number, high: number): string =>
    `M${at(x, y)}h${long.toFixed(1)}a${at(high / 2, high / 2)} 0 0 1 0 ${high}h${(-long).toFixed(1)}a${at(high / 2, high / 2)} 0 0 1 0 ${-high}z`;
  const play = between(rng, -10, 10);
  return fill(
    tongue(30 + play, top, 86, 9) +
      tongue(14, top + 8, 128, 10) +
      tongue(64 + play, top + 17, 118, 10) +
      tongue(26, top + 26, 150, 12),
    mix(seasonInks[season].mist, seasonInks[season].air, 0.3),
    { opacity: 0.9 },
  );
};

export const mountain = (stage: Stage, view: number): Scene => {
  const { season, rng } = stage;
  const near = (value: number, play: number): number => Math.round(value + between(rng, -play, play));
  const storm = season === 'storm' ? lightning : [];
  const shared = {
    ridge: dots(
      `40,${along(stage, 'ridge', 0.2) - 3} 100,${along(stage, 'ridge', 0.5) + 2} 160,${along(stage, 'ridge', 0.8) - 4}`,
    ),
    land: dots(`60,${along(stage, 'horizon', 0.3) - 3} 140,${along(stage, 'horizon', 0.7) + 2}`),
    ground: dots(
      `34,${along(stage, 'ground', 0.2) - 5} 80,${along(stage, 'ground', 0.4) + 3} 132,${along(stage, 'ground', 0.6)} 168,${along(stage, 'ground', 0.8) - 6}`,
    ),
    near: [],
  };
  const seed = near(300, 90);
  switch (view) {
    // Fuji, near.
    case 0:
      return {
        ...shared,
        far: [fuji(season, { summit: near(40, 4), center: near(100, 12), seed }), storm],
        middle: [foothills(stage), thicket(season, 40, 220, rng), thicket(season, 166, 226, rng)],
        stand: 100,
      };
    // Red Fuji, to one side under a streaked sky; under snow it is a white one.
    case 2:
      return {
        ...shared,
        far: [
          season === 'storm' ? [] : streaks(rng),
          fuji(season, {
            summit: near(52, 5),
            center: near(126, 8),
            seed,
            isRed: season !== 'winter' && season !== 'storm',
          }),
          storm,
        ],
        middle: [foothills(stage), thicket(season, 52, 222, rng)],
        stand: 80,
      };
    // The peak above the mist.
    default:
      return {
        ...shared,
        far: [
          fuji(season, { summit: near(66, 5), center: near(88, 14), seed, half: 66 }),
          bank(season, rng, near(112, 4)),
        ],
        middle: [foothills(stage), thicket(season, 44, 226, rng), thicket(season, 158, 230, rng)],
        stand: 98,
      };
  }
};
