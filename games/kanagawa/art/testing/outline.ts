import type { Art, Move, Node } from '@hanga/web/art/tree.ts';

export type Point = readonly [x: number, y: number];
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
const matrixOf = ([kind, a, x, y = 0]: Move): Matrix => {
  if (kind === 'translate') return [1, 0, 0, 1, a, x];
  if (kind === 'scale') return [a, 0, 0, x, 0, 0];
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Points along a path, close enough together that nothing as large as a sign slips between them. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const step = lengths[kind] ?? 0;
    if (kind === 'Z') [x, y] = [startX, startY];
    for (let at = 0; step > 0 && at + step <= values.length; at += step) {
      const part = values.slice(at, at + step);
      const [fromX, fromY] = [x, y];
      const spot = (index: number): Point => [
        (part[index] ?? 0) + (isRelative ? fromX : 0),
        (part[index + 1] ?? 0) + (isRelative ? fromY : 0),
      ];
      const to: Point =
        kind === 'H'
          ? [(part[0] ?? 0) + (isRelative ? fromX : 0), fromY]
          : kind === 'V'
            ? [fromX, (part[0] ?? 0) + (isRelative ? fromY : 0)]
            : spot(step - 2);
      const [one, other] =
        kind === 'C' ? [spot(0), spot(2)] : kind === 'Q' ? [spot(0), spot(0)] : [[fromX, fromY] as Point, to];
      for (let share = 0; share <= 1; share += 1 / 6) {
        const rest_ = 1 - share;
        const mixed = (axis: 0 | 1): number =>
          rest_ ** 3 * [fromX, fromY][axis]! +
          3 * rest_ ** 2 * share * one[axis] +
          3 * rest_ * share ** 2 * other[axis] +
          share ** 3 * to[axis];
        points.push([mixed(0), mixed(1)]);
      }
      [x, y] = to;
      if (kind === 'M') [startX, startY] = to;
    }
  }
  return points;
}

const symbols = new Map<string, readonly Point[]>();

/** Points on the outlines of all that a drawing shows, `find` being where it has its symbols from. */
export function outlineOf(art: Art, find: (name: string) => Node | undefined, matrix = identity): Point[] {
  if (!('tag' in art)) return art.flatMap(part => outlineOf(part, find, matrix));
  const { tag, attributes } = art;
  const moves = 'transform' in attributes ? (attributes.transform ?? []) : [];
  const here = moves.reduce((sum: Matrix, move) => times(sum, matrixOf(move)), matrix);
  const put = ([x, y]: Point): Point => [here[0] * x + here[2] * y + here[4], here[1] * x + here[3] * y + here[5]];
  switch (tag) {
    case 'path':
      return pointsOf(art.attributes.d).map(put);
    case 'use': {
      // Symbols are drawn into boxes of their own size.
      const name = art.attributes.href.slice(1);
      let points = symbols.get(name);
      if (!points) {
        const found = find(name);
        points = found ? outlineOf(found, find) : [];
        symbols.set(name, points);
      }
      return points.map(put);
    }
    case 'g':
    case 'symbol':
      return outlineOf(art.children, find, here);
    default:
      return [];
  }
}
