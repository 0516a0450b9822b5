import { figures } from '../numerals.ts';
import { liveries, mon, type Seat } from '../pieces.ts';
import { ink } from '../tokens.ts';
import { use } from './use.ts';

export const cardSize = { width: 100, height: 96 } as const;

/** What is to be paid and had, in signs, with a sum or with as many letters as there are markers. */
export type PriceLine = readonly (readonly ['pay' | 'get' | 'surveyor' | 'marker' | 'honor' | 'step', string])[];

type Part = PriceLine[number];

const widthOf = ([kind, text]: Part): number => {
  if (kind === 'pay' || kind === 'get') return text.length * 7.4 + 13;
  return kind === 'marker' ? 10 * text.length : 15;
};

/** One sign, its middle at x. */
function sign([kind, text]: Part, x: number, y: number, width: number): string {
  switch (kind) {
    case 'pay':
    case 'get': {
      const color = kind === 'get' ? '#2f5a3a' : ink.sumi;
      return (
        figures((kind === 'get' ? '+' : '') + text, x - 5, y, 10.5, color) + use('ryo', x + width / 2 - 5.5, y, 0.24)
      );
    }
    case 'surveyor':
      return use('survey', x, y, 0.3);
    case 'honor':
      return use('honor', x, y, 0.28);
    case 'step':
      return `<path d="M${x - 4.5} ${y + 3}L${x} ${y - 4}L${x + 4.5} ${y + 3}" fill="none" stroke="${ink.vermilion}" stroke-width="2.4" stroke-linejoin="round"/>`;
    case 'marker':
      return [...text]
        .map(
          (_, i) =>
            `<circle cx="${x + (i - (text.length - 1) / 2) * 9}" cy="${y}" r="4" fill="${ink.vermilion}" stroke="${ink.sumi}" stroke-width=".9"/>`,
        )
        .join('');
  }
}

function priceLine(line: PriceLine, y: number): string {
  let x = 50 - line.reduce((sum, part) => sum + widthOf(part), 0) / 2;
  let markup = '';
  for (const part of line) {
    const width = widthOf(part);
    markup += sign(part, x + width / 2, y, width);
    x += width;
  }
  return markup;
}

const paper = (line: string): string =>
  `<rect x="3.5" y="4.5" width="95" height="91" rx="6" fill="#1c160d" fill-opacity=".3"/><rect x="1.5" y="1.5" width="95" height="91" rx="6" fill="#f7f0dd"/><rect x="1.5" y="1.5" width="95" height="91" rx="6" fill="url(#g-fibres)"/><rect x="1.5" y="1.5" width="95" height="91" rx="6" fill="none" stroke="${line}" stroke-width="1.6"/>`;

/** An action card: its owner's band and crest, what it does, and what that costs. */
export function cardFace(color: Seat, action: string, prices: readonly PriceLine[]): string {
  const { color: livery, deep } = liveries[color];
  const low = prices.length === 0;
  return (
    paper(deep) +
    `<path d="M2.3 7.5A5.2 5.2 0 0 1 7.5 2.3H90.5A5.2 5.2 0 0 1 95.7 7.5V13H2.3Z" fill="${livery}"/><g transform="translate(49 7.8) scale(.52)">${mon(color, ink.snow)}</g>` +
    use(action, 49, low ? 53 : 40, low ? 1.25 : 0.98) +
    prices.map((line, i) => priceLine(line, 73 + (i - (prices.length - 1) / 2) * 13)).join('')
  );
}

/** A space of the board where an action is printed: the same sign, in the board's own ink. */
export const printedFace = (action: string): string =>
  `<rect x="2" y="2" width="94" height="90" rx="6" fill="#e3d3a6"/><rect x="2" y="2" width="94" height="90" rx="6" fill="url(#g-fibres)"/><rect x="2" y="2" width="94" height="90" rx="6" fill="none" stroke="#8a7550" stroke-width="1.4"/><rect x="6" y="6" width="86" height="82" rx="4" fill="none" stroke="#8a7550" stroke-width=".8" stroke-dasharray="2 2"/>${use(action, 49, 47, 1.3)}`;

/** A space that waits for a card. */
export const bareSpace = (): string =>
  `<rect x="2" y="2" width="94" height="90" rx="6" fill="#1c160d" fill-opacity=".07" stroke="#8a7550" stroke-opacity=".7" stroke-width="1.2"/><path d="M10 24V10H24M74 10H88V24M88 70V84H74M24 84H10V70" fill="none" stroke="#8a7550" stroke-opacity=".75" stroke-width="1.4"/>`;

/** The Quadrant lying on its space is taken off it: what stays is its outline. */
export const quadrantGone = (): string =>
  `<rect x="2" y="2" width="94" height="90" rx="6" fill="#e3d3a6"/><rect x="2" y="2" width="94" height="90" rx="6" fill="none" stroke="#8a7550" stroke-width="1.4"/><g opacity=".28">${use('takeQuadrant', 49, 47, 1.3)}</g>`;
