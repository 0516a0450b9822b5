import { at, fill, loop } from '@hanga/web/art/brush.ts';
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

export const sea = (): Art => [
  node('rect', { x: -60, y: -seaReach, width: 1120, height: 2 * seaReach, fill: { url: 'g-sea' } }),
  node('rect', { x: -60, y: -seaReach, width: 1120, height: 2 * seaReach, fill: { url: 'g-waves' } }),
];

/** A rose of twelve winds in two inks; the tall point looks north. */
export function rose(x: number, y: number, size: number): Art {
  const point = (turn: number, length: number, width: number, color: Color): Art =>
    node('g', { transform: [turned(turn)] }, [
      fill(`M0 0L${at(-width, -length * 0.22)}L0 ${-length}Z`, color),
      fill(`M0 0L${at(width, -length * 0.22)}L0 ${-length}Z`, ink.washi),
      node('path', {
        d: `M0 0L${at(-width, -length * 0.22)}L0 ${-length}L${at(width, -length * 0.22)}Z`,
        fill: 'none',
        stroke: ink.sumi,
        'stroke-width': 0.7,
        'stroke-linejoin': 'round',
      }),
    ]);
  const ring = (r: number, width: number): Art =>
    node('circle', { r, fill: 'none', stroke: ink.sumi, 'stroke-width': width });
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return `M${at(19 * Math.sin(a), -19 * Math.cos(a))}L${at(22 * Math.sin(a), -22 * Math.cos(a))}`;
  }).join('');
  return node('g', { transform: [moved(x, y), turned(northOnMap), scaled(size / 40)] }, [
    node('circle', { r: 23, fill: ink.washi, 'fill-opacity': 0.9 }),
    ring(23, 1),
    ring(18.5, 0.6),
    node('path', { d: ticks, stroke: ink.sumi, 'stroke-width': 0.7 }),
    [45, 135, 225, 315].map(turn => point(turn, 17, 3, ink.aiDeep)),
    [90, 180, 270].map(turn => point(turn, 22, 3.6, ink.aiDeep)),
    point(0, 33, 4.2, ink.vermilion),
    node('circle', { r: 2.2, fill: ink.ochre, stroke: ink.sumi, 'stroke-width': 0.7 }),
  ]);
}

/** A bezaisen under sail, coming home. */
export const ship = (x: number, y: number, size: number, mirror = 1): Art =>
  node('g', { transform: [moved(x, y), scaled((size / 40) * mirror, size / 40)] }, [
    fill(loop('-18,2! -10,9 8,9 17,0! 20,-5! 15,-1 0,2 -12,1 -20,-3!'), '#7a4f2c', {
      stroke: ink.sumi,
      'stroke-width': 1,
    }),
    fill(loop('-9,-27! 9,-28! 11,-14 9,-3! 0,-5 -9,-2! -7,-14'), ink.snow, { stroke: ink.sumi, 'stroke-width': 1.1 }),
    node('path', {
      d: 'M-3.4 -27.3Q-2 -15 -3.2 -4M3 -27.6Q5 -15 3.4 -4',
      fill: 'none',
      stroke: '#8d8577',
      'stroke-width': 0.8,
    }),
    node('path', { d: 'M0 -32V3', stroke: ink.sumi, 'stroke-width': 1.4 }),
    node('path', {
      d: 'M-24 11q6 -4 12 0t12 0 12 0 10 0',
      fill: 'none',
      stroke: ink.snow,
      'stroke-width': 1.5,
      'stroke-opacity': 0.8,
    }),
  ]);
