import { dots, fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';
import { profile, type Scene } from './scene.ts';

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

/** A river comes down through meadows, under a bridge. */
export const river = (season: Season, card: Rng): Scene => {
  const inks = seasonInks[season];
  const sway = between(card, -8, 8);
  const meadow = season === 'winter' ? '#eef0ea' : mix(inks.field, inks.leaf, 0.12);
  const reeds = times(22, () => {
    const [x, y] = [between(card, 24, 176), between(card, 180, 234)];
    const high = 3 + (y - 170) * 0.1;
    return `${x},${y} ${x + 1},${y - high * 0.6} ${x + 3},${y - high}`;
  });
  return {
    far: [],
    ridge: dots(`46,${between(card, 136, 146)} 90,${between(card, 128, 140)} 130,${between(card, 140, 147)} 166,144`),
    middle: [
      fill(profile(170, dots('36,166 100,164 164,167'), 250), { url: `k-field-${season}` }),
      fill(loop(`20,186 70,176 130,180 182,190 176,210 120,202 60,206 24,214`), meadow, { opacity: 0.7 }),
      // Narrow far away, broad before us.
      fill(
        loop(
          `${112 + sway},167! ${122 + sway},168 ${96 + sway},180 ${128 + sway},196 ${150},214 ${196},236 196,250! 84,250! ${92},230 ${102},214 ${84 + sway},198 ${76 + sway},182 ${100 + sway},170`,
        ),
        mix(inks.water, ink.ai, 0.55),
      ),
      lines(
        [
          `${98 + sway},178 ${90 + sway},188 ${108 + sway},202`,
          '120,212 136,224 168,240',
          '104,226 112,236 108,246',
          '128,228 146,238 150,246',
        ],
        1.6,
        '#eef3f0',
      ),
      lines(
        [
          `${100 + sway},170 ${76 + sway},182 ${84 + sway},198 102,214 92,230 86,246`,
          `${122 + sway},168 ${96 + sway},180 ${128 + sway},196 150,214 192,236`,
        ],
        1.3,
        mix(inks.leaf, ink.sumi, 0.45),
        'both',
        { opacity: 0.7 },
      ),
      bridge(120 + sway * 0.6, 203),
      lines(reeds, 1.5, mix(inks.leaf, ink.pine, 0.4)),
    ],
    ground: dots('28,242 66,238 116,246 164,244'),
    near: [],
    stand: 74,
  };
};
