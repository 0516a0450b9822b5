import { dot, fill, lines, loop, through } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Landscape, Season } from './types.ts';

/** What falls or flies through the air, before everything; it keeps clear of the seams. */
export const weather = (season: Season, landscape: Landscape, number: number): Art => {
  const rng = seeded(number + 500);
  const spot = (): readonly [number, number] => [between(rng, 8, 192), between(rng, 50, 286)];
  switch (season) {
    case 'spring':
      return node('path', {
        d: times(14, () => {
          const [x, y] = spot();
          const turn = between(rng, -3, 3);
          return `M${x.toFixed(1)} ${y.toFixed(1)}q${(2 + turn).toFixed(1)} -3.5 4.6 ${turn.toFixed(1)}q-1 4 -4.6 ${(-turn).toFixed(1)}z`;
        }).join(''),
        fill: '#e9a3a6',
        stroke: '#fbeee6',
        'stroke-width': 0.5,
      });
    case 'autumn':
      return node('path', {
        d: times(10, () => {
          const [x, y] = spot();
          const turn = between(rng, -2, 2);
          return `M${x.toFixed(1)} ${y.toFixed(1)}l2.2 ${(-3 + turn).toFixed(1)} 1 2.2 2.6 -.6 -1.4 2.2 1.2 1.8 -2.6 -.4 -1.4 2.2z`;
        }).join(''),
        fill: ink.vermilion,
        'fill-opacity': 0.85,
      });
    case 'winter':
      return node('path', {
        d: times(46, () => {
          const [x, y] = spot();
          return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
        }).join(''),
        stroke: ink.snow,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      });
    case 'storm':
      return node('path', {
        d: times(54, () => {
          const [x, y] = spot();
          const long = between(rng, 14, 34);
          return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}`;
        }).join(''),
        stroke: '#e8eceb',
        'stroke-opacity': 0.6,
        'stroke-width': 0.8,
        'stroke-linecap': 'round',
      });
    case 'summer':
      // Geese already fly over the plain.
      if (landscape === 'plain') return [];
      return lines(
        times(2, () => {
          const [x, y] = [between(rng, 60, 150), between(rng, 60, 120)];
          return `${x - 9},${y - 4} ${x - 3},${y - 2} ${x},${y + 1}! ${x + 4},${y - 4} ${x + 11},${y - 7}`;
        }),
        2,
        ink.aiDeep,
      );
    default:
      return season satisfies never;
  }
};

/** A summer sun or a harvest moon low in the sky of some panels, behind everything. */
export const luminary = (season: Season, landscape: Landscape, rng: Rng): Art => {
  // Beside Fuji, never behind: its foot is a thin wash.
  const x = landscape === 'mountain' ? (rng() < 0.5 ? 34 : 166) : between(rng, 62, 138);
  const y = between(rng, 90, 114);
  const size = between(rng, 15, 19);
  const disc = (): string => {
    const rim = times(10, index => {
      const angle = (index / 10) * 2 * Math.PI;
      const radius = size * (1 + Math.sin(index * 2.6) * 0.018);
      return dot(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    });
    return through(rim, true);
  };
  if (rng() < 0.45) return [];
  if (season === 'summer') return fill(disc(), { url: 'k-sun' });
  if (season === 'autumn') return fill(disc(), '#fbf1cf', { stroke: '#c9a468', 'stroke-width': 0.8, opacity: 0.95 });
  return [];
};

/** A bank of storm clouds cut in two flat tones with a curl or two. */
export const stormBank = (rng: Rng): Art => {
  const lift = between(rng, -6, 8);
  const at = (outline: string): string =>
    outline
      .split(' ')
      .map(spot => spot.replace(/,(-?[\d.]+)/, (_, y: string) => `,${Number(y) + lift}`))
      .join(' ');
  const back = at(
    '12,80 28,70 38,58 56,55 66,44 86,46 100,36 122,40 134,52 152,50 164,62 178,68 190,80 162,85 132,79 102,86 68,80 38,86',
  );
  const front = at('26,90 40,82 54,84 66,70 86,68 96,76 112,66 132,70 140,80 160,78 174,90 146,95 118,90 90,96 58,91');
  return [
    fill(loop(back), '#596673', { opacity: 0.9 }),
    fill(loop(front), '#3f4b59'),
    lines(
      [
        at('62,56 72,50 82,54 80,62 72,61'),
        at('104,50 116,44 128,50 126,60 116,59'),
        at('146,60 154,58 160,64 156,70'),
        at('72,80 82,74 90,80 86,87'),
        at('116,80 124,74 134,79 131,86'),
      ],
      1.3,
      '#94a0a9',
    ),
  ];
};
