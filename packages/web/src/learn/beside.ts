export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Between the ring around a thing and what speaks of it. */
const GAP = 9;
/** From the edge of the area. */
const EDGE = 8;

export const union = (boxes: readonly Rect[]): Rect | undefined => {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map(box => box.x + box.w)) - x,
    h: Math.max(...boxes.map(box => box.y + box.h)) - y,
  };
};

export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far apart two boxes are, edge to edge. */
const distance = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w)), Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h)));

interface Asked {
  readonly area: { readonly w: number; readonly h: number };
  readonly card: { readonly w: number; readonly h: number };
  /** What the card speaks of, with the rings around it: it is never covered while there is any other place. */
  readonly targets: readonly Rect[];
  /** What had better stay in sight too. */
  readonly others: readonly Rect[];
}

/** Where a card stands beside the things it speaks of: over none of them, and as near as can be. */
export function beside({ area, card, targets, others }: Asked): Place {
  const within = ({ x, y }: Place): Place => ({
    x: Math.max(EDGE, Math.min(x, area.w - card.w - EDGE)),
    y: Math.max(EDGE, Math.min(y, area.h - card.h - EDGE)),
  });
  const corners = [EDGE, (area.w - card.w) / 2, area.w - card.w].flatMap(x =>
    [EDGE, (area.h - card.h) / 2, area.h - card.h].map(y => ({ x, y })),
  );
  const all = union(targets);
  const around = (all ? [all, ...targets] : []).flatMap(box => sidesOf(box, card));
  const [first, ...rest] = targets;
  const cost = (place: Place): number => {
    const box = { ...place, ...card };
    const covered = targets.reduce((sum, target) => sum + overlap(box, target), 0);
    const hidden = others.reduce((sum, other) => sum + overlap(box, other), 0);
    const far = first ? distance(box, first) + 0.2 * rest.reduce((sum, target) => sum + distance(box, target), 0) : 0;
    return covered * 100 + hidden * 0.02 + far;
  };
  return [...around, ...corners]
    .map(within)
    .reduce((best, place) => (cost(place) < cost(best) ? place : best), within({ x: area.w, y: area.h }));
}

/** Right, left, below and above a box; at each side in line with its start, its middle and its end. */
function sidesOf(box: Rect, card: { readonly w: number; readonly h: number }): Place[] {
  const along = (start: number, length: number, own: number): number[] => [
    start,
    start + (length - own) / 2,
    start + length - own,
  ];
  return [
    ...along(box.y, box.h, card.h).flatMap(y => [
      { x: box.x + box.w + GAP, y },
      { x: box.x - card.w - GAP, y },
    ]),
    ...along(box.x, box.w, card.w).flatMap(x => [
      { x, y: box.y + box.h + GAP },
      { x, y: box.y - card.h - GAP },
    ]),
  ];
}
