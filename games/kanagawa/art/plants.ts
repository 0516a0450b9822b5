import { dash, fill, lines, mix } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from './seasons.ts';
import type { Season } from './types.ts';

/** Low tufts and the knife's contour cuts that model the ground. */
export const turf = (season: Season, rng: Rng): Art => {
  const inks = seasonInks[season];
  const dark = mix(inks.ground, season === 'winter' ? '#6f8290' : '#3f4a24', 0.55);
  const tufts = times(8, () => {
    const x = between(rng, 12, 188);
    const y = between(rng, 254, 294);
    return [-3, 0, 3].map(lean => dash(x + lean * 0.5, y, lean * 1.3, -between(rng, 5, 8), 1));
  }).flat();
  const folds = times(5, index => {
    const y = 254 + index * 9;
    const x = between(rng, 20, 120);
    const long = between(rng, 30, 62);
    return `${x},${y} ${x + long * 0.3},${y - 3.5} ${x + long * 0.7},${y - 2} ${x + long},${y + 2}`;
  });
  return [lines(folds, 1.5, dark, 'both', { opacity: 0.45 }), fill(tufts.join(''), dark)];
};
