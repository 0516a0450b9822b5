import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import type { Season } from '../types.ts';

/** How far the snow comes down Fuji, as a share of its height. */
const snowLine: Readonly<Record<Season, number>> = {
  spring: 0.42,
  summer: 0.2,
  autumn: 0.26,
  winter: 0.66,
  storm: 0.3,
};

/** At dawn, in a south wind under a clear sky. */
const redPeak = '#a8573f';

/** Half the width of Fuji at a share of its height below the summit. */
const flank = (share: number): number => 7 + 36 * share + 57 * share ** 2.3;

interface Peak {
  readonly summit: number;
  readonly center: number;
  readonly seed: number;
  /** Half its width at the foot, if it does not fill the panel. */
  readonly half?: number;
  readonly isRed?: boolean;
}

export const fuji = (season: Season, { summit, center, seed, half, isRed = false }: Peak): Art => {
  const rng = seeded(seed);
  const foot = 170;
  const height = foot - summit;
  const side = (room: number): number => (half ?? room) / 100;
  const left = (share: number): number => center - flank(share) * side(center - 4);
  const right = (share: number): number => center + flank(share) * side(196 - center);
  const y = (share: number): number => summit + height * share;
  const shares = [0.14, 0.34, 0.58, 0.82, 1];
  const lip = half ? (half / 100) * 8 : 8;
  const crater = `${center - lip},${summit}! ${center - lip * 0.4},${summit - lip * 0.3} ${center + lip * 0.1},${summit + lip * 0.12} ${center + lip * 0.6},${summit - lip * 0.2} ${center + lip},${summit + 0.5}!`;
  const body = `${crater} ${shares.map(share => `${right(share)},${y(share)}`).join(' ')} ${right(1)},${foot}! ${left(1)},${foot}! ${shares
    .toReversed()
    .map(share => `${left(share)},${y(share)}`)
    .join(' ')}`;
  const deep = snowLine[season] * (isRed ? 0.8 : 1);
  const peakInk = isRed ? redPeak : seasonInks[season].peak;
  const drips = times(9, index => {
    const t = 0.9 - (index / 8) * 0.8;
    const hang = index % 2 === 0 ? between(rng, 0.85, 1.15) : between(rng, 0.45, 0.62);
    const share = Math.max(0.08, deep * hang * (1 - 0.35 * Math.abs(t - 0.5)));
    return `${left(share) + (right(share) - left(share)) * t},${y(share)}!`;
  });
  const snow = `${crater} ${right(deep * 0.4)},${y(deep * 0.4)} ${right(deep * 0.8)},${y(deep * 0.8)}! ${drips.join(' ')} ${left(deep * 0.8)},${y(deep * 0.8)}! ${left(deep * 0.4)},${y(deep * 0.4)}`;
  const gullies = times(7, index => {
    const t = 0.2 + index * 0.1;
    const from = deep * 1.15 + between(rng, 0, 0.1);
    const to = Math.min(0.92, from + between(rng, 0.14, 0.3));
    const x = (share: number): number => left(share) + (right(share) - left(share)) * t;
    return `${x(from)},${y(from)} ${x((from + to) / 2) + 1},${y((from + to) / 2)} ${x(to)},${y(to)}`;
  });
  // Hokusai's stipple of woods, thicker toward the foot.
  const groves = node('path', {
    d: times(half ? 24 : 70, () => {
      const share = 1 - between(rng, 0, 1) ** 1.8 * 0.34;
      const x = left(share) + (right(share) - left(share)) * between(rng, 0.1, 0.9);
      return `M${x.toFixed(1)} ${(y(share) - 2).toFixed(1)}v1.6`;
    }).join(''),
    stroke: mix(seasonInks[season].leaf, ink.aiDeep, 0.35),
    'stroke-opacity': 0.55,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
  });
  const slope = (side: (share: number) => number): string =>
    [0, 0.14, 0.34, 0.58, 0.8].map(share => `${side(share)},${y(share)}`).join(' ');
  return [
    fill(loop(body), { url: isRed ? 'k-peak-red' : `k-peak-${season}` }),
    lines(gullies, 1.3, mix(peakInk, ink.aiDeep, 0.5), 'both', { opacity: 0.6 }),
    groves,
    fill(loop(snow), ink.snow),
    lines([slope(left), slope(right)], 1.7, ink.aiDeep, 'end', { opacity: 0.85 }),
  ];
};
