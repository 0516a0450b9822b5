import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { along, type Scene, type Stage } from '../../../scenes/scene.ts';
import { seasonInks } from '../../../seasons.ts';

/** A drum bridge on its posts, rails and all. */
const bridge = (x: number, y: number): Art =>
  node('g', { transform: [moved(x, y)] }, [
    lines(['-22,4 -22,16', '-8,-4 -8,16', '8,-4 8,16', '22,4 22,16'], 2, '#6a3a2a', 'none'),
    carved('-38,8! -20,-3 0,-7 20,-3 38,8! 38,12! 20,2 0,-2 -20,2 -38,12!', '#b8402f', 1.1),
    lines(['-38,-1 -20,-12 0,-16 20,-12 38,-1', '-38,4 -20,-7 0,-11 20,-7 38,4'], 1.4, '#8f2f24', 'none'),
    lines(
      [-36, -24, -12, 0, 12, 24, 36].map(
        post => `${post},${9 - 16 * (1 - (post / 38) ** 2)} ${post},${-2 - 16 * (1 - (post / 38) ** 2)}`,
      ),
      1.8,
      keyInk,
      'none',
    ),
  ]);

/** A broad river comes down through meadows, under a bridge. */
export const river = (stage: Stage): Pick<Scene, 'middle' | 'stand'> => {
  const { season, rng } = stage;
  const inks = seasonInks[season];
  const sway = between(rng, -8, 8);
  const top = along(stage, 'horizon', 0.55) + 1;
  const down = (share: number): number => Math.round(top + (252 - top) * share);
  const meadow = season === 'winter' ? '#eef0ea' : mix(inks.field, inks.leaf, 0.16);
  const bank = season === 'winter' ? '#f7f6f0' : '#e9dfbb';
  // Narrow far away, broad before us.
  const west = `${112 + sway},${top}! ${100 + sway},${down(0.06)} ${78 + sway},${down(0.2)} ${86 + sway},${down(0.4)} 100,${down(0.6)} 88,${down(0.8)} 78,252!`;
  const east = `196,252! 186,${down(0.8)} 150,${down(0.56)} ${128 + sway},${down(0.36)} ${98 + sway},${down(0.17)} ${120 + sway},${top}!`;
  const reeds = times(22, () => {
    const [x, y] = [between(rng, 24, 176), between(rng, top + 12, 234)];
    const high = 3 + (y - 170) * 0.1;
    return `${x},${y} ${x + 1},${y - high * 0.6} ${x + 3},${y - high}`;
  });
  const course = loop(`${west} ${east}`);
  return {
    middle: [
      fill(
        loop(
          `16,${down(0.3)} 60,${down(0.14)} 130,${down(0.2)} 186,${down(0.36)} 178,${down(0.6)} 120,${down(0.46)} 60,${down(0.52)} 22,${down(0.62)}`,
        ),
        meadow,
      ),
      node('path', { d: course, fill: bank, stroke: bank, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      fill(course, mix(inks.water, ink.ai, 0.6)),
      lines(
        [
          `${98 + sway},${down(0.14)} ${90 + sway},${down(0.28)} ${108 + sway},${down(0.46)}`,
          `120,${down(0.58)} 136,${down(0.72)} 168,${down(0.88)}`,
          `104,${down(0.74)} 112,${down(0.86)} 108,${down(0.96)}`,
          `128,${down(0.76)} 146,${down(0.88)} 150,${down(0.96)}`,
        ],
        1.6,
        '#eef3f0',
      ),
      bridge(118 + sway * 0.6, down(0.47)),
      lines(reeds, 1.5, mix(inks.leaf, ink.pine, 0.4)),
    ],
    stand: 72,
  };
};
