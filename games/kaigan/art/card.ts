import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { liveries, mon, type Seat } from '@hanga/web/art/liveries.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { use } from './use.ts';

export const cardSize = { width: 100, height: 96 } as const;

/** What is to be paid and had, in signs, with a sum or with as many letters as there are markers. */
export type PriceLine = readonly (readonly ['pay' | 'get' | 'surveyor' | 'marker' | 'honor' | 'step', string])[];

type Part = PriceLine[number];

const widthOf = ([kind, text]: Part): number => {
  if (kind === 'get') return (text.length + 1) * 7.4 + 13;
  if (kind === 'pay') return text.length * 7.4 + 13;
  return kind === 'marker' ? 10 * text.length : 15;
};

/** One sign, its middle at x. */
function sign([kind, text]: Part, x: number, y: number, width: number): Art {
  switch (kind) {
    case 'pay':
    case 'get': {
      const color = kind === 'get' ? '#2f5a3a' : ink.sumi;
      return [
        figures((kind === 'get' ? '+' : '') + text, x - 5, y, 10.5, color),
        use('ryo', x + width / 2 - 5.5, y, 0.24),
      ];
    }
    case 'surveyor':
      return use('survey', x, y, 0.3);
    case 'honor':
      return use('honor', x, y, 0.28);
    case 'step':
      return node('path', {
        d: `M${x - 4.5} ${y + 3}L${x} ${y - 4}L${x + 4.5} ${y + 3}`,
        fill: 'none',
        stroke: ink.vermilion,
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      });
    case 'marker':
      return [...text].map((_, i) =>
        node('circle', {
          cx: x + (i - (text.length - 1) / 2) * 9,
          cy: y,
          r: 4,
          fill: ink.vermilion,
          stroke: keyInk,
          'stroke-width': 0.9,
        }),
      );
  }
}

function priceLine(line: PriceLine, y: number): Art {
  let x = 50 - line.reduce((sum, part) => sum + widthOf(part), 0) / 2;
  const signs: Art[] = [];
  for (const part of line) {
    const width = widthOf(part);
    signs.push(sign(part, x + width / 2, y, width));
    x += width;
  }
  return signs;
}

const paper = (line: Color): Art => [
  node('rect', { x: 3.5, y: 4.5, width: 95, height: 91, rx: 6, fill: '#1c160d', 'fill-opacity': 0.3 }),
  node('rect', { x: 1.5, y: 1.5, width: 95, height: 91, rx: 6, fill: '#f7f0dd' }),
  node('rect', { x: 1.5, y: 1.5, width: 95, height: 91, rx: 6, fill: { url: 'g-fibres' } }),
  node('rect', { x: 1.5, y: 1.5, width: 95, height: 91, rx: 6, fill: 'none', stroke: line, 'stroke-width': 1.6 }),
];

/** An action card: its owner's band and crest, what it does, and what that costs. */
export function cardFace(color: Seat, action: string, prices: readonly PriceLine[]): Art {
  const { color: livery, deep } = liveries[color];
  const low = prices.length === 0;
  return [
    paper(deep),
    // The band is high enough for the card's name, which the page writes there.
    node('path', { d: 'M2.3 7.5A5.2 5.2 0 0 1 7.5 2.3H90.5A5.2 5.2 0 0 1 95.7 7.5V22H2.3Z', fill: livery }),
    node('g', { transform: [moved(12.5, 32), scaled(0.52)] }, mon(color, livery)),
    use(action, 49, low ? 57 : 44, low ? 1.2 : 0.86),
    prices.map((line, i) => priceLine(line, 74.5 + (i - (prices.length - 1) / 2) * 13)),
  ];
}

/** A space of the board where an action is printed: the same sign, in the board's own ink. */
export const printedFace = (action: string): Art => [
  node('rect', { x: 2, y: 2, width: 94, height: 90, rx: 6, fill: '#e3d3a6' }),
  node('rect', { x: 2, y: 2, width: 94, height: 90, rx: 6, fill: { url: 'g-fibres' } }),
  node('rect', { x: 2, y: 2, width: 94, height: 90, rx: 6, fill: 'none', stroke: '#8a7550', 'stroke-width': 1.4 }),
  node('rect', {
    x: 6,
    y: 6,
    width: 86,
    height: 82,
    rx: 4,
    fill: 'none',
    stroke: '#8a7550',
    'stroke-width': 0.8,
    'stroke-dasharray': [2, 2],
  }),
  use(action, 49, 54, 1.15),
];

/** A space that waits for a card. */
export const bareSpace = (): Art => [
  node('rect', {
    x: 2,
    y: 2,
    width: 94,
    height: 90,
    rx: 6,
    fill: '#1c160d',
    'fill-opacity': 0.07,
    stroke: '#8a7550',
    'stroke-opacity': 0.7,
    'stroke-width': 1.2,
  }),
  node('path', {
    d: 'M10 24V10H24M74 10H88V24M88 70V84H74M24 84H10V70',
    fill: 'none',
    stroke: '#8a7550',
    'stroke-opacity': 0.75,
    'stroke-width': 1.4,
  }),
];

/** The Quadrant lying on its space is taken off it: what stays is its outline. */
export const quadrantGone = (): Art => [
  node('rect', { x: 2, y: 2, width: 94, height: 90, rx: 6, fill: '#e3d3a6' }),
  node('rect', { x: 2, y: 2, width: 94, height: 90, rx: 6, fill: 'none', stroke: '#8a7550', 'stroke-width': 1.4 }),
  node('g', { opacity: 0.28 }, use('takeQuadrant', 49, 54, 1.15)),
];
