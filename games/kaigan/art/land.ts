import { at, dot, fill, through } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { placeMarks } from './placeMarks.ts';
import { coasts, type Point } from './projection.ts';
import { hills, mountain, type Where } from './relief.ts';
import { type Peak, peaksOnMap, sightsTo } from './survey.ts';
import { townsIn } from './towns.ts';

const outline = (walk: readonly Point[]): string =>
  through(
    walk.map(({ x, y }) => dot(x, y)),
    true,
  );

let coastPath: string | undefined;
/** All islands in one path. */
export const landPath = (): string => {
  coastPath ??= Object.values(coasts).map(outline).join('');
  return coastPath;
};

export const landDefs = (): Art => [
  node('path', { id: 'g-coast', d: landPath() }),
  // The plains are paper; toward the middle of the islands the green of the hills is wiped in.
  node('linearGradient', { id: 'g-ground', gradientUnits: 'userSpaceOnUse', x1: 0, x2: 1000, y1: 120, y2: -120 }, [
    node('stop', { offset: 0, 'stop-color': '#dfd3a0' }),
    node('stop', { offset: 0.3, 'stop-color': '#d3cd97' }),
    node('stop', { offset: 0.55, 'stop-color': '#cfc48c' }),
    node('stop', { offset: 0.8, 'stop-color': '#d9d3b4' }),
    node('stop', { offset: 1, 'stop-color': '#e9e6d8' }),
  ]),
  node('clipPath', { id: 'g-land' }, node('path', { d: landPath() })),
];

/** Before anybody has walked there: what is known from hearsay, in pencil. */
export const pencilled = (): Art => [
  node('use', {
    href: '#g-coast',
    fill: '#f1e8d1',
    'fill-opacity': 0.75,
    stroke: '#6f675a',
    'stroke-width': 0.9,
    'stroke-dasharray': [3.2, 1.6],
    'stroke-linejoin': 'round',
  }),
  fill(peaksOnMap.map(pencilPeak).join(''), 'none', {
    stroke: '#8b8271',
    'stroke-width': 0.7,
    'stroke-linejoin': 'round',
  }),
];

const pencilPeak = ({ x, y, height }: Peak): string =>
  `M${at(x - height * 0.5, y)}L${at(x, y - height * 0.8)}L${at(x + height * 0.5, y)}`;

/** Water-lining: the sea grows pale toward the shore in even steps, as a block is wiped. */
export const shallows = (): Art =>
  (
    [
      [46, 0.1],
      [32, 0.13],
      [20, 0.18],
      [10, 0.3],
    ] as const
  ).map(([width, opacity]) =>
    node('use', {
      href: '#g-coast',
      fill: 'none',
      stroke: '#e9efe6',
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
    }),
  );

/** The sea on a sheet of paper: nothing but a wash of blue along the shore. */
export const shoreWash = (): Art =>
  (
    [
      [30, 0.16],
      [19, 0.2],
      [9, 0.3],
    ] as const
  ).map(([width, opacity]) =>
    node('use', {
      href: '#g-coast',
      fill: 'none',
      stroke: '#6f9db4',
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
    }),
  );

const sights = (isDrawn: Where): string =>
  peaksOnMap
    .filter(isDrawn)
    .flatMap(peak => sightsTo(peak).map(({ x, y }) => `M${at(x, y)}L${at(peak.x, peak.y - peak.height * 0.92)}`))
    .join('');

const everywhere: Where = () => true;

/** Surveyed: carved coast, hills and towns, the red walk with its stations, sights to the peaks, names. */
export const inked = (isDrawn: Where = everywhere): Art => [
  node('use', {
    href: '#g-coast',
    fill: keyInk,
    stroke: keyInk,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
    transform: [moved(0.7, 1)],
  }),
  node('use', { href: '#g-coast', fill: { url: 'g-ground' } }),
  node('g', { 'clip-path': { url: 'g-land' } }, [
    node('use', { href: '#g-coast', fill: 'none', stroke: '#f9f3e0', 'stroke-width': 13, 'stroke-opacity': 0.5 }),
    node('use', { href: '#g-coast', fill: 'none', stroke: '#fbf7e8', 'stroke-width': 6, 'stroke-opacity': 0.8 }),
  ]),
  hills(isDrawn),
  node('path', { d: sights(isDrawn), fill: 'none', stroke: ink.vermilion, 'stroke-width': 0.5, 'stroke-opacity': 0.6 }),
  peaksOnMap.filter(isDrawn).map(mountain),
  townsIn(isDrawn),
  node('use', {
    href: '#g-walk',
    fill: 'none',
    stroke: ink.vermilion,
    'stroke-width': 0.85,
    'stroke-linejoin': 'round',
  }),
  placeMarks(isDrawn),
];
