import { at, dot, fill, lines, loop, mix, through } from '@hanga/web/art/brush.ts';
import { between, seeded } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { coasts, type Point } from './projection.ts';
import { type Peak, peaksOnMap, sightsTo, stations, traversePath } from './survey.ts';

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
  node('linearGradient', { id: 'g-hill', gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: -1, y2: 0 }, [
    node('stop', { offset: 0, 'stop-color': '#4c6a63' }),
    node('stop', { offset: 0.6, 'stop-color': '#7f955f' }),
    node('stop', { offset: 1, 'stop-color': '#b5b67c', 'stop-opacity': 0.2 }),
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

/** A mountain as the surveyor sees it: in elevation, its flank in shade, snow where there is snow. */
function mountain({ x, y, height: h, snow, name }: Peak): Art {
  const isFuji = name === 'Fuji';
  const wide = isFuji ? 1.02 : 0.78;
  const top = y - h;
  const lean = isFuji ? 0 : 0.06 * h;
  const crest = isFuji ? 0.09 : 0.03;
  const flank = `${x - h * wide},${y + 1} ${x - h * wide * 0.52},${y - h * 0.34} ${x - h * crest + lean},${top}! ${x + h * crest + lean},${top + (isFuji ? 0.4 : 0)}! ${x + h * wide * 0.5},${y - h * 0.36} ${x + h * wide},${y + 1}! ${x},${y + 2.6}`;
  const shade = `${x + lean},${top}! ${x + h * wide * 0.5},${y - h * 0.36} ${x + h * wide},${y + 1}! ${x + h * 0.2},${y + 1} ${x + h * 0.16},${y - h * 0.4}`;
  const cap = `${x - h * 0.2},${y - h * 0.72} ${x - h * crest + lean},${top}! ${x + h * crest + lean},${top}! ${x + h * 0.24},${y - h * 0.7} ${x + h * 0.12},${y - h * 0.62} ${x + h * 0.05},${y - h * 0.7} ${x - h * 0.06},${y - h * 0.58} ${x - h * 0.1},${y - h * 0.68}`;
  const body = isFuji ? '#4f7391' : snow ? '#6d8a84' : '#7d9263';
  return [
    fill(loop(flank), body, { 'fill-opacity': 0.92 }),
    fill(loop(shade), mix(body, ink.aiDeep, 0.45), { 'fill-opacity': 0.55 }),
    snow ? fill(loop(cap), ink.snow) : [],
    lines(
      [
        `${x - h * wide},${y + 1} ${x - h * wide * 0.52},${y - h * 0.34} ${x - h * crest + lean},${top}! ${x + h * wide * 0.5 + lean},${y - h * 0.36} ${x + h * wide},${y + 1}`,
      ],
      1.5,
    ),
    lines(
      [
        `${x - h * 0.3},${y - h * 0.3} ${x - h * 0.22},${y - 2}`,
        `${x + h * 0.05},${y - h * 0.42} ${x + h * 0.1},${y - 3}`,
      ],
      0.9,
      mix(body, ink.sumi, 0.5),
    ),
  ];
}

/** Low hills between the great peaks: rows of small brush strokes, thicker inland. */
function hills(): Art {
  const rng = seeded(21);
  const spots: Point[] = [];
  for (let tries = 0; tries < 900 && spots.length < 150; tries++) {
    const spot = { x: between(rng, 10, 990), y: between(rng, -180, 200) };
    if (!isInland(spot, 11)) continue;
    if (spots.some(other => Math.hypot(other.x - spot.x, (other.y - spot.y) * 1.6) < 15)) continue;
    if (
      peaksOnMap.some(({ x, y, height }) => Math.abs(x - spot.x) < height * 0.9 && Math.abs(y - spot.y) < height * 0.9)
    )
      continue;
    spots.push(spot);
  }
  const path = spots
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const h = between(rng, 4.5, 7.5);
      const w = h * between(rng, 0.85, 1.2);
      return `M${at(x - w, y)}Q${at(x - w * 0.35, y - h * 0.4)} ${at(x, y - h)}Q${at(x + w * 0.35, y - h * 0.5)} ${at(x + w, y)}`;
    })
    .join('');
  return fill(path, '#8ea067', {
    'fill-opacity': 0.6,
    stroke: '#4d5a3c',
    'stroke-width': 0.75,
    'stroke-linejoin': 'round',
  });
}

const isInside = ({ x, y }: Point, walk: readonly Point[]): boolean => {
  let inside = false;
  for (let i = 0, j = walk.length - 1; i < walk.length; j = i++) {
    const [a, b] = [walk[i] as Point, walk[j] as Point];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

const isInland = (spot: Point, depth: number): boolean =>
  [0, 1, 2, 3, 4, 5].every(turn => {
    const bearing = (turn * Math.PI) / 3;
    const probe = { x: spot.x + depth * Math.cos(bearing), y: spot.y + depth * Math.sin(bearing) };
    return Object.values(coasts).some(walk => isInside(probe, walk));
  });

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

const sights = (): string =>
  peaksOnMap
    .flatMap(peak => sightsTo(peak).map(({ x, y }) => `M${at(x, y)}L${at(peak.x, peak.y - peak.height * 0.92)}`))
    .join('');

/** Surveyed: carved coast, the red walk with its stations, sights to the peaks. */
export const inked = (): Art => [
  node('use', {
    href: '#g-coast',
    fill: ink.sumi,
    stroke: ink.sumi,
    'stroke-width': 2.3,
    'stroke-linejoin': 'round',
    transform: [moved(0.6, 0.8)],
  }),
  node('use', { href: '#g-coast', fill: { url: 'g-ground' } }),
  node(
    'g',
    { 'clip-path': { url: 'g-land' } },
    node('use', { href: '#g-coast', fill: 'none', stroke: '#f6efd9', 'stroke-width': 9, 'stroke-opacity': 0.75 }),
  ),
  hills(),
  node('path', { d: sights(), fill: 'none', stroke: ink.vermilion, 'stroke-width': 0.55, 'stroke-opacity': 0.75 }),
  peaksOnMap.map(mountain),
  node('path', {
    d: traversePath(),
    fill: 'none',
    stroke: ink.vermilion,
    'stroke-width': 0.95,
    'stroke-linejoin': 'round',
  }),
  node('path', {
    d: stations.map(({ x, y }) => `M${at(x - 0.1, y)}h.2`).join(''),
    stroke: ink.vermilion,
    'stroke-width': 2.3,
    'stroke-linecap': 'round',
  }),
];
