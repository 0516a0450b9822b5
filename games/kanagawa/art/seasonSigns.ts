import { dot, fill, lines, loop, through } from '@hanga/web/art/brush.ts';
import { carved, carvedPath, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node, turned } from '@hanga/web/art/tree.ts';
import type { Season } from './types.ts';

const blossom = (): Art => {
  const petal = '0,-3! -5.6,-8 -5.4,-13.6 -2,-16 0,-13.4! 2.2,-15.8 5.6,-13.4 5.4,-8';
  const stamens = times(5, index => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2 + 0.6;
    return `0,0 ${Math.cos(angle) * 4},${Math.sin(angle) * 4} ${Math.cos(angle) * 7},${Math.sin(angle) * 7}`;
  });
  return [
    times(5, index =>
      node('path', {
        transform: [turned(index * 72)],
        d: loop(petal),
        fill: '#e28d96',
        stroke: '#8d2f3f',
        'stroke-width': 1.1,
      }),
    ),
    lines(stamens, 1.4, '#8d2f3f', 'none'),
    node('path', { d: 'M0 0h.01', stroke: ink.ochre, 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
  ];
};

/** The sun and the thread of cloud drawn across it. */
const sun = (): Art => [
  fill(loop('0,-13 8.6,-9.6 12.6,-.2 9,9 .2,12.8 -9,9.2 -12.8,.2 -9.2,-9'), ink.vermilion),
  lines(['-16,-.6 -8,-2 0,.2 8,-1.4 16,.4'], 2.6, '#fbf5e4'),
  lines(['-12,5.6 -4,4.2 4,5.8 13,4.6'], 2, '#fbf5e4'),
  lines(['-17,-1.6 -8,-3.4 0,-1 8,-2.8 17,-.8', '-14,7.6 -5,6.2 4,7.8 15,6.4'], 1, keyInk),
];

const maple = (): Art => {
  const lobes = [
    [-128, 7],
    [-86, 12],
    [-42, 15],
    [0, 17.5],
    [42, 15],
    [86, 12],
    [128, 7],
  ] as const;
  const spot = (degrees: number, radius: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${Math.cos(angle) * radius},${Math.sin(angle) * radius + 2}!`;
  };
  const outline = lobes
    .map(
      ([degrees, radius], index) =>
        `${spot(degrees - 11, radius * 0.66)} ${spot(degrees, radius)} ${spot(degrees + 11, radius * 0.66)}${index < 6 ? ` ${spot(degrees + 21, 5.8)}` : ''}`,
    )
    .join(' ');
  return node('g', { transform: [turned(16)] }, [
    node('path', {
      d: loop(outline),
      fill: '#d2572b',
      stroke: '#7c2413',
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }),
    lines(['0,3 .6,10 -1.4,17'], 2, '#7c2413', 'none'),
    lines(
      ['0,3 0,-4 0,-11', '0,3 5,-2 9,-6', '0,3 -5,-2 -9,-6', '0,3 5,3 9,2.4', '0,3 -5,3 -9,2.4'],
      1,
      '#7c2413',
      'end',
    ),
  ]);
};

const snow = (): Art => {
  const arm = 'M0 0V-15.5M0 -7.5L-4 -11.5M0 -7.5L4 -11.5M0 -11.5L-2.6 -14.5M0 -11.5L2.6 -14.5';
  return [
    node(
      'g',
      { fill: 'none', stroke: ink.aiDeep, 'stroke-width': 2.2, 'stroke-linecap': 'round' },
      times(6, index => node('path', { transform: [turned(index * 60)], d: arm })),
    ),
    node('path', { d: 'M0 0h.01', stroke: '#fbf5e4', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
  ];
};

export const stormCloud = (): Art => [
  lines(['-7,4 -9,10 -12,16', '-1,5 -3,11 -6,17', '5,4 3,10 0,16', '11,4 9,9 6.4,14'], 2, ink.ai, 'none'),
  carved('-15,3 -16.6,-2 -12,-6 -9.6,-12 -3,-14 2,-10.6 7,-13 13,-9 12.4,-5 16.6,-1 14.6,3.4 6,4.4 -6,4.2', '#3a4353'),
  lines(['-9,-2 -6,-6 -1,-5 -1,-1 -4,0', '4,-1 6,-5 10,-4'], 1.4, '#aab4bd'),
];

const signs: Readonly<Record<Season, () => Art>> = {
  spring: blossom,
  summer: sun,
  autumn: maple,
  winter: snow,
  storm: stormCloud,
};

/** A crest of the season on a paper disc, about 42 x 42 around (0, 0). */
export const seasonSign = (season: Season): Art => {
  const rim = times(12, index => {
    const angle = (index / 12) * 2 * Math.PI;
    const radius = 20.4 + Math.sin(index * 2.3) * 0.5;
    return dot(Math.cos(angle) * radius, Math.sin(angle) * radius);
  });
  return [carvedPath(through(rim, true), '#fbf5e4', 2), signs[season]()];
};

export const bareSeasonSign = (season: Season): Art => signs[season]();
