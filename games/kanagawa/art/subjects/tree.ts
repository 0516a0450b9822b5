import { type Dot, dot, dots, fill, lines, loop, place, ribbon } from '@hanga/web/art/brush.ts';
import { carvedPath, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import type { Art, Color } from '@hanga/web/art/tree.ts';
import { type Mass, needles } from './needles.ts';

/** A tree as it grew: its trunk, its boughs, and where its leaves hang. */
export interface Growth {
  readonly seed: number;
  readonly trunk: string;
  readonly boughs: readonly string[];
  readonly masses: readonly Mass[];
}

/** What grows on a trunk, and what its bark is like. */
export interface TreeKind {
  readonly bark: Color;
  /** Bark that peels in rings lies across the trunk. */
  readonly isRinged?: boolean;
  readonly hasSnow?: boolean;
  leaves(mass: Mass, seed: number): Art;
}

export const pineKind: TreeKind = { bark: '#8a5f45', leaves: (mass, seed) => needles(mass, seed, false) };
export const snowPine: TreeKind = { bark: '#7a5b48', hasSnow: true, leaves: (mass, seed) => needles(mass, seed, true) };

/** Roots that grip the ground: the trunk runs out into them without a line. */
const roots = ([{ x, width }, above]: readonly [Dot, Dot], color: Color): Art => {
  const [neck, narrow] = [above.x, above.width * 0.46];
  const gripping = `${x - width * 1.15},3! ${x - width * 0.4},1 ${x - width * 0.1},5! ${x + width * 0.25},1 ${x + width * 1.1},4!`;
  const [left, right] = [`${(x + neck) / 2 - width * 0.5},-4`, `${(x + neck) / 2 + width * 0.46},-4`];
  return [
    fill(loop(`${neck - narrow},${above.y}! ${left} ${gripping} ${right} ${neck + narrow},${above.y}!`), color),
    lines([gripping, `${right} ${x + width * 0.74},0 ${x + width * 1.1},4`], 1.6, keyInk),
    lines([`${left} ${x - width * 0.84},0 ${x - width * 1.15},3`], 0.9, keyInk),
  ];
};

export const grown = ({ bark, isRinged, hasSnow, leaves }: TreeKind, growth: Growth): Art => {
  const { seed, trunk, boughs, masses } = growth;
  const course = dots(trunk);
  const path = ribbon(course);
  const tall = -(course.at(-1)?.y ?? 0);
  const side = course.map(({ x, y, width }) => `${x + width * 0.36},${y}`).join(' ');
  const lit = course.map(({ x, y, width }) => `${x - width * 0.3},${y}`).join(' ');
  return [
    lines(boughs, 5.4, keyInk, 'end'),
    lines(boughs, 3.6, bark, 'end'),
    carvedPath(path, bark, 1.5),
    roots([course[0] ?? dot(0, 0), course[1] ?? dot(0, -12)], bark),
    lines(hatch(side, { count: Math.round(tall / 6), length: 6, lean: isRinged ? -90 : -60 }), 1.5, '#3a2820'),
    lines(hatch(lit, { count: Math.round(tall / 12), length: 4, lean: isRinged ? 90 : 40 }), 1, '#3a2820'),
    hasSnow
      ? fill(
          ribbon(course.map(spot => ({ ...spot, x: spot.x - spot.width * 0.36, width: spot.width * 0.17 }))),
          '#fbfaf4',
        )
      : [],
    masses.map((mass, index) => leaves(mass, seed + index * 7)),
  ];
};

/** A pine that wind and years have twisted. */
export const twisted: Growth = {
  seed: 3,
  trunk: '-2,2,21 -9,-10,14 -5,-26,11.5 8,-38,10.5 13,-54,9 3,-68,8 -10,-78,6.6 -10,-94,5 -2,-106,3',
  boughs: ['10,-42 26,-44 44,-50', '10,-60 -8,-58 -34,-54', '-8,-80 12,-88 28,-90', '-10,-88 -26,-92 -36,-96'],
  masses: [
    [44, -48, 23, 12],
    [-36, -52, 25, 13],
    [27, -87, 21, 12],
    [-36, -92, 17, 10],
    [-2, -108, 25, 15],
  ],
};

/** One that leans out as over a cliff, its head lower than its shoulder. */
export const leaningOut: Growth = {
  seed: 41,
  trunk: '22,2,22 26,-12,15 20,-30,12 8,-46,11 2,-64,9.4 -8,-80,8 -26,-88,6.4 -44,-86,4',
  boughs: ['14,-40 32,-46 46,-48', '2,-62 18,-72 30,-78', '-30,-88 -40,-76 -52,-70', '-10,-82 -8,-96 -4,-104'],
  masses: [
    [48, -46, 19, 11],
    [32, -77, 20, 12],
    [-54, -66, 18, 10],
    [-48, -87, 22, 12],
    [-4, -102, 27, 16],
  ],
};

export const upright: Growth = {
  seed: 11,
  trunk: '1,2,15 -4,-14,10.5 3,-34,8.5 6,-54,7.5 -1,-74,6 0,-96,3.4',
  boughs: ['4,-50 14,-56 20,-58', '3,-66 -10,-72 -19,-74'],
  masses: [
    [18, -55, 15, 9],
    [-18, -72, 16, 10],
    [3, -96, 20, 13],
  ],
};

export const bowed: Growth = {
  seed: 17,
  trunk: '-6,2,14 1,-14,10 -4,-32,8.2 -11,-48,6.6 -5,-64,4',
  boughs: ['-4,-32 8,-38 14,-40', '-9,-46 -20,-50 -24,-50'],
  masses: [
    [15, -38, 14, 8],
    [-21, -50, 14, 9],
    [0, -68, 19, 12],
  ],
};

export const young: Growth = {
  seed: 29,
  trunk: '3,2,11 -1,-14,8 4,-30,6.2 1,-46,3.4',
  boughs: ['1,-22 -8,-28 -14,-30'],
  masses: [
    [-13, -28, 12, 8],
    [4, -48, 18, 12],
  ],
};

/** One, two or three pines: each with its own height and lean, and air between the crowns. */
export const pines = (count: number, kind: TreeKind): Art => {
  const put = (growth: Growth, x: number, y: number, scale: number, mirror: 1 | -1 = 1): Art =>
    place(grown(kind, growth), x, y, scale, mirror);
  if (count >= 3) return [put(bowed, -60, -6, 0.98), put(upright, 2, -2, 1.14), put(young, 62, 4, 1.1, -1)];
  if (count === 2) return [put(upright, -38, -3, 1.2), put(bowed, 40, 4, 1.2, -1)];
  return put(twisted, 0, 0, 1.2);
};

/** Another single pine. */
export const oldPine = (kind: TreeKind): Art => place(grown(kind, leaningOut), 0, 0, 1.16);

/** A pine as diplomas and the rules picture it. */
export const pine = (): Art => grown(pineKind, twisted);
