import { liveries, mon, type Seat } from '@hanga/web/art/liveries.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { brushed, line } from '@hanga/web/keepsake/lettering.ts';
import type { Label, Work } from '@hanga/web/keepsake/work.ts';
import { finishedMap, finishedView, type Seal } from '../finished.ts';
import { titleSigns } from './titleSigns.ts';

/** One of those who have made the map. */
export interface Maker {
  readonly name: string;
  readonly color: number;
  readonly score: number;
  readonly isWinner: boolean;
}

const sumi = '#26231f';
const row = 17;

/** Where the cartouche lies: in the Pacific, clear of every seal. */
export const cartoucheBox = (
  makers: number,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } => {
  const h = 56 + makers * row;
  return { x: 700, y: 239 - h, w: 300, h };
};

const maker = ({ name, color, score, isWinner }: Maker, y: number): Art => {
  const { color: livery, deep } = liveries[color as Seat];
  return [
    node('g', { transform: [moved(18, y)] }, [
      node('rect', {
        x: -7,
        y: -7,
        width: 14,
        height: 14,
        rx: 2.4,
        fill: livery,
        stroke: deep,
        'stroke-width': 1.1,
      }),
      node('g', { transform: [scaled(0.54)] }, mon(color as Seat, ink.snow)),
    ]),
    line(name, 108, y, { size: 12.5, color: sumi, room: 140 }),
    line(String(score), 204, y, { size: 13, color: isWinner ? ink.vermilion : sumi, room: 40 }),
    isWinner
      ? node('path', {
          d: `M192 ${y + 7.4}q12 2.4 24 -.6`,
          fill: 'none',
          stroke: ink.vermilion,
          'stroke-width': 1.3,
          'stroke-linecap': 'round',
        })
      : [],
  ];
};

/** Title, players with what they have reached, and the day: on a slip of paper laid on the sea. */
const cartouche = (makers: readonly Maker[], { title, date }: Pick<Label, 'title' | 'date'>): Art => {
  const { x, y, w, h } = cartoucheBox(makers.length);
  const signs = Object.values(titleSigns);
  const sign = Math.min(22, (h - 22) / 5.4);
  return node('g', { transform: [moved(x, y)] }, [
    node('rect', { x: 3, y: 4, width: w, height: h, fill: '#0e1c30', 'fill-opacity': 0.35 }),
    node('rect', { width: w, height: h, fill: '#f6eed8' }),
    node('rect', { width: w, height: h, fill: { url: 'g-fibres' } }),
    node('rect', { x: 3, y: 3, width: w - 6, height: h - 6, fill: 'none', stroke: sumi, 'stroke-width': 1.3 }),
    node('rect', {
      x: 5.6,
      y: 5.6,
      width: w - 11.2,
      height: h - 11.2,
      fill: 'none',
      stroke: sumi,
      'stroke-width': 0.5,
    }),
    line(title, 114, 17, { size: 14, color: sumi, room: 196 }),
    node('path', { d: 'M18 27.5H210', stroke: ink.vermilion, 'stroke-width': 0.8 }),
    makers.map((each, index) => maker(each, 39 + index * row)),
    line(date, 114, h - 14, { size: 10.5, color: '#5b5243', room: 196 }),
    node('path', { d: `M224 9V${h - 9}`, stroke: sumi, 'stroke-width': 0.7 }),
    brushed(signs.slice(0, 5), 278, 16 + sign / 2, sign, sumi),
    brushed(signs.slice(5), 246, 16 + sign / 2, sign, sumi),
  ]);
};

/** The finished map as a work to be mounted. */
export function mapWork(
  id: string,
  seals: readonly Seal[],
  makers: readonly Maker[],
  label: Omit<Label, 'signs'>,
): Work {
  const { x, y, width, height } = finishedView;
  // On every mount it fills one A3 sheet.
  const [wide, high] = [736, 347];
  return {
    id,
    art: node(
      'svg',
      { width: wide, height: high, viewBox: [x, y, width, height], preserveAspectRatio: 'xMidYMid slice' },
      [finishedMap(seals), cartouche(makers, label)],
    ),
    width: wide,
    height: high,
    part: wide / 6,
    isWhole: true,
    label: { ...label, signs: [] },
    isSealed: false,
  };
}
