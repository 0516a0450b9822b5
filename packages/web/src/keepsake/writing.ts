import { loop } from '../art/brush.ts';
import { ink } from '../art/tokens.ts';
import { type Art, moved, node, scaled } from '../art/tree.ts';
import { brushed, column, columnLength } from './lettering.ts';
import { sealSigns } from './sealSigns.ts';
import type { Label } from './work.ts';

const sumi = '#26231f';

/** 版画, pressed in red: the edge is worn, and the paste lies unevenly. Its middle is at (x, y). */
export const redSeal = (x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size / 100)] }, [
    node('path', {
      d: loop('-50,-48! -18,-50 14,-48.6 50,-49! 48.8,-12 50,22 48.6,49! 16,48.4 -20,50 -49,48.6! -50,16 -48.6,-16'),
      fill: '#b3301f',
    }),
    Object.values(sealSigns).map((d, index) =>
      node('path', { d, fill: '#fbf0dc', transform: [moved(index === 0 ? 23 : -23, 0), scaled(0.44, 0.86)] }),
    ),
    node('path', {
      d: 'M-50 28l9 -4M44 -40l6 6M30 49l3 -7',
      stroke: '#fbf0dc',
      'stroke-width': 1.6,
      'stroke-opacity': 0.7,
    }),
  ]);

/** A title cartouche: a slip of coloured paper with the signs brushed on it, and the title in words beside them. */
export function cartouche(label: Label, x: number, y: number, height: number): Art {
  const count = label.signs.length;
  const sign = Math.min(40, (height - 24) / (count * 1.06));
  const [width, tall] = [sign + 22, count * sign * 1.06 + 18];
  const top = y + Math.min(24, (height - tall) / 4);
  const word = { size: 11.5, color: sumi, room: height - 20 } as const;
  return [
    node('rect', { x: x + 2.5, y: top + 3, width, height: tall, fill: '#1c160d', 'fill-opacity': 0.22 }),
    node('rect', { x, y: top, width, height: tall, fill: ink.vermilion }),
    node('rect', { x: x + 3.4, y: top + 3.4, width: width - 6.8, height: tall - 6.8, fill: '#f3e3b3' }),
    node('rect', {
      x: x + 5.6,
      y: top + 5.6,
      width: width - 11.2,
      height: tall - 11.2,
      fill: 'none',
      stroke: sumi,
      'stroke-width': 0.6,
    }),
    brushed(label.signs, x + width / 2, top + 10 + sign / 2, sign, sumi),
    column(label.title, x + width + 15, top + 4, word),
  ];
}

/** The width that a cartouche takes, the words beside it included. */
export const cartoucheWidth = (label: Label, height: number): number =>
  Math.min(40, (height - 24) / (label.signs.length * 1.06)) + 22 + 26;

/** Who made it, when, and the red seal under the name: columns from right to left, as a hand would write them. */
export function signature(label: Label, isSealed: boolean, x: number, y: number, height: number): Art {
  const sizes = label.lines.map((_, index) => (index === 0 ? 25 : 15));
  const seal = isSealed ? 46 : 0;
  const room = height - seal - 22;
  let right = x + signatureWidth(label);
  const written = label.lines.map((text, index) => {
    const size = sizes[index] ?? 15;
    right -= size + 9;
    return column(text, right + size / 2, y + 8, { size, color: sumi, room: index === 0 ? room : height - 16 });
  });
  const first = x + signatureWidth(label) - 34 + 12.5;
  const length = columnLength(label.lines[0] ?? '', { size: 25, room });
  return [
    written,
    column(label.date, right - 22, y + 8, { size: 11.5, color: '#4f473a', room: height - 16 }),
    isSealed ? redSeal(first, Math.round(y + 8 + length + 14 + seal / 2), seal) : [],
  ];
}

export const signatureWidth = (label: Label): number =>
  label.lines.reduce((sum, _, index) => sum + (index === 0 ? 34 : 24), 36);
