import { dot, fill, lines, loop, place, through } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Landscape, Season } from './types.ts';

/** Swallows bank: long wings, a forked tail, a pale breast. */
const swallows = (rng: Rng, count: number): Art =>
  times(count, () => {
    const bird = loop('-15,-8! -6,-6 -1,-2 4,-4 10,-6 15,-11! 10,-2 4,2 1,5 -4,11! -3,6 -10,9! -4,3 -5,-1 -9,-4');
    return place(
      [fill(bird, ink.aiDeep), fill(loop('2,0 6,-2 4,2 1,3'), '#efe6d2')],
      between(rng, 40, 160),
      between(rng, 50, 118),
      between(rng, 0.6, 0.95),
      rng() < 0.5 ? 1 : -1,
    );
  });

/** Points of light over the grass, each in its own glow. */
const fireflies = (rng: Rng): Art => {
  const lit = times(9, () => `M${between(rng, 14, 186).toFixed(1)} ${between(rng, 188, 276).toFixed(1)}h.01`).join('');
  return [
    node('path', { d: lit, stroke: '#fff3b0', 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-opacity': 0.4 }),
    node('path', { d: lit, stroke: '#fffbe0', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  ];
};

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
      return number % 3 === 0 ? fireflies(rng) : landscape === 'plain' ? [] : swallows(rng, 1 + (number % 3));
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
  if (season === 'summer') return fill(disc(), { url: 'k-sun' });
  if (season === 'autumn') return fill(disc(), '#fbf1cf', { stroke: '#c9a468', 'stroke-width': 0.8, opacity: 0.95 });
  return [];
};

/** A bank of storm clouds cut in two flat tones with a curl or two. */
export const stormBank = (rng: Rng): Art => {
  const lift = between(rng, -6, 8);
  const wide = between(rng, 0.7, 1.02) * (rng() < 0.5 ? 1 : -1);
  const bulk = between(rng, 0.8, 1.1);
  const at = (outline: string): string =>
    outline
      .split(' ')
      .map(spot => {
        const [x = 0, y = 0] = spot.split(',').map(Number);
        return `${100 + (x - 100) * wide},${84 + (y - 84) * bulk + lift}`;
      })
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
