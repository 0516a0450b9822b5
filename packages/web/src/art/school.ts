import { faceDownSpaces } from '@hanga/kanagawa';
import { dot, fill, lines, loop, ribbon } from './brush.ts';
import { between, seeded, times } from './seeded.ts';
import { ink } from './tokens.ts';

export interface Mat {
  readonly columns: number;
  /** A square is as large as the card that lies on it, and a little more. */
  readonly cell: { readonly width: number; readonly height: number };
  readonly gap: number;
}

export const matBorder = 26;

export const matSize = ({ columns, cell, gap }: Mat): { readonly width: number; readonly height: number } => ({
  width: 2 * matBorder + columns * cell.width + (columns + 1) * gap,
  height: 2 * matBorder + 3 * cell.height + 4 * gap,
});

export const squareAt = (
  { cell, gap }: Mat,
  column: number,
  row: number,
): { readonly x: number; readonly y: number } => ({
  x: matBorder + gap + column * (cell.width + gap),
  y: matBorder + gap + row * (cell.height + gap),
});

export const schoolDefs = (): string => {
  const rng = seeded(211);
  // Split bamboo: flat canes bound with two threads, a node here and there.
  const canes = times(6, index => {
    const y = index * 10;
    const tone = ['#d8c48c', '#cfb97d', '#dccb97', '#c9b274', '#d5c188', '#d0bc80'][index] ?? '#d0bc80';
    return `<rect y="${y}" width="120" height="9.4" fill="${tone}"/><rect y="${y}" width="120" height="2.2" fill="#efe2b6" opacity=".7"/><rect y="${y + 8}" width="120" height="1.4" fill="#7d6a38" opacity=".6"/>${lines([`${between(rng, 8, 110)},${y + 0.5} ${between(rng, 8, 110)},${y + 9}`.replace(/^([\d.]+),(.*) [\d.]+,(.*)$/, '$1,$2 $1,$3')], 1.6, '#8f7c45', 'none')}`;
  });
  const threads = times(
    6,
    index => `M${index % 2 ? 33 : 30} ${index * 10}v9.4M${index % 2 ? 90 : 93} ${index * 10}v9.4`,
  ).join('');
  return (
    `<pattern id="k-bamboo" width="120" height="60" patternUnits="userSpaceOnUse">${canes.join('')}<path d="${threads}" stroke="#6a5a34" stroke-width="1.8" opacity=".75"/></pattern>` +
    `<pattern id="k-brocade" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="${ink.aiDeep}"/><path d="M13 3L23 13L13 23L3 13ZM13 8L18 13L13 18L8 13Z" fill="none" stroke="#c9a95c" stroke-width="1.3"/><path d="M0 0h.01M26 0h.01M0 26h.01M26 26h.01M13 13h.01" stroke="#c9a95c" stroke-width="3" stroke-linecap="round"/></pattern>` +
    `<pattern id="k-lacquer" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="24" height="24" fill="#b5382a"/><path d="M0 12H24M12 0V24" stroke="#8d2419" stroke-width="1.6"/><path d="M0 0h.01M12 12h.01" stroke="#d96a50" stroke-width="2.4" stroke-linecap="round"/></pattern>`
  );
};

/** A closed eye: what lies here is not seen. */
const closedEye = (x: number, y: number, size: number): string => {
  const s = (dx: number, dy: number): string => `${x + dx * size},${y + dy * size}`;
  return (
    fill(
      ribbon([
        dot(x - 20 * size, y - 2 * size, 1),
        dot(x - 10 * size, y + 6 * size, 4 * size),
        dot(x, y + 9 * size, 5 * size),
        dot(x + 10 * size, y + 6 * size, 4 * size),
        dot(x + 20 * size, y - 2 * size, 1),
      ]),
      '#f6dfc6',
    ) +
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
    )
  );
};

const square = (x: number, y: number, width: number, height: number, isFaceDown: boolean): string => {
  const frame = loop(
    `${x},${y + 0.8}! ${x + width * 0.5},${y - 0.5} ${x + width},${y}! ${x + width + 0.6},${y + height * 0.5} ${x + width},${y + height}! ${x + width * 0.5},${y + height + 0.7} ${x},${y + height}! ${x - 0.6},${y + height * 0.5}`,
  );
  return isFaceDown
    ? `<path d="${frame}" fill="url(#k-lacquer)" stroke="#5f160e" stroke-width="3"/><path d="M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${14 - width}z" fill="none" stroke="#e9b48c" stroke-width="1.6" opacity=".8"/>${closedEye(x + width / 2, y + height / 2, Math.min(width, height) / 110)}`
    : `<path d="${frame}" fill="#f4ecd8" fill-opacity=".42" stroke="#5d4a24" stroke-width="2.4"/><path d="M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${14 - width}z" fill="none" stroke="#5d4a24" stroke-width="1.2" stroke-dasharray="9 6" opacity=".6"/>`;
};

/** The school: a bamboo mat bound in brocade, three rows of squares under each column. */
export const school = (mat: Mat): string => {
  const { width, height } = matSize(mat);
  const inner = `x="${matBorder}" y="${matBorder}" width="${width - 2 * matBorder}" height="${height - 2 * matBorder}"`;
  return (
    `<rect x="6" y="8" width="${width - 6}" height="${height - 6}" rx="6" fill="#1c160d" fill-opacity=".28"/>` +
    `<rect width="${width - 4}" height="${height - 4}" rx="5" fill="url(#k-brocade)" stroke="${ink.sumi}" stroke-width="2"/>` +
    `<rect ${inner} fill="url(#k-bamboo)" stroke="#c9a95c" stroke-width="3"/>` +
    faceDownSpaces
      .flatMap((row, rowIndex) =>
        row.slice(0, mat.columns).map((isFaceDown, column) => {
          const { x, y } = squareAt(mat, column, rowIndex);
          return square(x, y, mat.cell.width, mat.cell.height, isFaceDown);
        }),
      )
      .join('')
  );
};
