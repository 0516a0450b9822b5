import { fill, lines, loop, place } from '@hanga/web/art/brush.ts';
import { carved, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { bars, cornerAt, patch, plane, smoke, walls } from './perspective.ts';

const plaster = '#efe3c8';
const plasterShade = '#cdbb96';
const timber = '#5a4230';
const lamplight = '#f3c968';
const thatch = '#c29a52';
const thatchShade = '#94703a';
const straw = '#6b4c20';

/** Washing on a pole. */
const laundry = (x: number, y: number): Art => [
  lines(
    [`${x},${y} ${x},${y - 42}`, `${x + 38},${y + 3} ${x + 38},${y - 40}`, `${x - 4},${y - 40} ${x + 42},${y - 38}`],
    1.8,
    '#7d6234',
    'none',
  ),
  carved(
    `${x + 3},${y - 40}! ${x + 15},${y - 40}! ${x + 17},${y - 24} ${x + 15},${y - 14}! ${x + 5},${y - 16}!`,
    '#3f658b',
    1,
  ),
  carved(
    `${x + 19},${y - 39}! ${x + 32},${y - 39}! ${x + 35},${y - 26} ${x + 32},${y - 18}! ${x + 22},${y - 20}!`,
    '#efe6d2',
    1,
  ),
  lines([`${x + 22},${y - 32} ${x + 32},${y - 31}`, `${x + 23},${y - 26} ${x + 33},${y - 25}`], 1.4, '#b8463a', 'none'),
];

const farm = (variant: number): Art => {
  const long = variant % 2 ? 64 : 78;
  const at = cornerAt(-14, 0);
  const ridge = (along: number): string => at(along, 26, 100);
  const eave = (along: number): string => at(along, -10, 33);
  const far = (along: number): string => at(along, 62, 33);
  const rows = times(16, index => {
    const along = -6 + ((long + 12) * index) / 15;
    return `${ridge(along)} ${at(along, 8, 60)} ${eave(along)}`;
  });
  return [
    smoke(variant % 2 ? 10 : 26, -92),
    walls(at, { right: long, left: 52, from: 0, to: 38 }, plaster, plasterShade),
    patch(timber, [at(12, 0, 0), at(12, 0, 30), at(30, 0, 30), at(30, 0, 0)]),
    patch(lamplight, [at(14, 0, 4), at(14, 0, 28), at(22, 0, 28), at(22, 0, 4)]),
    patch('#fbf3da', [at(36, 0, 10), at(36, 0, 30), at(long - 8, 0, 30), at(long - 8, 0, 10)]),
    bars(at, 'right', [36, long - 8], [10, 30], 6, timber, 1),
    lines([`${at(36, 0, 20)} ${at(long - 8, 0, 20)}`], 0.9, timber, 'none'),
    bars(at, 'left', [4, 48], [0, 38], 4, timber, 1.6),
    lines([`${at(0, 2, 20)} ${at(0, 50, 20)}`, `${at(0, 0, 2)} ${at(long, 0, 2)}`], 1.5, timber, 'none'),
    // The gable, then the long slope that the light falls on.
    plane(
      thatchShade,
      [at(-8, -10, 33), ridge(-8), at(-8, 62, 33), at(-8, 52, 36), at(-8, 26, 80), at(-8, 0, 36)],
      1.5,
    ),
    patch('#4a3624', [at(-4, 2, 38), at(-4, 26, 80), at(-4, 50, 38)]),
    bars(at, 'left', [14, 38], [40, 56], 5, '#8a6a3a', 1.4),
    carved(
      `${ridge(-9)}! ${at(-9, 8, 60)} ${eave(-10)}! ${at(long / 2, -11, 29)} ${eave(long + 10)}! ${at(long + 9, 8, 60)} ${ridge(long + 8)}! ${at(long / 2, 26, 97)}`,
      thatch,
      1.6,
    ),
    lines(rows, 1.1, straw),
    lines(
      hatch(`${eave(-8)} ${at(long / 2, -11, 29)} ${eave(long + 8)}`, { count: 30, length: 8, lean: -100 }),
      1.2,
      straw,
    ),
    lines([`${ridge(-12)} ${at(long / 2, 26, 99)} ${ridge(long + 11)}`], 5, straw, 'none'),
    lines(
      times(4, index => `${at(index * (long / 3.2), 20, 98)} ${at(index * (long / 3.2) + 3, 26, 110)}`),
      2.4,
      timber,
      'none',
    ),
    lines([`${far(-8)} ${at(-8, 60, 34)}`], 1, timber, 'none'),
    variant % 2
      ? laundry(20, 8)
      : [carved('36,2 32,-10 38,-16 48,-16 54,-10 50,3', '#8b6f4a', 1.2), lines(['33,-8 43,-6 53,-8'], 1.2, timber)],
  ];
};

/** A farmhouse under deep thatch, its gable open to the smoke. */
export const thatchedHouse = (variant: number): Art => place(farm(variant), -4, 0, 1.14);

/** A town house of two storeys under tiles, its lamp lit, a curtain at the door. */
const shop = (variant: number, isSnowy: boolean): Art => {
  const at = cornerAt(-24, 2, 56);
  const tile = isSnowy ? '#f6f6f0' : '#5d7280';
  const line = isSnowy ? '#b9c6cb' : '#2f3d49';
  const [long, deep, low, high] = [84, 25, 70, 100] as const;
  return [
    walls(at, { right: long, left: 50, from: 0, to: 70 }, plaster, plasterShade),
    plane(plasterShade, [at(0, 0, 66), at(0, deep, high - 6), at(0, deep * 2, 66)]),
    bars(at, 'left', [6, 44], [0, 66], 4, timber, 1.6),
    lines([`${at(0, 1, 38)} ${at(0, 49, 38)}`], 1.6, timber, 'none'),
    patch('#3f3128', [at(6, 0, 2), at(6, 0, 32), at(34, 0, 32), at(34, 0, 2)]),
    patch(lamplight, [at(48, 0, 4), at(48, 0, 30), at(80, 0, 30), at(80, 0, 4)]),
    bars(at, 'right', [48, 80], [4, 30], 9, timber, 1.1),
    lines([`${at(48, 0, 17)} ${at(80, 0, 17)}`], 1, timber, 'none'),
    [0, 1, 2].map(part =>
      plane(
        variant % 2 ? '#a8392e' : '#274a73',
        [at(7 + part * 9, -1, 33), at(15 + part * 9, -1, 33), at(15 + part * 9, -1, 14), at(7 + part * 9, -1, 15)],
        0.7,
      ),
    ),
    fill(loop(`${at(17, -1, 27)} ${at(24, -1, 27)} ${at(24, -1, 20)} ${at(17, -1, 20)}`), '#f3ead6'),
    patch('#3f3128', [at(14, 0, 52), at(14, 0, 66), at(72, 0, 66), at(72, 0, 52)]),
    bars(at, 'right', [14, 72], [52, 66], 17, '#b98f5c', 1.1),
    // The low roof over the shop.
    plane(tile, [at(0, 1, 49), at(-8, -14, 35), at(92, -14, 35), at(long, 1, 49)], 1.3),
    lines(
      times(15, index => `${at(index * 6, 1, 49)} ${at(-6 + index * 6.9, -14, 35)}`),
      1,
      line,
      'none',
    ),
    lines([`${at(-8, -14, 35)} ${at(92, -14, 35)}`], 2.6, keyInk, 'none'),
    // The gable's boards, then the long slope.
    plane(
      '#33424e',
      [
        at(-9, -9, low),
        at(-9, deep, high),
        at(-9, deep * 2 + 9, low),
        at(-9, deep * 2 + 2, low - 4),
        at(-9, deep, high - 7),
        at(-9, -2, low - 4),
      ],
      1.1,
    ),
    carved(
      `${at(-9, deep, high)}! ${at(-9, -9, low)}! ${at(long / 2, -10, low - 2)} ${at(long + 9, -9, low)}! ${at(long + 9, deep, high)}! ${at(long / 2, deep, high - 2)}`,
      tile,
      1.4,
    ),
    lines(
      times(16, index => {
        const along = -7 + ((long + 14) * (index + 0.5)) / 16;
        return `${at(along, deep, high - 2)} ${at(along, -9, low - 1)}`;
      }),
      1.1,
      line,
      'none',
    ),
    lines([`${at(-9, -9, low)} ${at(long / 2, -10, low - 2)} ${at(long + 9, -9, low)}`], 3, keyInk, 'none'),
    lines(
      [`${at(-11, deep, high + 1)} ${at(long / 2, deep, high - 1)} ${at(long + 11, deep, high + 1)}`],
      4.6,
      '#33424e',
      'none',
    ),
    lines(
      [`${at(-10, deep, high + 2)} ${at(long / 2, deep, high)} ${at(long + 10, deep, high + 2)}`],
      isSnowy ? 3 : 1,
      isSnowy ? '#fbfaf4' : '#b4c2c9',
      'none',
    ),
    // A paper lamp at the corner.
    lines(['-24,-36 -33,-36'], 1.4, keyInk, 'none'),
    carved('-38,-34! -30,-34! -28,-24 -30,-14! -38,-14! -40,-24', '#f6dc95', 1.1),
    lines(['-39,-28 -29,-28', '-40,-22 -28,-22'], 0.8, '#b5772a', 'none'),
  ];
};

export const tiledHouse = (variant: number, isSnowy = false): Art => place(shop(variant, isSnowy), -2, 0, 1.14);

const roundRoof = '#a88048';

/** A round hut: one room, one lamp, a roof like a hat. */
export const roundHouse = (variant: number): Art => [
  smoke(8, -104),
  carved('-46,-3 -40,4 -16,9 14,9 40,4 48,-3 40,-8 -38,-8', '#9d9484', 1.4),
  carved('-38,-50! -39,-6 -26,2 -8,5 10,5 28,2 39,-6 38,-50!', plaster, 1.5),
  fill(loop('18,-50! 38,-50! 39,-6 30,0 17,4!'), plasterShade),
  lines(['-30,-48 -31,-2', '-12,-46 -12,3', '12,-46 12,3', '28,-48 29,-1'], 2, timber, 'none'),
  lines(['-39,-16 -20,-9 0,-7 20,-9 39,-16'], 1.6, timber, 'none'),
  // Lamplight behind paper.
  fill(loop('-28,-40! -14,-38! -14,-14! -28,-18!'), lamplight),
  lines(['-28,-32 -14,-29', '-28,-25 -14,-22', '-24,-40 -24,-17', '-19,-39 -19,-16'], 0.9, timber, 'none'),
  fill(loop('-9,-38! 9,-38! 9,4! -9,4!'), '#3f3128'),
  fill(loop(variant % 2 ? '-9,-38! 1,-38! 1,4! -9,4!' : '-1,-38! 9,-38! 9,4! -1,4!'), '#d9b878'),
  fill(loop('15,-36! 26,-38! 26,-22! 15,-20!'), '#8a6a3a'),
  carved(
    '-2,-120 4,-120 12,-102 30,-80 58,-52! 42,-42 20,-36 0,-35 -20,-36 -42,-42 -58,-52! -30,-80 -10,-102',
    roundRoof,
    1.7,
  ),
  fill(loop('2,-119! 12,-102 30,-80 58,-52! 42,-42 24,-37! 18,-62 8,-92'), '#7d5c30', { opacity: 0.55 }),
  lines(
    times(
      11,
      index =>
        `${(index - 5) * 0.8},-116 ${(index - 5) * 5},${-82 + Math.abs(index - 5) * 1.4} ${(index - 5) * 10.6},${-37 - Math.abs(index - 5) ** 1.7}`,
    ),
    1.2,
    '#553c1c',
    'start',
  ),
  lines(['-27,-82 -12,-76 0,-75 14,-76 27,-82', '-44,-64 -22,-56 0,-54 22,-56 44,-64'], 1.6, '#553c1c'),
  lines(
    hatch('-56,-51 -40,-42 -18,-36 0,-35 20,-36 42,-42 56,-51', { count: 30, length: 7, lean: -96 }),
    1.1,
    '#553c1c',
  ),
  carved('-7,-118 -5,-125 5,-125 8,-118 0,-115', '#553c1c', 1.2),
  carved('0,-142! 4,-135 6,-129 0,-123 -6,-129 -4,-135', ink.ochre, 1.2),
];

const settled = (outline: string): Art => carved(outline, '#fbfaf4', 1.2, '#6d7d86');

export const snowOnRound = (): Art =>
  settled(
    '-2,-121 4,-121 12,-103 30,-81 57,-54 48,-58! 40,-52 32,-62! 22,-50 12,-62! 2,-50 -10,-62! -20,-50 -30,-62! -39,-52 -47,-58! -57,-54 -30,-81 -10,-103',
  );
