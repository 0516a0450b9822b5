import { at, dash, fill } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, seeded } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { northOnMap } from './projection.ts';

/** The sea reaches this far above and below the middle of the map, whatever shape the window has. */
export const seaReach = 620;

export const seaDefs = (): Art => [
  node('linearGradient', { id: 'g-sea', gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: -430, y2: 430 }, [
    node('stop', { offset: 0, 'stop-color': '#17365c' }),
    node('stop', { offset: 0.12, 'stop-color': '#24517c' }),
    node('stop', { offset: 0.34, 'stop-color': '#6d97ae' }),
    node('stop', { offset: 0.52, 'stop-color': '#a9c3c4' }),
    node('stop', { offset: 0.68, 'stop-color': '#7aa2b5' }),
    node('stop', { offset: 0.9, 'stop-color': '#28557f' }),
    node('stop', { offset: 1, 'stop-color': '#17365c' }),
  ]),
  node('linearGradient', { id: 'g-ichimonji', x1: 0, x2: 0, y1: 0, y2: 1 }, [
    node('stop', { offset: 0, 'stop-color': '#122c4f' }),
    node('stop', { offset: 0.2, 'stop-color': '#163458', 'stop-opacity': 0.85 }),
    node('stop', { offset: 1, 'stop-color': '#24517c', 'stop-opacity': 0 }),
  ]),
  node('pattern', { id: 'g-waves', width: 44, height: 22, patternUnits: 'userSpaceOnUse' }, wavePattern()),
  node('pattern', { id: 'g-ripples', width: 72, height: 26, patternUnits: 'userSpaceOnUse' }, ripples()),
  node('pattern', { id: 'g-swell', width: 84, height: 40, patternUnits: 'userSpaceOnUse' }, swell()),
  node('pattern', { id: 'g-fibres', width: 90, height: 90, patternUnits: 'userSpaceOnUse' }, fibres()),
];

/** Overlapping arcs, the sea of old cloth: two rows of shells. */
function wavePattern(): Art {
  const shell = (x: number, y: number): string =>
    [20, 14.5, 9, 3.6].map(r => `M${at(x - r, y)}A${r} ${r * 0.86} 0 0 1 ${at(x + r, y)}`).join('');
  return node('path', {
    d: `${shell(22, 22)}${shell(0, 11)}${shell(44, 11)}${shell(0, 33)}${shell(44, 33)}`,
    fill: 'none',
    stroke: '#dfe9e4',
    'stroke-width': 0.9,
    'stroke-opacity': 0.34,
  });
}

/** The Sea of Japan in summer: short level strokes, few and far between. */
const ripples = (): Art =>
  fill(
    dash(4, 6, 26, 0, 0.9, -1.4) +
      dash(34, 12, 18, 0, 0.7, 1.2) +
      dash(46, 4, 20, 0, 0.6, -1) +
      dash(10, 20, 22, 0, 0.8, 1.3) +
      dash(52, 22, 14, 0, 0.6, -1),
    '#e6efe8',
    { 'fill-opacity': 0.42 },
  );

/** The ocean's long swell: crests that curl to one side. */
const swell = (): Art =>
  node('path', {
    d: 'M0 16q10 -9 21 -1t21 1 21 -1 21 1M6 20q8 -6 15 0M48 20q8 -6 15 0M-21 36q10 -9 21 -1t21 1 21 -1 21 1 21 -1M27 40q8 -6 15 0M69 40q8 -6 15 0',
    fill: 'none',
    stroke: '#dfe9e4',
    'stroke-width': 1,
    'stroke-opacity': 0.4,
    'stroke-linecap': 'round',
  });

function fibres(): Art {
  const rng = seeded(12);
  const fibre = (): string =>
    `M${between(rng, 2, 84).toFixed(1)} ${between(rng, 2, 84).toFixed(1)}q${between(rng, -4, 4).toFixed(1)} ${between(rng, -4, 4).toFixed(1)} ${between(rng, -7, 7).toFixed(1)} ${between(rng, -5, 5).toFixed(1)}`;
  const some = (count: number): string => Array.from({ length: count }, fibre).join('');
  return [
    node('path', { d: some(16), fill: 'none', stroke: '#8a7550', 'stroke-width': 0.5, 'stroke-opacity': 0.22 }),
    node('path', { d: some(10), fill: 'none', stroke: '#fff', 'stroke-width': 0.7, 'stroke-opacity': 0.4 }),
  ];
}

/** North of the islands, south of them, and around the far islands of the east: each water has waves of its own. */
const waters = {
  north: `M-60 ${-seaReach}H600Q560 -300 640 -215Q570 -160 600 -90L330 10L-60 -30Z`,
  south: `M-60 -30L330 10L560 -40L760 20Q840 60 900 24Q980 -10 1060 60V${seaReach}H-60Z`,
  east: `M600 ${-seaReach}H1060V60Q980 -10 900 24Q840 60 760 20L600 -90Q570 -160 640 -215Q560 -300 600 ${-seaReach}Z`,
} as const;

export const sea = (): Art => [
  node('rect', { x: -60, y: -seaReach, width: 1120, height: 2 * seaReach, fill: { url: 'g-sea' } }),
  fill(waters.north, { url: 'g-ripples' }),
  fill(waters.south, { url: 'g-swell' }),
  fill(waters.east, { url: 'g-waves' }),
];

/** Lines of bearing from two roses over the sea, as pilots rule them. */
export function windLines(): Art {
  const star = (x: number, y: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((northOnMap + (index * 360) / count) * Math.PI) / 180;
      return `M${at(x, y)}L${at(x + Math.sin(turn) * 1300, y - Math.cos(turn) * 1300)}`;
    }).join('');
  return node('path', {
    d: star(902, 84, 16) + star(150, -162, 16),
    fill: 'none',
    stroke: '#123054',
    'stroke-width': 0.5,
    'stroke-opacity': 0.3,
  });
}

/** A rose of twelve winds in two inks; the tall point looks north. */
export function rose(x: number, y: number, size: number): Art {
  const point = (turn: number, length: number, width: number, color: Color): Art =>
    node('g', { transform: [turned(turn)] }, [
      fill(`M0 0L${at(-width, -length * 0.22)}L0 ${-length}Z`, color),
      fill(`M0 0L${at(width, -length * 0.22)}L0 ${-length}Z`, ink.washi),
      node('path', {
        d: `M0 0L${at(-width, -length * 0.22)}L0 ${-length}L${at(width, -length * 0.22)}Z`,
        fill: 'none',
        stroke: keyInk,
        'stroke-width': 0.7,
        'stroke-linejoin': 'round',
      }),
    ]);
  const ring = (r: number, width: number): Art =>
    node('circle', { r, fill: 'none', stroke: keyInk, 'stroke-width': width });
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return `M${at(19 * Math.sin(a), -19 * Math.cos(a))}L${at(22 * Math.sin(a), -22 * Math.cos(a))}`;
  }).join('');
  return node('g', { transform: [moved(x, y), turned(northOnMap), scaled(size / 40)] }, [
    node('circle', { r: 23, fill: ink.washi, 'fill-opacity': 0.9 }),
    ring(23, 1),
    ring(18.5, 0.6),
    node('path', { d: ticks, stroke: keyInk, 'stroke-width': 0.7 }),
    [45, 135, 225, 315].map(turn => point(turn, 17, 3, ink.aiDeep)),
    [90, 180, 270].map(turn => point(turn, 22, 3.6, ink.aiDeep)),
    point(0, 33, 4.2, ink.vermilion),
    node('circle', { r: 2.2, fill: ink.ochre, stroke: keyInk, 'stroke-width': 0.7 }),
  ]);
}
