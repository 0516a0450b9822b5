import { fill, lines, loop, shape } from '@hanga/web/art/brush.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

const plaster = '#f3ead6';
const roofInk = '#3f4f5b';

/** A swept roof with lifted corners. */
const eaves = (y: number, half: number, top: number, rise: number): Art => [
  shape(
    `${-top},${y - rise}! ${top},${y - rise}! ${top + (half - top) * 0.45},${y - rise * 0.42} ${half},${y - 4}! ${half - 2},${y + 2} ${half * 0.6},${y + 1} 0,${y + 3} ${-half * 0.6},${y + 1} ${-half + 2},${y + 2} ${-half},${y - 4}! ${-top - (half - top) * 0.45},${y - rise * 0.42}`,
    roofInk,
    2.2,
  ),
  lines(
    times(5, index => {
      const t = (index - 2) / 2.4;
      return `${t * top},${y - rise + 2} ${t * (top + half) * 0.5},${y - rise * 0.4} ${t * half * 0.95},${y}`;
    }),
    1.3,
    '#8fa0ab',
    'both',
  ),
];

/** A slim tower of many roofs and a ringed spire. */
export const tower = (): Art => [
  shape('-30,-8! -34,2! 34,2! 30,-8!', ink.stone, 2.2),
  [0, 1, 2, 3].map(tier => {
    const y = -8 - tier * 25;
    const half = 21 - tier * 2.8;
    return [
      shape(`${-half},${y - 20}! ${-half},${y}! ${half},${y}! ${half},${y - 20}!`, plaster, 2),
      lines(
        [
          `${-half + 3},${y - 18} ${-half + 3},${y}`,
          `${half - 3},${y - 18} ${half - 3},${y}`,
          `${-half * 0.34},${y - 18} ${-half * 0.34},${y}`,
          `${half * 0.34},${y - 18} ${half * 0.34},${y}`,
          `${-half},${y - 5} ${half},${y - 5}`,
        ],
        2.8,
        ink.vermilion,
        'none',
      ),
      eaves(y - 17, half + 21 - tier, half - 2, 12),
    ];
  }),
  shape('-4,-112! 4,-112! 3,-118! -3,-118!', ink.ochre, 1.6),
  lines(['0,-112 0,-150'], 3, ink.sumi, 'none'),
  lines(
    ['-7,-121 0,-119 7,-121', '-6,-127 0,-125 6,-127', '-5,-133 0,-131 5,-133', '-4,-139 0,-137 4,-139'],
    3,
    ink.ochre,
    'none',
  ),
  shape('0,-154 3,-149 0,-145 -3,-149', ink.ochre, 1.4),
];

const chevron = (x: number, y: number, half: number, high: number): Art => [
  shape(
    `${x - half},${y}! ${x - half * 0.4},${y - high * 0.5} ${x},${y - high}! ${x + half * 0.4},${y - high * 0.5} ${x + half},${y}! ${x + half * 0.7},${y + 2}! ${x},${y - high + 7}! ${x - half * 0.7},${y + 2}!`,
    roofInk,
    2,
  ),
  fill(loop(`${x},${y - high + 8}! ${x + half * 0.62},${y + 1}! ${x - half * 0.62},${y + 1}!`), plaster),
  fill(loop(`${x},${y - high + 12} ${x + 3},${y - 3} ${x - 3},${y - 3}`), ink.ochre),
];

const windows = (y: number, xs: readonly number[]): Art =>
  node('path', { d: xs.map(x => `M${x} ${y}v6`).join(''), stroke: ink.sumi, 'stroke-width': 4.5 });

/** A lord's palace: broad white storeys on a battered stone base, gables, golden dolphins. */
export const palace = (): Art => [
  shape('-46,-32! 46,-32! 50,-18 60,2! -60,2! -50,-18', '#8d877a', 2.6),
  lines(
    [
      '-49,-21 -20,-20 10,-22 49,-21',
      '-53,-10 -20,-9 20,-11 53,-10',
      '-30,-32 -32,-21',
      '-8,-32 -8,-21',
      '16,-32 18,-21',
      '34,-32 37,-21',
      '-40,-20 -44,-9',
      '-18,-20 -20,-9',
      '6,-21 6,-10',
      '28,-21 30,-10',
      '-30,-9 -32,2',
      '-6,-9 -6,2',
      '20,-10 20,2',
      '40,-10 44,2',
    ],
    1.6,
    '#514c42',
    'none',
  ),
  shape('-44,-58! -44,-31! 44,-31! 44,-58!', plaster, 2.2),
  windows(-46, [-36, -27, -18, 18, 27, 36]),
  fill(loop('-9,-46! -9,-31! 9,-31! 9,-46!'), '#5a4230'),
  lines(['0,-45 0,-32'], 1.4, ink.ochre, 'none'),
  eaves(-55, 62, 36, 14),
  shape('-32,-86! -32,-66! 32,-66! 32,-86!', plaster, 2.2),
  windows(-81, [-26, -19, 19, 26]),
  chevron(0, -60, 27, 27),
  eaves(-84, 48, 25, 13),
  shape('-21,-110! -21,-95! 21,-95! 21,-110!', plaster, 2.2),
  windows(-107, [-13, -4, 5, 14]),
  shape('-20,-131! 20,-131! 24,-120 38,-110! 36,-105 0,-104 -36,-105 -38,-110! -24,-120', roofInk, 2.4),
  lines(['-12,-128 -17,-107', '-4,-128 -6,-106', '4,-128 6,-106', '12,-128 17,-107'], 1.3, '#8fa0ab', 'none'),
  shape('-23,-130! -27,-137 -24,-143 -29,-149! -20,-146 -17,-150! -17,-142 -20,-137 -15,-131!', ink.ochre, 1.6),
  shape('23,-130! 27,-137 24,-143 29,-149! 20,-146 17,-150! 17,-142 20,-137 15,-131!', ink.ochre, 1.6),
  lines(['-22,-131 0,-132 22,-131'], 3.6, ink.sumi, 'none'),
];

/** The temple is known by its gate: a great torii, the hall small behind it. */
export const temple = (): Art => [
  shape('-26,-10! -32,1! 32,1! 26,-10!', ink.stone, 2),
  lines(['-28,-5 0,-4 28,-5'], 1.5, '#514c42', 'none'),
  shape('-22,-38! -22,-9! 22,-9! 22,-38!', '#e8d9b8', 2),
  fill(loop('-7,-34! -7,-10! 7,-10! 7,-34!'), '#5a4230'),
  lines(['-19,-36 -19,-10', '19,-36 19,-10', '-11,-36 -11,-10', '11,-36 11,-10'], 2.4, '#8a3226', 'none'),
  shape('0,-72! 8,-58 20,-46 40,-37! 34,-33 0,-35 -34,-33 -40,-37! -20,-46 -8,-58', ink.pine, 2.2),
  shape('0,-62! 8,-48! -8,-48!', ink.ochre, 1.4),
  lines(['-8,-80 0,-70 6,-62', '8,-80 0,-70 -6,-62'], 2.6, '#5a4230', 'none'),
  shape('-49,-104! -54,0! -43,1! -40,-104!', ink.vermilion, 2.4),
  shape('49,-104! 54,0! 43,1! 40,-104!', ink.vermilion, 2.4),
  shape('-56,-2! -57,4! -40,4! -41,-2!', ink.sumi, 1),
  shape('56,-2! 57,4! 40,4! 41,-2!', ink.sumi, 1),
  shape('-58,-92! -58,-82! 58,-82! 58,-92!', ink.vermilion, 2.4),
  shape('-7,-112! -7,-84! 7,-84! 7,-112!', ink.ochre, 2),
  lines(['-3,-106 3,-107', '-4,-100 4,-100', '-1,-106 -2,-96 -4,-90', '2,-100 3,-94 4,-90'], 1.7, ink.sumi, 'both'),
  shape('-64,-120! -30,-114 0,-112 30,-114 64,-120! 60,-106! 30,-103 0,-102 -30,-103 -60,-106!', ink.vermilion, 2.4),
  shape('-72,-130! -36,-121 0,-119 36,-121 72,-130! 68,-118! 32,-112 0,-110 -32,-112 -68,-118!', ink.sumi, 1.4),
];
