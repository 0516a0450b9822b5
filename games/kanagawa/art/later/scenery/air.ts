import { between, type Rng, seeded } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import type { Sky } from '../../scenery.ts';
import type { Neighbours } from '../../sight.ts';
import { crows, dragonflies, fireflies, geese, swallows } from './flyers.ts';
import { falling } from './weather.ts';

/** What a later panel of a run has instead of the sun or the moon. */
const flyers = ({ season, landscape, run, isCrossed }: Sky, rng: Rng): Art => {
  if (run === 0 || isCrossed) return [];
  switch (season) {
    case 'spring':
      return swallows(rng, 1 + (run % 3));
    case 'summer':
      return run % 3 === 1 ? swallows(rng, 2) : run % 3 === 2 ? fireflies(rng) : dragonflies(rng, '#4a7396');
    case 'autumn':
      return run % 2 ? geese(rng) : dragonflies(rng, ink.vermilion);
    case 'winter':
      return run % 2 ? crows(rng, landscape === 'ocean' ? ink.snow : '#2a2c33') : [];
    case 'storm':
      return [];
    default:
      return season satisfies never;
  }
};

export const flying = (sky: Sky): Art => flyers(sky, seeded(sky.number + 611));

/** What the wind brings over from the neighbours. */
export const drifting = ({ season, number }: Sky, { left, right }: Neighbours): Art =>
  (
    [
      [left, 4, 1],
      [right, 196, -1],
    ] as const
  ).map(([beside, edge, inward]) => {
    if (!beside || beside.season === season) return [];
    const rng = seeded(number * 7 + beside.number + 1300);
    return falling(
      beside.season,
      rng,
      () => [edge + inward * between(rng, 0, 1) ** 2 * 64, between(rng, 56, 270)],
      0.3,
    );
  });
