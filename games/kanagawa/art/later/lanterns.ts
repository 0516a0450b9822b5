import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { foot } from '../subjects/foot.ts';
import { clothHead, ladyHead } from '../subjects/head.ts';

/** Waves, a plum flower or rings: what a house writes on its lanterns. */
const crests: readonly (() => Art)[] = [
  () => [
    fill(loop('0,-14 10,-10 14,0 10,10 0,14 -10,10 -14,0 -10,-10'), ink.vermilion),
    fill(loop('0,-9 6.6,-6.4 9,0 6.4,6.6 0,9 -6.6,6.4 -9,0 -6.4,-6.6'), '#fbeec2'),
    fill(loop('0,-5 3.6,-3.4 5,0 3.5,3.6 0,5 -3.6,3.5 -5,0 -3.5,-3.6'), ink.vermilion),
  ],
  () => [
    fill(
      times(5, index => {
        const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
        const [x, y] = [Math.cos(angle) * 8.4, Math.sin(angle) * 8.4];
        return loop(`${x - 5.4},${y} ${x},${y - 5.4} ${x + 5.4},${y} ${x},${y + 5.4}`);
      }).join(''),
      ink.vermilion,
    ),
    fill(loop('0,-3.4 3.4,0 0,3.4 -3.4,0'), '#fbeec2'),
  ],
  () => lines(['-14,-7 -5,-12 4,-5 13,-9', '-15,2 -5,-3 4,4 14,0', '-13,11 -4,6 5,12 13,8'], 4, ink.vermilion),
];

/** A folding lantern of ribbed paper, lit from inside, hung by its ring: 46 x 94 around (0, 0). */
const lantern = (crest: number): Art => {
  const ribs = times(9, index => {
    const y = -28 + index * 7;
    const half = 22.4 - Math.abs(y) ** 2 / 96;
    return `${-half},${y} ${-half * 0.3},${y + 2.6} ${half * 0.4},${y + 2.8} ${half},${y}`;
  });
  return [
    lines(['0,-53 .6,-46 0,-38'], 1.8, keyInk, 'none'),
    lines(['0,39 2,50 -2,62'], 4.6, ink.vermilion, 'end'),
    lines(['-2,40 -1,50 -4,56', '2,40 4,49 3,57'], 1.4, '#8e2a1f', 'end'),
    carved('-13,-34! -20,-23 -23,-2 -20,22 -13,34! 13,34! 20,23 23,1 20,-22 13,-34!', '#efbf63', 1.5),
    fill(loop('-8,-32 -14,-16 -15,4 -10,29 3,31 10,14 11,-10 4,-31'), '#fdf0c4', { opacity: 0.92 }),
    fill(loop('12,-32! 20,-20 22,2 19,22 12,33! 16,14 17,-10'), '#cf8632', { opacity: 0.75 }),
    lines(ribs, 1, '#9a651d'),
    crests[crest % crests.length]?.() ?? [],
    carved('-13,-40! 0,-41 13,-40! 15,-32! 0,-31 -15,-32!', '#2b2a2e', 1),
    carved('-15,32! 0,33 15,32! 13,40! 0,41 -13,40!', '#2b2a2e', 1),
    lines(['-11,-37 -2,-38', '-12,36 -3,37'], 1.2, '#7a7680'),
  ];
};

const hung = (x: number, y: number, size: number, turn = 0, crest = 0): Art => [
  node('ellipse', { cx: x, cy: y, rx: 46 * size, ry: 56 * size, fill: { url: 'k-halo' } }),
  node('g', { transform: [moved(x, y), turned(turn), scaled(size)] }, lantern(crest)),
];

/** Bamboo, with its joints. */
const pole = (outline: string, joints: readonly string[] = []): Art => [
  lines([outline], 5.6, keyInk, 'none'),
  lines([outline], 3.8, '#94a05c', 'none'),
  lines(joints, 1.4, '#4f5a2c', 'none'),
];
const rope = (outline: string): Art => lines([outline], 1.8, keyInk, 'none');

/** Someone on the way home, a pole before them: the lantern hangs from its tip. */
const walker = (): Art => [
  foot(26, ink.snow),
  foot(52, ink.snow, -3, -16),
  dressed(
    '26,-94 38,-97 48,-92 54,-64 56,-34 58,-6! 40,-2 20,-5! 22,-36 22,-66',
    '#5b6f86',
    ['k-asanoha', 'k-hem'],
    1.4,
  ),
  lines(['24,-66 40,-61 54,-66'], 6, '#a34a3a', 'none'),
  lines(['38,-58 36,-30 30,-8', '46,-58 50,-32 48,-8'], 1.1, keyInk, 'end'),
  ladyHead(34, -110, -4),
  carved('34,-90 22,-84 10,-78! 12,-64 24,-62 40,-72', '#5b6f86', 1.3),
  carved('12,-77 4,-77 3,-70 10,-67', ink.skin, 0.9),
];

/** A porter with a lantern at either end of his yoke. */
const porter = (): Art => [
  foot(-12, ink.skin, -2, 10),
  foot(16, ink.skin),
  carved('-14,-34 -4,-36 -6,-16 -10,-4! -18,-5! -20,-18', ink.skin, 1.1),
  carved('2,-36 12,-34 16,-16 16,-4! 8,-3! 4,-18', ink.skin, 1.1),
  dressed('-14,-86 -2,-90 10,-86 15,-60 16,-34! 0,-30 -18,-34! -17,-62', '#34507c', ['k-kasuri'], 1.4),
  lines(['-17,-56 0,-52 15,-56'], 3.6, ink.washi, 'none'),
  clothHead(-6, -101, -4),
  lines(['-64,-96 -20,-104 20,-103 64,-92'], 4.4, keyInk, 'none'),
  lines(['-64,-96 -20,-104 20,-103 64,-92'], 2.8, '#a5803c', 'none'),
  carved('4,-86 16,-94 22,-104! 15,-108 6,-98 -2,-90', '#34507c', 1.2),
  carved('14,-104 20,-110 25,-106 20,-101', ink.skin, 0.9),
];

/** The edge of a roof, its rafters and tiles, from which they hang. */
const eaves = (): Art => [
  carved('-92,-150! 92,-158! 92,-140! 80,-134 -80,-126 -92,-130!', '#5d6f7c', 1.4),
  lines(hatch('-86,-147 0,-151 86,-154', { count: 22, length: 16, lean: 88 }), 1.4, '#37454f'),
  lines(['-90,-128 -40,-130 40,-134 90,-138'], 4, '#6a4a30', 'none'),
  carved('-90,-128! -82,-129! -80,3! -90,3!', '#8a6443', 1.3),
];

/** The lanterns of each number in three ways, so that each is counted at a glance and none need come twice. */
const ways: Readonly<Record<number, readonly (() => Art)[]>> = {
  1: [
    () => [
      pole('-46,2 -44,-76 -36,-128 -16,-146 16,-146', ['-49,-40 -41,-40', '-48,-84 -39,-84', '-41,-122 -34,-126']),
      hung(14, -78, 1.2, -2),
    ],
    () => [
      rope('4,-72 -26,-112 -34,-122'),
      lines(['8,-68 -14,-98 -34,-124'], 2.6, '#7a5b3a', 'none'),
      hung(-36, -66, 1.06, 3, 1),
      walker(),
    ],
    () => [
      // From a bough that comes in over the frame of the picture.
      lines(['78,-150 40,-142 8,-146 -22,-138', '40,-142 20,-128 12,-124'], 9, keyInk, 'end'),
      lines(['78,-150 40,-142 8,-146 -22,-138', '40,-142 20,-128 12,-124'], 6.6, '#77563e', 'end'),
      [
        [52, -148, 26],
        [6, -150, 22],
        [-24, -140, 16],
      ].map(([x = 0, y = 0, half = 0]) =>
        carved(
          `${x - half},${y + 2}! ${x - half * 0.6},${y - 7} ${x},${y - 11} ${x + half * 0.6},${y - 8} ${x + half},${y + 1}! ${x},${y + 4}`,
          '#3f5f4a',
          1.1,
        ),
      ),
      hung(-4, -76, 1.18, 4, 2),
      carved('-20,4 -12,-8 6,-10 20,-2 22,5 0,8', ink.stone, 1.2),
    ],
  ],
  2: [
    () => [
      pole('2,2 0,-70 3,-146', ['-3,-40 5,-40', '-3,-96 5,-96']),
      pole('-58,-136 0,-140 60,-131'),
      hung(-42, -78, 0.98, 3),
      hung(44, -70, 1.04, -3),
      lines(['-4,-128 6,-124', '-4,-118 6,-115'], 3, '#5d3a1a', 'none'),
    ],
    () => [porter(), hung(-62, -50, 0.86, 5, 1), hung(64, -46, 0.86, -5, 1)],
    () => [
      pole('-62,3 -62,-64 -60,-136', ['-66,-40 -58,-40', '-65,-90 -57,-90']),
      pole('62,3 62,-60 60,-132', ['58,-36 66,-36', '57,-86 65,-86']),
      lines(['-70,-130 0,-138 70,-126'], 6, '#8e2a1f', 'none'),
      lines(['-64,-112 64,-108'], 3, '#8e2a1f', 'none'),
      hung(-26, -62, 1, 2, 2),
      hung(28, -60, 1, -2, 2),
    ],
  ],
  3: [
    () => [
      pole('-88,2 -86,-70 -83,-142', ['-91,-40 -83,-40']),
      pole('88,2 87,-66 84,-138', ['84,-40 92,-40']),
      rope('-83,-138 -46,-126 0,-122 46,-124 84,-134'),
      hung(-49, -78, 0.84, 4),
      hung(2, -66, 0.98, -2, 1),
      hung(52, -80, 0.8, -4),
    ],
    () => [
      // A festival's mast.
      pole('0,3 0,-80 0,-160', ['-4,-60 4,-60', '-4,-110 4,-110']),
      lines(['-58,-138 0,-142 58,-136'], 5, '#8a6443', 'none'),
      lines(['-10,-160 0,-156 10,-160', '-8,-152 0,-149 8,-152'], 3.6, ink.snow),
      hung(-50, -84, 0.84, 3, 1),
      hung(50, -82, 0.84, -3, 1),
      hung(0, -58, 0.9, 0),
    ],
    () => [eaves(), hung(-46, -80, 0.82, 2, 2), hung(10, -84, 0.84, -2, 2), hung(64, -88, 0.8, 2, 2)],
  ],
};

export const lanterns = (count: number, way: number): Art => ways[Math.min(3, count)]?.[way]?.() ?? [];

/** The lantern by itself: how diplomas and the rules picture it. */
export const lanternAlone = (): Art => node('g', { transform: [moved(0, -72), scaled(1.36)] }, lantern(0));

type Spot = readonly [x: number, y: number, size: number];
/** How one, two and three lie on a small card: as the pips of a die. */
const pips: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, -2, 1.24]],
  2: [
    [-20, -26, 0.92],
    [20, 24, 0.92],
  ],
  3: [
    [0, -38, 0.78],
    [-24, 30, 0.78],
    [24, 30, 0.78],
  ],
};

/** A card with so many lanterns, for diplomas that count cards. */
export const lanternCard = (count: number): Art => [
  carved('-51,-154! 51,-155! 52,6! -51,7!', '#fffaf0', 3),
  (pips[count] ?? []).map(([x, y, size]) => node('g', { transform: [moved(x, y - 74), scaled(size)] }, lantern(0))),
];
