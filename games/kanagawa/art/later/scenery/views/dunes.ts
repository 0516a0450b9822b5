import { dash, dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';
import { along, type Scene, type Stage } from '../../../scenes/scene.ts';
import { seasonInks } from '../../../seasons.ts';

/** Low hills one behind the other under tall grass, with the wind going over them. */
export const dunes = (stage: Stage): Pick<Scene, 'middle' | 'ground' | 'stand'> => {
  const { season, rng } = stage;
  const inks = seasonInks[season];
  const top = along(stage, 'horizon', 0.5);
  const pale: Color = season === 'winter' ? '#f3f4ee' : mix('#ead9a6', inks.field, 0.35);
  const dune = (x: number, half: number, y: number, high: number, tone: number): Art => [
    fill(
      loop(
        `${x - half},${y}! ${x - half * 0.5},${y - high * 0.6} ${x - half * 0.05},${y - high}! ${x + half * 0.45},${y - high * 0.45} ${x + half},${y}! ${x},${y + 5}`,
      ),
      mix(pale, inks.leaf, tone),
    ),
    fill(
      loop(
        `${x - half * 0.05},${y - high}! ${x + half * 0.45},${y - high * 0.45} ${x + half},${y}! ${x + half * 0.3},${y + 2} ${x + half * 0.14},${y - high * 0.4}`,
      ),
      mix(pale, inks.leaf, tone + 0.2),
    ),
    lines(
      [`${x - half * 0.8},${y - high * 0.2} ${x - half * 0.4},${y - high * 0.7} ${x - half * 0.05},${y - high}`],
      1.2,
      mix(inks.leaf, ink.sumi, 0.4),
    ),
  ];
  const blades = (count: number, low: number, high: number, long: number): string =>
    times(count, () => {
      const x = between(rng, 10, 190);
      return dash(x, between(rng, low, high), between(rng, 4, 9), -between(rng, 0.6, 1) * long, 0.9, 1.4);
    }).join('');
  return {
    middle: [
      dune(62, 50, top + 20, 16, 0.1),
      dune(148, 46, top + 24, 20, 0.14),
      dune(98, 72, top + 46, 24, 0.06),
      dune(166, 32, top + 54, 15, 0.2),
      dune(36, 30, top + 56, 14, 0.18),
      fill(blades(34, top + 26, top + 64, 10), mix(inks.leaf, inks.field, 0.2)),
      fill(blades(26, top + 48, 238, 16), mix(inks.leaf, ink.pine, 0.3)),
    ],
    ground: dots('30,247 80,238 126,246 166,240'),
    stand: 112,
  };
};
