import { dash, fill, lines, mix } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../../../seasons.ts';
import type { Season } from '../../../types.ts';

/** A grove of canes with their joints and sprays of leaves. */
export const bamboo = (season: Season, xs: readonly number[], seed: number): Art => {
  const rng = seeded(seed);
  const inks = seasonInks[season];
  const green = mix(inks.leaf, '#c3c983', 0.5);
  const canes = xs.map(x => ({
    x,
    lean: between(rng, -5, 9),
    top: between(rng, 44, 70),
    foot: between(rng, 246, 260),
  }));
  const spot = (cane: (typeof canes)[number], share: number): readonly [number, number] => [
    cane.x + cane.lean * share * share * 1.6,
    cane.foot - (cane.foot - cane.top) * share,
  ];
  const course = (cane: (typeof canes)[number], shift: number): string =>
    [0, 0.35, 0.7, 1].map(share => `${spot(cane, share)[0] + shift},${spot(cane, share)[1]}`).join(' ');
  const joints = canes.flatMap(cane =>
    times(8, index => {
      const [x, y] = spot(cane, 0.06 + index * 0.12);
      return `${x - 3.2},${y} ${x},${y + 1} ${x + 3.2},${y - 0.4}`;
    }),
  );
  const leaves = canes.flatMap(cane =>
    times(9, index => {
      const [x, y] = spot(cane, 0.58 + index * 0.052);
      const sign = rng() < 0.5 ? -1 : 1;
      const bx = x + sign * between(rng, 3, 9);
      return [0.2, 0.9, 1.7].map(turn => {
        const long = between(rng, 9, 15);
        return dash(bx, y, sign * Math.cos(turn) * long, Math.sin(turn) * long, 2);
      });
    }).flat(),
  );
  return [
    lines(
      canes.map(cane => course(cane, 0)),
      5,
      green,
      'none',
    ),
    lines(
      canes.map(cane => course(cane, 1.7)),
      1.4,
      mix(green, ink.pine, 0.7),
      'none',
      { opacity: 0.6 },
    ),
    lines(joints, 1.2, mix(green, ink.pine, 0.85), 'none'),
    fill(
      canes
        .flatMap(({ x, foot }) => [-5, -2, 2, 5].map(lean => dash(x + lean, foot + 2, lean * 0.8, -9, 1.1)))
        .join(''),
      mix(inks.leaf, ink.sumi, 0.25),
    ),
    fill(leaves.join(''), mix(inks.leaf, ink.pine, 0.45)),
    season === 'winter' ? fill(leaves.filter((_, index) => index % 4 === 0).join(''), ink.snow) : [],
  ];
};
