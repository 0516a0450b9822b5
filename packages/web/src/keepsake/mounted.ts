import { type Art, moved, node } from '../art/tree.ts';
import { line } from './lettering.ts';
import { blockEdge, filled, mountDefs, roller, shadow, washi } from './materials.ts';
import { inRows, type Row, rowsFor } from './rows.ts';
import type { Mount, Sized, Work } from './work.ts';
import { cartouche, cartoucheWidth, redSeal, signature, signatureWidth } from './writing.ts';

/** A picture on its mount. */
export function mounted(work: Work, mount: Mount): Sized {
  const { art, width, height } = ways[mount](work);
  return { art: [mountDefs(), art], width, height };
}

/** What the title and the name take, beside a picture that is written on at both ends. */
const ends = ({ label, height, isWhole }: Work) =>
  isWhole
    ? { title: 26, name: 26 }
    : { title: Math.round(cartoucheWidth(label, height) + 34), name: Math.round(signatureWidth(label) + 34) };

/** An emaki: one long paper on silk, a roller at each end. However long, it is never smaller. */
function scroll(work: Work): Sized {
  const { title, name } = ends(work);
  const [edge, silk, rim] = [22, 38, 34];
  const width = title + work.width + name + 2 * rim + 2 * 22;
  const height = work.height + 2 * (edge + silk) + 26;
  const top = 13;
  const paper = { x: 22 + rim, y: top + silk, width: title + work.width + name, height: work.height + 2 * edge };
  const picture = { x: paper.x + title, y: paper.y + edge };
  return {
    width,
    height,
    art: [
      shadow(22, top, width - 44, height - 26),
      filled(22, top, width - 44, height - 26, { url: 'm-silk' }),
      filled(paper.x - 3, paper.y - 3, paper.width + 6, paper.height + 6, '#c9a95c'),
      washi(paper.x, paper.y, paper.width, paper.height),
      inRows(work, [{ ...picture, from: 0, width: work.width }]),
      blockEdge(picture.x, picture.y, work.width, work.height),
      work.isWhole
        ? []
        : [
            cartouche(work.label, paper.x + 18, picture.y, work.height),
            signature(work.label, work.isSealed, picture.x + work.width + 8, picture.y, work.height),
          ],
      roller(14, top, height - 26),
      roller(width - 14, top, height - 26),
    ],
  };
}

/** Folds of a screen or an album: a shade in the valley, light on the edge beside it. */
const folds = ({ part, isWhole }: Work, { x, y, width }: Row, height: number): Art => {
  const step = isWhole ? width / 6 : 2 * part;
  const count = Math.ceil(width / step) - 1;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(x + (index + 1) * step);
    return [
      filled(at - 26, y, 52, height, { url: 'm-fold' }),
      node('path', { d: `M${at} ${y}v${height}`, stroke: '#1c160d', 'stroke-width': 0.9, 'stroke-opacity': 0.6 }),
    ];
  });
};

interface Strips {
  readonly rows: readonly Row[];
  readonly title: Omit<Row, 'from'>;
  readonly name: Omit<Row, 'from'>;
  readonly width: number;
  readonly height: number;
}

/** Rows one under the other, each with a leaf before and after it: the first leaf has the title, the last the name. */
function strips(work: Work, { rim, gap }: { readonly rim: number; readonly gap: number }): Strips {
  const { title, name } = ends(work);
  const leaf = Math.max(title, name);
  const lengths = rowsFor(work, 2 * leaf + 2 * rim, 2 * rim + gap);
  const widest = Math.max(...lengths.map(({ width }) => width));
  const rows = lengths.map(({ from, width }, index) => ({
    from,
    width,
    x: Math.round(rim + leaf + (widest - width) / 2),
    y: rim + index * (work.height + 2 * rim + gap),
  }));
  const [first, last] = [rows[0] as Row, rows.at(-1) as Row];
  return {
    rows,
    title: { x: first.x - leaf, y: first.y, width: leaf },
    name: { x: last.x + last.width, y: last.y, width: leaf },
    width: widest + 2 * leaf + 2 * rim,
    height: rows.length * (work.height + 2 * rim) + (rows.length - 1) * gap,
  };
}

/** A byōbu: leaves of gold at the ends, black lacquer around, folded every two panels. */
function screen(work: Work): Sized {
  const rim = 16;
  const { rows, title, name, width, height } = strips(work, { rim, gap: 34 });
  const leaf = title.width;
  const one = (row: Row): Art => {
    const box = { x: row.x - leaf, y: row.y, width: row.width + 2 * leaf, height: work.height };
    const corner = (x: number, y: number): Art => filled(x, y, 26, 26, '#b08a3c');
    const outer = { x: box.x - rim, y: box.y - rim, width: box.width + 2 * rim, height: box.height + 2 * rim };
    return [
      shadow(outer.x, outer.y, outer.width, outer.height),
      filled(outer.x, outer.y, outer.width, outer.height, '#1b1714'),
      [outer.x, outer.x + outer.width - 26].map(x => [outer.y, outer.y + outer.height - 26].map(y => corner(x, y))),
      filled(box.x - 8, box.y - 8, box.width + 16, box.height + 16, { url: 'm-silk' }),
      filled(box.x, box.y, box.width, box.height, { url: 'm-gold' }),
    ];
  };
  const over = (row: Row): Art => {
    const high = work.height + 2 * rim;
    const sides = [row.x, row.x + row.width].map(x => filled(x - 26, row.y - rim, 52, high, { url: 'm-fold' }));
    return [folds(work, { ...row, y: row.y - rim }, high), sides, blockEdge(row.x, row.y, row.width, work.height)];
  };
  const slip = signatureWidth(work.label) + 14;
  const slipAt = name.x + (leaf - slip) / 2;
  return {
    width,
    height,
    art: [
      rows.map(one),
      inRows(work, rows),
      rows.map(over),
      work.isWhole
        ? []
        : [
            cartouche(work.label, title.x + 18, title.y, work.height),
            washi(slipAt, name.y + 20, slip, work.height - 40),
            blockEdge(slipAt, name.y + 20, slip, work.height - 40),
            signature(work.label, work.isSealed, slipAt + 7, name.y + 22, work.height - 44),
          ],
    ],
  };
}

/** An orihon: one paper folded into pages, between boards covered with cloth. */
function album(work: Work): Sized {
  const rim = 30;
  const { rows, title, name, width, height } = strips(work, { rim, gap: 26 });
  const leaf = title.width;
  const page = (row: Row): Art => {
    const box = { x: row.x - leaf, y: row.y - rim, width: row.width + 2 * leaf, height: work.height + 2 * rim };
    return [
      shadow(box.x - 6, box.y - 5, box.width + 12, box.height + 10),
      filled(box.x - 7, box.y - 5, box.width + 14, box.height + 10, '#2c4661'),
      filled(box.x - 3, box.y - 2, box.width + 6, box.height + 4, '#d9cba6'),
      washi(box.x, box.y, box.width, box.height),
    ];
  };
  const over = (row: Row): Art => {
    const high = work.height + 2 * rim;
    const sides = [row.x - 8, row.x + row.width + 8].map(x => filled(x - 26, row.y - rim, 52, high, { url: 'm-fold' }));
    return [folds(work, { ...row, y: row.y - rim }, high), sides, blockEdge(row.x, row.y, row.width, work.height)];
  };
  return {
    width,
    height,
    art: [
      rows.map(page),
      inRows(work, rows),
      rows.map(over),
      work.isWhole
        ? []
        : [
            cartouche(work.label, title.x + 12, title.y, work.height),
            signature(
              work.label,
              work.isSealed,
              name.x + (leaf - signatureWidth(work.label)) / 2 + 4,
              name.y,
              work.height,
            ),
          ],
    ],
  };
}

/** Behind glass: dark wood, a mat of thick paper with a window for each row, the writing under them. */
function framed(work: Work): Sized {
  const [wood, mat, gap] = [26, 74, 34];
  const foot = work.isWhole ? 20 : 96;
  const lengths = rowsFor(work, 2 * (wood + mat), (2 * (wood + mat) + foot) / 2);
  const widest = Math.max(...lengths.map(({ width }) => width), 560);
  const width = widest + 2 * (wood + mat);
  const high = lengths.length * work.height + (lengths.length - 1) * gap;
  const height = high + 2 * wood + 2 * mat + foot - 20;
  const rows = lengths.map(({ from, width: long }, index) => ({
    from,
    width: long,
    x: Math.round((width - long) / 2),
    y: wood + mat + index * (work.height + gap),
  }));
  const window = ({ x, y, width: long }: Row): Art => [
    filled(x - 8, y - 8, long + 16, work.height + 16, '#c9bd9f'),
    filled(x - 6, y - 6, long + 14, work.height + 14, '#fffdf5'),
    washi(x - 5, y - 5, long + 10, work.height + 10),
  ];
  const base = wood + mat + high + 52;
  const written = (text: string, y: number, size: number): Art =>
    line(text, width / 2, y, { size, color: '#3a342b', room: widest - 150 });
  return {
    width,
    height,
    art: [
      shadow(0, 0, width, height),
      filled(0, 0, width, height, { url: 'm-wood' }),
      node('path', {
        d: `M0 0H${width}L${width - wood} ${wood}H${wood}V${height - wood}L0 ${height}Z`,
        fill: '#fff1d6',
        'fill-opacity': 0.12,
      }),
      filled(wood - 4, wood - 4, width - 2 * wood + 8, height - 2 * wood + 8, '#c9a95c'),
      filled(wood, wood, width - 2 * wood, height - 2 * wood, '#ece4d0'),
      filled(wood, wood, width - 2 * wood, height - 2 * wood, { url: 'm-fibres' }),
      shade(wood, width, height),
      rows.map(window),
      inRows(work, rows),
      rows.map(row => blockEdge(row.x, row.y, row.width, work.height)),
      work.isWhole
        ? []
        : [
            written(work.label.title, base - 6, 22),
            written(work.label.lines.join(' · '), base + 20, 16),
            written(work.label.date, base + 41, 12),
            work.isSealed ? redSeal(width / 2 + widest / 2 - 30, base + 14, 52) : [],
          ],
    ],
  };
}

/** What the frame throws on the mat. */
const shade = (wood: number, width: number, height: number): Art =>
  node('path', {
    d: `M${wood} ${wood}H${width - wood}V${wood + 5}H${wood + 5}V${height - wood}H${wood}Z`,
    fill: '#1c160d',
    'fill-opacity': 0.22,
  });

const ways: Readonly<Record<Mount, (work: Work) => Sized>> = { scroll, screen, album, framed };

/** A3 lying on its side, in units of a drawing: five dots to each at 300 to the inch. */
export const a3 = { width: 992.2, height: 701.6 } as const;
export const DOTS = 5;

/** The mounted work on a sheet to be printed: never less than an A3. A scroll's sheet is as long as it is; others keep A3's shape. */
export function onSheet(work: Work, mount: Mount): Sized {
  const { art, width, height } = mounted(work, mount);
  const margin = 2 * 28;
  let [wide, high] = [Math.max(a3.width, width + margin), Math.max(a3.height, height + margin)];
  if (mount !== 'scroll') [wide, high] = [Math.max(wide, high * Math.SQRT2), Math.max(high, wide / Math.SQRT2)];
  const [w, h] = [Math.round(wide * DOTS) / DOTS, Math.round(high * DOTS) / DOTS];
  const place = moved(Math.round((w - width) / 2), Math.round((h - height) / 2));
  return {
    width: w,
    height: h,
    art: [filled(0, 0, w, h, '#f1ead9'), node('g', { transform: [place] }, art)],
  };
}
