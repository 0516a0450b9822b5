import { dot, fill, lines, loop, through } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Sky } from '../../scenery.ts';
import type { Landscape, Season } from '../../types.ts';

type Spot = () => readonly [x: number, y: number];

/** Petals, leaves, flakes or rain: so many, wherever `spot` puts them. */
export const falling = (season: Season, rng: Rng, spot: Spot, share: number): Art => {
  const count = (most: number): number => Math.round(most * share);
  switch (season) {
    case 'spring':
      return node('path', {
        d: times(count(14), () => {
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
        d: times(count(10), () => {
          const [x, y] = spot();
          const turn = between(rng, -2, 2);
          return `M${x.toFixed(1)} ${y.toFixed(1)}l2.2 ${(-3 + turn).toFixed(1)} 1 2.2 2.6 -.6 -1.4 2.2 1.2 1.8 -2.6 -.4 -1.4 2.2z`;
        }).join(''),
        fill: ink.vermilion,
        'fill-opacity': 0.85,
      });
    case 'winter':
      return node('path', {
        d: times(count(46), () => {
          const [x, y] = spot();
          return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
        }).join(''),
        stroke: ink.snow,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      });
    case 'storm':
      return node('path', {
        d: times(count(58), () => {
          const [x, y] = spot();
          const long = between(rng, 16, 40);
          return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.28).toFixed(1)} ${long.toFixed(1)}`;
        }).join(''),
        stroke: '#e8eceb',
        'stroke-opacity': 0.6,
        'stroke-width': 0.8,
        'stroke-linecap': 'round',
      });
    case 'summer':
      return [];
    default:
      return season satisfies never;
  }
};

/** What falls through the air, before everything. */
export const weather = (sky: Sky): Art => {
  const rng = seeded(sky.number + 500);
  const spot: Spot = () => [between(rng, 4, 194), between(rng, 50, 286)];
  // It thickens as a run goes on.
  const share = sky.season === 'storm' || sky.season === 'winter' ? 0.8 + Math.min(sky.run, 3) * 0.15 : 0.9;
  return falling(sky.season, rng, spot, share);
};

/** The sun or the moon of a run of a season, low in the sky, behind everything. */
export const luminary = (season: Season, landscape: Landscape, rng: Rng): Art => {
  // Beside Fuji, never behind: its foot is a thin wash.
  const x = landscape === 'mountain' ? (rng() < 0.5 ? 34 : 166) : between(rng, 62, 138);
  const y = between(rng, 84, 112);
  const size = between(rng, 14, 19);
  const disc = (): string => {
    const rim = times(10, index => {
      const angle = (index / 10) * 2 * Math.PI;
      const radius = size * (1 + Math.sin(index * 2.6) * 0.018);
      return dot(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    });
    return through(rim, true);
  };
  switch (season) {
    case 'summer':
      return fill(disc(), { url: 'k-sun' });
    case 'autumn':
      return fill(disc(), '#fbf1cf', { stroke: '#c9a468', 'stroke-width': 0.8, opacity: 0.95 });
    case 'spring':
      return fill(disc(), '#f2b3a0', { opacity: 0.7 });
    case 'winter':
      return fill(disc(), '#f7f5ea', { opacity: 0.8 });
    case 'storm':
      return [];
    default:
      return season satisfies never;
  }
};

/** Where the neighbour has a storm too, the bank goes on: both sides mirror each other there. */
const arm = (x: (inward: number) => number): string =>
  loop(
    `${x(-12)},50! ${x(10)},47 ${x(26)},54 ${x(44)},52 ${x(62)},60! ${x(66)},84! ${x(44)},82 ${x(26)},87 ${x(8)},82 ${x(-12)},85!`,
  );

/** A bank of storm clouds cut in two flat tones with a curl or two. */
export const stormBank = (rng: Rng, goesOn: { readonly left: boolean; readonly right: boolean }): Art => {
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
  const arms = [...(goesOn.left ? [arm(x => x)] : []), ...(goesOn.right ? [arm(x => 200 - x)] : [])];
  return [
    arms.length > 0 ? node('g', { 'clip-path': { url: 'k-frame' } }, fill(arms.join(''), '#646f7a')) : [],
    fill(loop(back), '#646f7a'),
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
