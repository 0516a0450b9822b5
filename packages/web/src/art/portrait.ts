import type { GameTypes, Seat } from '@hanga/kernel';
import { ink } from './tokens.ts';
import { svgFile } from './toSvg.ts';
import { type Art, moved, node, scaled } from './tree.ts';

/** What a picture of a table is made from. Whoever only looks on knows all of it. */
export type PortraitSubject<T extends GameTypes> =
  /** A game that nobody has begun, or that is nobody else's business. */
  | { readonly kind: 'cover'; readonly options: T['Options'] }
  /** A game that is being played, as a spectator sees it. */
  | { readonly kind: 'running'; readonly view: T['View'] }
  /** A finished game and all that happened in it. `seat`: only what one player has made. */
  | {
      readonly kind: 'over';
      readonly view: T['View'];
      readonly events: readonly T['Event'][];
      readonly seat?: Seat | undefined;
    };

/** The size that is shown beside links. */
export const portraitSize = { width: 1200, height: 630 } as const;

/** Draws a table as a file that stands alone, of that size. */
export type PortraitMaker<T extends GameTypes> = (subject: PortraitSubject<T>) => Promise<string>;

interface Sized {
  readonly art: Art;
  readonly width: number;
  readonly height: number;
}

const edge = { x: 44, y: 34, between: 18 } as const;
/** Larger than that, carved lines look coarse. */
const LARGEST = 1.7;

/**
 * By moving and scaling alone: of a nested `svg`, the server's printer does not draw what is cut out by a path.
 */
const placed = (art: Art, x: number, y: number, scale: number): Art =>
  node('g', { transform: [moved(Math.round(x), Math.round(y)), scaled(scale)] }, art);

interface Row {
  readonly drawings: readonly Sized[];
  readonly width: number;
  readonly height: number;
}

/** So many rows, in order; what is between drawings is counted when they are scaled. */
function rowsOf(drawings: readonly Sized[], count: number): Row[] {
  const each = Math.ceil(drawings.length / count);
  return Array.from({ length: Math.ceil(drawings.length / each) }, (_, row) => {
    const some = drawings.slice(row * each, (row + 1) * each);
    const width = some.reduce((sum, { width }) => sum + width, 0);
    return { drawings: some, width, height: Math.max(...some.map(({ height }) => height)) };
  });
}

function scaleOf(rows: readonly Row[]): number {
  const widths = rows.map(
    ({ drawings, width }) => (portraitSize.width - 2 * edge.x - edge.between * (drawings.length - 1)) / width,
  );
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const free = portraitSize.height - 2 * edge.y - edge.between * (rows.length - 1);
  return Math.min(...widths, free / height, LARGEST);
}

/** Drawings at one scale, in as many rows as show them largest, on paper within an indigo border. */
export function hung(drawings: readonly Sized[]): Art {
  const { width, height } = portraitSize;
  const ways = drawings.map((_, i) => rowsOf(drawings, i + 1));
  const rows = ways.reduce((best, way) => (scaleOf(way) > scaleOf(best) ? way : best));
  const scale = scaleOf(rows);
  const tall = rows.reduce((sum, row) => sum + row.height * scale, edge.between * (rows.length - 1));
  let y = (height - tall) / 2;
  const all = rows.map(row => {
    let x = (width - row.width * scale - edge.between * (row.drawings.length - 1)) / 2;
    const drawn = row.drawings.map(each => {
      const art = placed(each.art, x, y, scale);
      x += each.width * scale + edge.between;
      return art;
    });
    y += row.height * scale + edge.between;
    return drawn;
  });
  return [
    node('rect', { width, height, fill: ink.aiDeep }),
    node('rect', { x: 12, y: 12, width: width - 24, height: height - 24, rx: 6, fill: ink.washi }),
    node('rect', {
      ...{ x: 20, y: 20, width: width - 40, height: height - 40, rx: 3 },
      ...{ fill: 'none', stroke: '#c9a95c', 'stroke-width': 2 },
    }),
    all,
  ];
}

/** A drawing that fills all of it: what of `width` and `height` is shown begins at `x` and `y`. */
export function filling(art: Art, shown: { x: number; y: number; width: number; height: number }): Art {
  const scale = Math.max(portraitSize.width / shown.width, portraitSize.height / shown.height);
  const x = (portraitSize.width - shown.width * scale) / 2 - shown.x * scale;
  const y = (portraitSize.height - shown.height * scale) / 2 - shown.y * scale;
  return placed(art, x, y, scale);
}

export const portraitFile = (definitions: Art, art: Art): string =>
  svgFile(portraitSize.width, portraitSize.height, definitions, art);
