import { fill, lines, loop, place } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { bars, cornerAt, hipped, patch, plane, walls } from './perspective.ts';

const plaster = '#f3ead6';
const plasterShade = '#cfc3aa';
const roofLight = '#55687a';
const roofShade = '#34424f';
const rib = '#8b9dab';
const red = '#b8402f';

/** A slim tower of many roofs and a ringed spire, seen from its corner. */
export const tower = (variant: number): Art => {
  const side = 40;
  const storeys = 3 + ((variant + 1) % 3);
  const high = [29, 24, 19][storeys - 3] ?? 24;
  const at = cornerAt(0, 2, 62, 0.75);
  const top = 8 + storeys * high;
  return [
    plane('#9d9484', [at(-8, -8, 0), at(-8, -8, 8), at(side + 8, -8, 8), at(side + 8, -8, 0)]),
    plane('#7b7365', [at(-8, -8, 0), at(-8, -8, 8), at(-8, side + 8, 8), at(-8, side + 8, 0)]),
    times(storeys, storey => {
      const up = 8 + storey * high;
      const inset = storey * 2.6;
      const [from, to] = [inset + 2, side - inset - 2] as const;
      return [
        walls(at, { right: side, left: side, from: up, to: up + high - 6, inset }, plaster, plasterShade),
        bars(
          (right, left, level) => at(right, Math.max(left, inset), level),
          'right',
          [from, to],
          [up, up + high - 6],
          4,
          red,
          2,
        ),
        bars(
          (right, left, level) => at(Math.max(right, inset), left, level),
          'left',
          [from, to],
          [up, up + high - 6],
          4,
          '#8f2f24',
          2,
        ),
        patch(storey % 2 ? '#5a4230' : '#f3c968', [
          at(side * 0.38, inset, up + 2),
          at(side * 0.38, inset, up + high - 8),
          at(side * 0.62, inset, up + high - 8),
          at(side * 0.62, inset, up + 2),
        ]),
        hipped(
          at,
          { right: side, left: side, up: up + high - 9, rise: 13, over: 17 - storey, lift: 5, top: 4, inset },
          roofLight,
          roofShade,
          rib,
        ),
      ];
    }),
    lines([`${at(side / 2, side / 2, top)} ${at(side / 2, side / 2, top + 46)}`], 2.2, keyInk, 'none'),
    lines(
      times(
        6,
        ring =>
          `${at(side / 2 + 6 - ring * 0.7, side / 2 - 6 + ring * 0.7, top + 12 + ring * 5)} ${at(side / 2, side / 2, top + 11 + ring * 5)} ${at(side / 2 - 6 + ring * 0.7, side / 2 + 6 - ring * 0.7, top + 12 + ring * 5)}`,
      ),
      2,
      '#b98a35',
      'none',
    ),
  ];
};

const fish = (spot: string, way: 1 | -1): Art => {
  const [x = 0, y = 0] = spot.split(',').map(Number);
  return carved(
    `${x - way * 3},${y}! ${x - way * 4},${y - 5} ${x - way * 2},${y - 9} ${x - way * 5},${y - 14}! ${x + way * 1},${y - 11} ${x + way * 3},${y - 15}! ${x + way * 3},${y - 8} ${x + way * 1},${y - 4} ${x + way * 3},${y}!`,
    '#d9a93f',
    1.1,
  );
};

const keep = (variant: number): Art => {
  const at = cornerAt(-12, 2, 74, 0.84);
  const [right, left] = [78, 56] as const;
  const stones = (wall: 'right' | 'left', long: number): string[] =>
    times(3, row => {
      const up = 8 + row * 9;
      const out = 10 - row * 3.2;
      return wall === 'right'
        ? `${at(-out, -out, up)} ${at(long * 0.5, -out, up + 1)} ${at(long + out, -out, up)}`
        : `${at(-out, -out, up)} ${at(-out, long * 0.5, up - 1)} ${at(-out, long + out, up)}`;
    });
  const joints = times(14, index => {
    const row = index % 3;
    const along = 4 + ((index * 29) % 74);
    const out = 10 - row * 3.2;
    return `${at(along, -out, row * 9)} ${at(along + 1, -out + 2, row * 9 + 8)}`;
  });
  const storey = (inset: number, from: number, to: number): Art =>
    walls(at, { right, left, from, to, inset }, plaster, plasterShade);
  const openings = (inset: number, up: number, count: number): Art =>
    lines(
      times(count, index => {
        const along = inset + 9 + ((right - 2 * inset - 18) * index) / Math.max(1, count - 1);
        return `${at(along, inset, up)} ${at(along, inset, up + 7)}`;
      }),
      3.4,
      '#4a4038',
      'none',
    );
  return [
    carved(
      `${at(-13, -13, 0)}! ${at(-6, -6, 14)} ${at(-2, -2, 30)}! ${at(-2, left + 2, 30)}! ${at(-6, left + 6, 14)} ${at(-13, left + 13, 0)}!`,
      '#6f695d',
      1.5,
    ),
    carved(
      `${at(-13, -13, 0)}! ${at(-6, -6, 14)} ${at(-2, -2, 30)}! ${at(right + 2, -2, 30)}! ${at(right + 6, -6, 14)} ${at(right + 13, -13, 0)}!`,
      '#9a9282',
      1.5,
    ),
    lines([...stones('right', right), ...stones('left', left), ...joints], 1.1, '#4b463c', 'none'),
    storey(0, 30, 50),
    openings(0, 36, 6),
    hipped(at, { right, left, up: 47, rise: 13, over: 15, lift: 5, top: 7 }, roofLight, roofShade, rib),
    storey(11, 58, 78),
    openings(11, 66, 4),
    // A gable in the lower roof.
    carved(
      `${at(right / 2, -14, 75)}! ${at(right / 2 + 10, -15, 62)} ${at(right / 2 + 24, -15, 50)}! ${at(right / 2 + 17, -15, 50)}! ${at(right / 2, -15, 67)}! ${at(right / 2 - 17, -15, 50)}! ${at(right / 2 - 24, -15, 50)}! ${at(right / 2 - 10, -15, 62)}`,
      roofShade,
      1.2,
    ),
    fill(loop(`${at(right / 2, -15, 67)}! ${at(right / 2 + 15, -15, 51)}! ${at(right / 2 - 15, -15, 51)}!`), plaster),
    fill(loop(`${at(right / 2 - 3, -15, 60)} ${at(right / 2 + 3, -15, 60)} ${at(right / 2, -15, 52)}`), '#d9a93f'),
    hipped(at, { right, left, up: 75, rise: 12, over: 14, lift: 5, top: 6, inset: 11 }, roofLight, roofShade, rib),
    storey(20, 86, 104),
    openings(20, 92, 3),
    hipped(at, { right, left, up: 101, rise: 24, over: 14, lift: 5, top: 3, inset: 20 }, roofLight, roofShade, rib),
    lines([`${at(20, 24, 126)} ${at(right - 19, 25, 126)}`], 4, roofShade, 'none'),
    fish(at(21, 24, 126), 1),
    fish(at(right - 20, 25, 126), -1),
    variant % 2 ? lines(['-58,2 -40,-1 -20,3'], 2, '#5e7a4a') : [],
  ];
};

/** A lord's palace on its battered stones: white storeys, a gable, golden fish. */
export const palace = (variant: number): Art => place(keep(variant), 4, 0, 1.12);
