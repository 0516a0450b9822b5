import { dot, fill, lines, loop, ribbon } from '@hanga/web/art/brush.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node, turned } from '@hanga/web/art/tree.ts';
import { faceDownSpaces } from '../rules/index.ts';
import { cardSize } from './card.ts';

export interface Mat {
  readonly columns: number;
  /** How far it is rolled out. */
  readonly rows: number;
  /** A square is as large as the card that lies on it, and a little more. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly gap: number;
}

export const matBorder = 26;

/** The table's own mat, in the card's units; rows that are not dealt yet may stay rolled up. */
export const matOf = (seats: number, rows: number = faceDownSpaces.length): Mat => ({
  columns: seats,
  rows,
  cell: { width: cardSize.width + 6, height: cardSize.height + 6 },
  gap: 12,
});

export const matSize = ({ columns, rows, cell, gap }: Mat): { readonly width: number; readonly height: number } => ({
  width: 2 * matBorder + columns * cell.width + (columns + 1) * gap,
  height: 2 * matBorder + rows * cell.height + (rows + 1) * gap,
});

export const squareAt = (
  { cell, gap }: Mat,
  column: number,
  row: number,
): { readonly x: number; readonly y: number } => ({
  x: matBorder + gap + column * (cell.width + gap),
  y: matBorder + gap + row * (cell.height + gap),
});

const tones: readonly Color[] = ['#d8c48c', '#cfb97d', '#dccb97', '#c9b274', '#d5c188', '#d0bc80'];

export const schoolDefs = (): Art => {
  const rng = seeded(211);
  // Split bamboo: flat canes bound with two threads, a node here and there.
  const canes = times(6, index => {
    const y = index * 10;
    const joint = between(rng, 8, 110);
    // One number goes unused: without it every later cane would look different.
    rng();
    return [
      node('rect', { y, width: 120, height: 9.4, fill: tones[index] ?? '#d0bc80' }),
      node('rect', { y, width: 120, height: 2.2, fill: '#efe2b6', opacity: 0.7 }),
      node('rect', { y: y + 8, width: 120, height: 1.4, fill: '#7d6a38', opacity: 0.6 }),
      lines([`${joint},${y + 0.5} ${joint},${y + 9}`], 1.6, '#8f7c45', 'none'),
    ];
  });
  const threads = times(
    6,
    index => `M${index % 2 ? 33 : 30} ${index * 10}v9.4M${index % 2 ? 90 : 93} ${index * 10}v9.4`,
  ).join('');
  return [
    node('pattern', { id: 'k-bamboo', width: 120, height: 60, patternUnits: 'userSpaceOnUse' }, [
      canes,
      node('path', { d: threads, stroke: '#6a5a34', 'stroke-width': 1.8, opacity: 0.75 }),
    ]),
    node('pattern', { id: 'k-brocade', width: 26, height: 26, patternUnits: 'userSpaceOnUse' }, [
      node('rect', { width: 26, height: 26, fill: ink.aiDeep }),
      node('path', {
        d: 'M13 3L23 13L13 23L3 13ZM13 8L18 13L13 18L8 13Z',
        fill: 'none',
        stroke: '#c9a95c',
        'stroke-width': 1.3,
      }),
      node('path', {
        d: 'M0 0h.01M26 0h.01M0 26h.01M26 26h.01M13 13h.01',
        stroke: '#c9a95c',
        'stroke-width': 3,
        'stroke-linecap': 'round',
      }),
    ]),
    node(
      'pattern',
      { id: 'k-lacquer', width: 24, height: 24, patternUnits: 'userSpaceOnUse', patternTransform: [turned(45)] },
      [
        node('rect', { width: 24, height: 24, fill: '#b5382a' }),
        node('path', { d: 'M0 12H24M12 0V24', stroke: '#8d2419', 'stroke-width': 1.6 }),
        node('path', { d: 'M0 0h.01M12 12h.01', stroke: '#d96a50', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
      ],
    ),
  ];
};

/** A closed eye: what lies here is not seen. */
const closedEye = (x: number, y: number, size: number): Art => {
  const s = (dx: number, dy: number): string => `${x + dx * size},${y + dy * size}`;
  return [
    fill(
      ribbon([
        dot(x - 20 * size, y - 2 * size, 1),
        dot(x - 10 * size, y + 6 * size, 4 * size),
        dot(x, y + 9 * size, 5 * size),
        dot(x + 10 * size, y + 6 * size, 4 * size),
        dot(x + 20 * size, y - 2 * size, 1),
      ]),
      '#f6dfc6',
    ),
    lines(
      [
        `${s(-14, 6)} ${s(-17, 11)}`,
        `${s(-6, 10)} ${s(-8, 16)}`,
        `${s(6, 10)} ${s(8, 16)}`,
        `${s(14, 6)} ${s(17, 11)}`,
      ],
      3 * size,
      '#f6dfc6',
      'end',
    ),
  ];
};

const square = (x: number, y: number, width: number, height: number, isFaceDown: boolean): Art => {
  const frame = loop(
    `${x},${y + 0.8}! ${x + width * 0.5},${y - 0.5} ${x + width},${y}! ${x + width + 0.6},${y + height * 0.5} ${x + width},${y + height}! ${x + width * 0.5},${y + height + 0.7} ${x},${y + height}! ${x - 0.6},${y + height * 0.5}`,
  );
  return isFaceDown
    ? [
        node('path', { d: frame, fill: { url: 'k-lacquer' }, stroke: '#5f160e', 'stroke-width': 3 }),
        node('path', {
          d: `M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${14 - width}z`,
          fill: 'none',
          stroke: '#e9b48c',
          'stroke-width': 1.6,
          opacity: 0.8,
        }),
        closedEye(x + width / 2, y + height / 2, Math.min(width, height) / 110),
      ]
    : [
        node('path', { d: frame, fill: '#f4ecd8', 'fill-opacity': 0.42, stroke: '#5d4a24', 'stroke-width': 2.4 }),
        node('path', {
          d: `M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${14 - width}z`,
          fill: 'none',
          stroke: '#5d4a24',
          'stroke-width': 1.2,
          'stroke-dasharray': [9, 6],
          opacity: 0.6,
        }),
      ];
};

/** The school: a bamboo mat bound in brocade, a square for each row under each column. */
export const school = (mat: Mat): Art => {
  const { width, height } = matSize(mat);
  const inner = { x: matBorder, y: matBorder, width: width - 2 * matBorder, height: height - 2 * matBorder };
  return [
    node('rect', { x: 6, y: 8, width: width - 6, height: height - 6, rx: 6, fill: '#1c160d', 'fill-opacity': 0.28 }),
    node('rect', {
      width: width - 4,
      height: height - 4,
      rx: 5,
      fill: { url: 'k-brocade' },
      stroke: keyInk,
      'stroke-width': 1.4,
    }),
    node('rect', { ...inner, fill: { url: 'k-bamboo' }, stroke: '#c9a95c', 'stroke-width': 3 }),
    faceDownSpaces.slice(0, mat.rows).flatMap((row, rowIndex) =>
      row.slice(0, mat.columns).map((isFaceDown, column) => {
        const { x, y } = squareAt(mat, column, rowIndex);
        return square(x, y, mat.cell.width, mat.cell.height, isFaceDown);
      }),
    ),
  ];
};
