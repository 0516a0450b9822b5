import { loop } from '../art/brush.ts';
import { between, seeded, times } from '../art/seeded.ts';
import { ink } from '../art/tokens.ts';
import { type Art, type Color, type Ink, node } from '../art/tree.ts';

const stops = (list: readonly (readonly [number, Color, number?])[]): Art =>
  list.map(([offset, color, opacity]) =>
    node('stop', { offset, 'stop-color': color, ...(opacity === undefined ? {} : { 'stop-opacity': opacity }) }),
  );

const fibres = (): Art => {
  const rng = seeded(77);
  const fibre = (): string =>
    `M${between(rng, 4, 150).toFixed(1)} ${between(rng, 4, 150).toFixed(1)}q${between(rng, -6, 6).toFixed(1)} ${between(rng, -6, 6).toFixed(1)} ${between(rng, -11, 11).toFixed(1)} ${between(rng, -8, 8).toFixed(1)}`;
  const some = (count: number): string => times(count, fibre).join('');
  return [
    node('path', { d: some(22), fill: 'none', stroke: '#8a7550', 'stroke-width': 0.45, 'stroke-opacity': 0.2 }),
    node('path', { d: some(16), fill: 'none', stroke: '#fff', 'stroke-width': 0.7, 'stroke-opacity': 0.45 }),
  ];
};

/** Shippō, joined rings: the silk that scrolls are mounted on. */
const silk = (): Art => [
  node('rect', { width: 24, height: 24, fill: '#2c4661' }),
  node('path', {
    d: [0, 24].flatMap(x => [0, 24].map(y => `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0`)).join(''),
    fill: 'none',
    stroke: '#b39a63',
    'stroke-width': 0.7,
    'stroke-opacity': 0.75,
  }),
  node('path', {
    d: 'M0 12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0',
    fill: 'none',
    stroke: '#b39a63',
    'stroke-width': 0.7,
    'stroke-opacity': 0.75,
  }),
  node('path', {
    d: 'M10.4 12h3.2M12 10.4v3.2M-1.6 0h3.2M22.4 0h3.2M-1.6 24h3.2M22.4 24h3.2',
    stroke: '#d8c185',
    'stroke-width': 0.8,
  }),
];

/** Gold leaf, laid on in squares whose edges overlap. */
const gold = (): Art => [
  node('rect', { width: 84, height: 84, fill: '#cfa851' }),
  (
    [
      [0, 0, '#d7b35e'],
      [42, 0, '#c99f47'],
      [0, 42, '#c59a42'],
      [42, 42, '#d4ae57'],
    ] as const
  ).map(([x, y, fill]) => node('rect', { x, y, width: 42, height: 42, fill })),
  node('path', {
    d: 'M0 .7H84M0 42.7H84M.7 0V84M42.7 0V84',
    stroke: '#e8cd86',
    'stroke-width': 1.4,
    'stroke-opacity': 0.8,
  }),
];

/** All that mounts are painted with. */
export const mountDefs = (): Art =>
  node('defs', {}, [
    node('pattern', { id: 'm-fibres', width: 160, height: 160, patternUnits: 'userSpaceOnUse' }, fibres()),
    node('pattern', { id: 'm-silk', width: 24, height: 24, patternUnits: 'userSpaceOnUse' }, silk()),
    node('pattern', { id: 'm-gold', width: 84, height: 84, patternUnits: 'userSpaceOnUse' }, gold()),
    node(
      'linearGradient',
      { id: 'm-roller', x1: 0, x2: 1, y1: 0, y2: 0 },
      stops([
        [0, '#2b1a0d'],
        [0.28, '#8f6034'],
        [0.45, '#b98449'],
        [1, '#26160a'],
      ]),
    ),
    node(
      'linearGradient',
      { id: 'm-fold', x1: 0, x2: 1, y1: 0, y2: 0 },
      stops([
        [0, '#20160a', 0],
        [0.5, '#20160a', 0.24],
        [0.5, '#fff6dd', 0.2],
        [1, '#fff6dd', 0],
      ]),
    ),
    node(
      'linearGradient',
      { id: 'm-wood', x1: 0, x2: 0, y1: 0, y2: 1 },
      stops([
        [0, '#5a3a22'],
        [0.5, '#43291a'],
        [1, '#2e1b10'],
      ]),
    ),
  ]);

export const filled = (x: number, y: number, width: number, height: number, fill: Ink): Art =>
  node('rect', { x, y, width, height, fill });

/** A sheet's or a frame's shadow: one light, from the upper left. */
export const shadow = (x: number, y: number, width: number, height: number): Art =>
  [9, 6, 3].map(by =>
    node('rect', { x: x + by * 0.6, y: y + by, width, height, fill: '#1c160d', 'fill-opacity': 0.1 }),
  );

export const washi = (x: number, y: number, width: number, height: number): Art => [
  filled(x, y, width, height, ink.washi),
  filled(x, y, width, height, { url: 'm-fibres' }),
];

/** A hair of ink around a picture: the edge of its block. */
export const blockEdge = (x: number, y: number, width: number, height: number): Art =>
  node('rect', { x, y, width, height, fill: 'none', stroke: '#1c2434', 'stroke-width': 1.1 });

/** A turned roller with dark knobs, standing a little proud of the silk. */
export const roller = (x: number, y: number, height: number): Art => {
  const knob = (top: number): Art => [
    node('path', {
      d: loop(
        `${x - 11},${top}! ${x},${top - 2} ${x + 11},${top}! ${x + 10},${top + 13}! ${x},${top + 14.4} ${x - 10},${top + 13}!`,
      ),
      fill: '#1d1a17',
    }),
    node('path', { d: `M${x - 5} ${top + 2.5}v8`, stroke: '#8d8577', 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
  ];
  return [
    node('rect', { x: x + 8, y: y + 4, width: 9, height, fill: '#1c160d', 'fill-opacity': 0.3 }),
    node('rect', { x: x - 9, y, width: 18, height, rx: 2, fill: { url: 'm-roller' } }),
    knob(y - 13),
    knob(y + height),
  ];
};
