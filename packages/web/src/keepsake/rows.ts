import { type Art, node } from '../art/tree.ts';
import type { Work } from './work.ts';

/** A stretch of a picture, and where it lies. */
export interface Row {
  readonly from: number;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

type Stretch = Pick<Row, 'from' | 'width'>;

/** So many rows, as even as can be. */
const split = ({ width, part }: Work, count: number): Stretch[] => {
  const parts = Math.round(width / part);
  const cuts = Array.from({ length: count + 1 }, (_, index) => Math.ceil((parts * index) / count) * part);
  return cuts.slice(1).map((to, index) => ({ from: cuts[index] ?? 0, width: to - (cuts[index] ?? 0) }));
};

/** The fewest rows on a sheet hardly larger than the smallest that would do, with so much around them. */
export function rowsFor(work: Work, beside: number, between: number): readonly Stretch[] {
  const parts = Math.round(work.width / work.part);
  const most = work.isWhole ? 1 : Math.min(5, parts);
  const ways = Array.from({ length: most }, (_, index) => split(work, index + 1));
  const sheetFor = (rows: readonly Stretch[]): number => {
    const width = Math.max(...rows.map(row => row.width)) + beside;
    return Math.max(width, rows.length * (work.height + between) * Math.SQRT2);
  };
  const least = Math.min(...ways.map(sheetFor));
  return ways.find(rows => sheetFor(rows) < least * 1.12) ?? split(work, 1);
}

/** The picture in its rows. What is cut is drawn once, and seen through a window for each row. */
export function inRows({ id, art, width, height }: Work, rows: readonly Row[]): Art {
  if (rows.length === 1 && rows[0]) {
    const { x, y } = rows[0];
    return node('svg', { x, y, width, height, viewBox: [0, 0, width, height] }, art);
  }
  return [
    node('defs', {}, node('g', { id: `m-work-${id}` }, art)),
    rows.map(({ from, width: long, x, y }) =>
      node(
        'svg',
        { x, y, width: long, height, viewBox: [from, 0, long, height] },
        node('use', { href: `#m-work-${id}` }),
      ),
    ),
  ];
}
