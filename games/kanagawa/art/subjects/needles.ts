import { dash, fill, loop } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';

/** Where a mass of leaves hangs: its middle and foot, half its width, its height. */
export type Mass = readonly [x: number, y: number, half: number, high: number];

/** The rim of a mass from left to right over its top, each lobe round and each valley sharp. */
const rim = (rng: Rng, [x, y, half, high]: Mass, lobes: number, bulge: number): string =>
  times(lobes, index => {
    const spot = (step: number, out: number): string => {
      const angle = Math.PI * (1 - step / lobes);
      return `${x + Math.cos(angle) * (half + out)},${y - Math.sin(angle) * (high + out)}`;
    };
    const valley = index === lobes - 1 ? '' : ` ${spot(index + 1 + between(rng, -0.12, 0.12), -1)}!`;
    return `${spot(index + 0.5, bulge * between(rng, 0.6, 1.2))}${valley}`;
  }).join(' ');

/** Needles in fans, tier over tier, nearly flat below. */
export const needles = (mass: Mass, seed: number, isSnowy: boolean): Art => {
  const [x, y, half, high] = mass;
  const rng = seeded(seed);
  const lobes = Math.max(4, Math.round(half / 4.6));
  const over = rim(rng, mass, lobes, 2.4);
  const outline = `${x - half - 1},${y + 1}! ${over} ${x + half + 1},${y}! ${x + half * 0.5},${y + 3} ${x},${y + 1} ${x - half * 0.5},${y + 3}`;
  const fan = (row: number, long: number): string =>
    times(lobes, index => {
      const angle = Math.PI * (1 - (index + 0.5) / lobes);
      const [fx, fy] = [x + Math.cos(angle) * half * row, y - Math.sin(angle) * high * row + (1 - row) * 2];
      return [-0.9, -0.45, 0, 0.45, 0.9]
        .map(lean => {
          const turn = -Math.PI / 2 + (fx - x) / (half * 1.5) + lean;
          const reach = long * between(rng, 0.8, 1.15);
          return dash(fx, fy, Math.cos(turn) * reach, Math.sin(turn) * reach, 0.55);
        })
        .join('');
    }).join('');
  const drift = times(lobes * 2 - 1, index => {
    const angle = (Math.PI * (index + 1)) / (lobes * 2);
    const deep = index % 2 ? 0.45 : 0.74;
    return `${x + Math.cos(angle) * half * 0.92},${y - Math.sin(angle) * high * deep - 1}`;
  }).join(' ');
  return [
    carved(outline, '#3a5b48', 1.2),
    fill(fan(0.88, 6.4), '#23402f'),
    fill(fan(0.5, 5.6), '#86a06a'),
    isSnowy ? fill(loop(`${x - half + 2},${y - 2} ${over} ${x + half - 2},${y - 3} ${drift}`), '#fbfaf4') : [],
  ];
};
