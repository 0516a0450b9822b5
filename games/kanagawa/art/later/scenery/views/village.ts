import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { along, type Scene, type Stage } from '../../../scenes/scene.ts';
import { seasonInks } from '../../../seasons.ts';
import type { Season } from '../../../types.ts';

/** A farm under thatch, far enough away to be a roof and a wall. */
const farm = (season: Season, x: number, y: number, size: number, mirror: 1 | -1): Art =>
  node('g', { transform: [moved(x, y), scaled(size * mirror, size)] }, [
    carved('-15,0! -15,-12! 12,-13! 12,1!', '#d9c49a', 0.9),
    fill(loop('-8,0! -8,-9! -1,-9! -1,.4!'), '#4d3d2d'),
    lines(['4,-11 4,0', '-15,-6 12,-6'], 0.9, '#6a5232', 'none'),
    carved('-22,-10! -10,-29 2,-31! 14,-30 20,-10! 0,-13', season === 'winter' ? '#f4f4ee' : '#b08d4e', 1.1),
    season === 'winter'
      ? []
      : lines(hatch('-16,-20 -4,-27 12,-24', { count: 9, length: 12, lean: 84 }), 0.9, '#6f5426'),
    lines(['-10,-29 2,-31.4 14,-30'], 2.4, season === 'winter' ? '#c9d2d4' : '#6f5426', 'none'),
  ]);

/** Smoke that leans with the wind. */
const smoke = (x: number, y: number): Art =>
  lines([`${x},${y} ${x + 3},${y - 14} ${x - 3},${y - 28} ${x + 8},${y - 46}`], 6, '#f3eee0', 'start', {
    opacity: 0.75,
  });

/** Roofs among trees along a lane, a field before each door. */
export const village = (stage: Stage): Pick<Scene, 'middle' | 'stand'> => {
  const { season, rng } = stage;
  const inks = seasonInks[season];
  const base = along(stage, 'horizon', 0.5);
  const grove = (x: number, y: number, size: number): string =>
    loop(
      times(9, index => {
        const angle = (index / 9) * 2 * Math.PI;
        const far = size * (index % 2 ? 0.86 : 1.14);
        return `${x + Math.cos(angle) * far * 1.35},${y - size * 0.6 + Math.sin(angle) * far * 0.8}`;
      }).join(' '),
    );
  const leaf =
    season === 'autumn'
      ? mix(inks.leaf, '#b7552c', 0.5)
      : season === 'spring'
        ? mix(inks.leaf, '#e2b0b0', 0.3)
        : mix(inks.leaf, ink.pine, 0.35);
  const strips = times(6, index => {
    const y = base + 34 + index * 7;
    return `${20 + index * 3},${y} ${70 + between(rng, -8, 8)},${y - 2} ${110 + index * 4},${y + 1.5}`;
  });
  return {
    middle: [
      fill(grove(56, base + 18, 13) + grove(120, base + 16, 15) + grove(178, base + 22, 12), leaf),
      fill(grove(52, base + 14, 7) + grove(115, base + 11, 8), mix(leaf, inks.field, 0.4)),
      farm(season, 84, base + 24, 0.78, 1),
      smoke(90, base),
      farm(season, 148, base + 32, 1.02, -1),
      farm(season, 44, base + 38, 0.94, 1),
      lines(['100,204 118,216 112,232', '60,218 84,228 90,240'], 4, '#e9dcb4'),
      lines(strips, 1.3, mix(inks.leaf, inks.field, 0.3), 'both'),
      lines(
        [
          `166,${base + 48} 176,${base + 46}`,
          `166,${base + 34} 166,${base + 52}`,
          `186,${base + 36} 186,${base + 54}`,
          `162,${base + 40} 192,${base + 42}`,
        ],
        1.3,
        keyInk,
        'none',
      ),
    ],
    stand: 76,
  };
};
