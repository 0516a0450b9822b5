import { mix } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, type Ink, node } from '@hanga/web/art/tree.ts';
import { seasonInks } from './seasons.ts';
import { seasons } from './types.ts';

export const panelSize = { width: 200, height: 300 } as const;

/**
 * Crisp little blocks [x, y, width, height] at the side edges. A smooth path that ends at an edge
 * leaves half a pixel of what lies below; the block snaps to the same pixel column as its neighbour.
 */
export const crispStubs = (stubs: readonly (readonly [number, number, number, number])[], color: Ink): Art =>
  node('path', {
    d: stubs.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join(''),
    fill: color,
    'shape-rendering': 'crispEdges',
  });

type Stop = readonly [offset: number, color: Color, opacity?: number];

const stops = (list: readonly Stop[]): Art =>
  list.map(([offset, color, opacity]) =>
    node('stop', { offset, 'stop-color': color, ...(opacity === undefined ? '' : { 'stop-opacity': opacity }) }),
  );

/** Bokashi from top to bottom between two heights of the panel. */
export const bokashi = (id: string, top: number, bottom: number, list: readonly Stop[]): Art =>
  node('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: top, y2: bottom }, stops(list));

/** Bokashi from the left edge of the panel to the right. */
export const across = (id: string, list: readonly Stop[]): Art =>
  node(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: panelSize.width, y1: 0, y2: 0 },
    stops(list),
  );

export const pool = (id: string, list: readonly Stop[]): Art => node('radialGradient', { id }, stops(list));

/** Long grain of the cherry block; it repeats every panel width, so it runs on through the seams. */
const woodGrain = (): Art => {
  const rng = seeded(7);
  const vein = (): string => {
    const y = between(rng, 0, 300);
    const sway = between(rng, -2.4, 2.4);
    return `M0 ${y.toFixed(1)}q50 ${sway.toFixed(1)} 100 0t100 0`;
  };
  return node('pattern', { id: 'k-grain', width: 200, height: 300, patternUnits: 'userSpaceOnUse' }, [
    node('path', {
      d: times(64, vein).join(''),
      fill: 'none',
      stroke: '#4a3620',
      'stroke-width': 0.5,
      'stroke-opacity': 0.06,
    }),
    node('path', {
      d: times(44, vein).join(''),
      fill: 'none',
      stroke: '#fffaf0',
      'stroke-width': 0.6,
      'stroke-opacity': 0.12,
    }),
  ]);
};

const paperFibres = (): Art => {
  const rng = seeded(11);
  const fibre = (): string => {
    const x = between(rng, 2, 84);
    const y = between(rng, 2, 84);
    return `M${x.toFixed(1)} ${y.toFixed(1)}q${between(rng, -4, 4).toFixed(1)} ${between(rng, -4, 4).toFixed(1)} ${between(rng, -7, 7).toFixed(1)} ${between(rng, -5, 5).toFixed(1)}`;
  };
  return node('pattern', { id: 'k-fibres', width: 90, height: 90, patternUnits: 'userSpaceOnUse' }, [
    node('path', {
      d: times(16, fibre).join(''),
      fill: 'none',
      stroke: '#8a7550',
      'stroke-width': 0.5,
      'stroke-opacity': 0.2,
    }),
    node('path', {
      d: times(10, fibre).join(''),
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.7,
      'stroke-opacity': 0.4,
    }),
  ]);
};

const seasonGradients = (): Art =>
  seasons.map(season => {
    const inks = seasonInks[season];
    return [
      bokashi(`k-peak-${season}`, 44, 166, [
        [0, mix(inks.peak, ink.aiDeep, 0.35)],
        [0.45, inks.peak, 0.95],
        [0.78, inks.peak, 0.6],
        [1, inks.peak, 0],
      ]),
      bokashi(`k-far-${season}`, 70, 196, [
        [0, inks.leafFar],
        [0.55, inks.leafFar, 0.9],
        [1, inks.leafFar, 0],
      ]),
      bokashi(`k-leaf-${season}`, 90, 240, [
        [0, mix(inks.leaf, ink.aiDeep, 0.2)],
        [0.62, inks.leaf, 0.95],
        [1, inks.leaf, 0.1],
      ]),
      bokashi(`k-crag-${season}`, 104, 236, [
        [0, mix(inks.peak, '#6b6a5e', 0.4)],
        [0.6, mix(inks.peak, '#a39c84', 0.6), 0.95],
        [1, mix(inks.peak, '#a39c84', 0.6), 0],
      ]),
      // Hills of the middle ground: whole above, lost in haze below.
      bokashi(`k-hill-${season}`, 176, 246, [
        [0, mix(inks.field, inks.leaf, 0.42)],
        [0.45, mix(inks.field, inks.leaf, 0.2), 0.9],
        [1, inks.field, 0],
      ]),
    ];
  });

/** A hair wider than a panel: what lies across a seam is cut where both neighbours draw it alike. */
const frame = node('clipPath', { id: 'k-frame' }, node('path', { d: 'M-1 0H201V300H-1Z' }));

/** Gradients and patterns that every panel shares. */
export const sharedDefs = (): Art => [
  bokashi('k-ichimonji', 0, 104, [
    [0, ink.aiDeep, 0.95],
    [0.13, '#28507c', 0.82],
    [0.4, ink.ai, 0.42],
    [0.72, ink.aiPale, 0.16],
    [1, ink.aiPale, 0],
  ]),
  bokashi('k-glow', 96, 166, [
    [0, '#f3c9ae', 0],
    [1, '#f0b99c', 0.5],
  ]),
  bokashi('k-haze', 146, 216, [
    [0, '#fbf6e8', 0],
    [0.34, '#fbf6e8', 0.5],
    [1, '#fbf6e8', 0],
  ]),
  bokashi('k-soil', 256, 300, [
    [0, '#6d6a35', 0],
    [1, '#38401f', 0.46],
  ]),
  bokashi('k-sun', 76, 136, [
    [0, ink.vermilion, 0.95],
    [0.5, '#d4573f', 0.85],
    [1, '#e59a78', 0.5],
  ]),
  bokashi('k-deep', 164, 246, [
    [0, '#3f6d92'],
    [0.3, '#2b5580'],
    [0.75, '#3d6f96'],
    [1, '#8fb4c2'],
  ]),
  pool('k-halo', [
    [0, '#fdf8ea', 0.38],
    [0.55, '#fdf8ea', 0.22],
    [1, '#fdf8ea', 0],
  ]),
  frame,
  bokashi('k-peak-red', 40, 166, [
    [0, '#7c2f22'],
    [0.4, '#b2563a'],
    [0.72, '#b98a52', 0.85],
    [1, '#7d8f4e', 0],
  ]),
  seasonGradients(),
  woodGrain(),
  paperFibres(),
];
