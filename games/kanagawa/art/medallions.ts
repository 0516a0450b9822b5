import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node, turned } from '@hanga/web/art/tree.ts';
import type { Landscape } from './types.ts';

/** The same cut printed in colour, or burnt into wood. */
export interface Stamp {
  readonly line: Color;
  readonly paper: Color;
  readonly tone: (color: Color) => Color;
}

export const printed: Stamp = { line: keyInk, paper: '#fbf5e4', tone: color => color };
export const branded: Stamp = {
  line: '#2e1a0c',
  paper: '#f1d7a6',
  tone: color => mix(color, '#4a2a12', 0.32),
};

const framed = (stamp: Stamp, outer: string, inner: string, ground: Color, art: Art): Art => [
  carved(outer, stamp.paper, 2.4, stamp.line),
  fill(loop(inner), ground),
  art,
];

const forest = (stamp: Stamp): Art =>
  framed(
    stamp,
    '0,-20! 17.5,-10.2! 17,10! .4,20! -17.2,10.2! -17.5,-9.8!',
    '0,-16.4! 14.2,-8.4! 14,8.2! .2,16.4! -14,8.4! -14.2,-8!',
    stamp.tone('#cfd9b4'),
    [
      fill(
        loop('-8,-8! -4.6,-1 -3,8.6! -12.6,8.6! -11,-1') + loop('8,-8! 11.2,-1 12.6,8.6! 3.4,8.6! 4.8,-1'),
        stamp.tone('#5f8061'),
      ),
      fill(
        loop('0,-14! 4,-6.4! 2.8,-6.6! 6.4,1.4! 4.6,1.2! 8,10.4! -8,10.4! -4.6,1.2! -6.4,1.4! -2.8,-6.6! -4,-6.4!'),
        stamp.tone('#2f5140'),
      ),
      lines(['0,10 0,14.6'], 3, stamp.line, 'none'),
    ],
  );

const mountain = (stamp: Stamp): Art =>
  framed(
    stamp,
    '0,-20! 4,-18.5 20,13! 19.5,17! -19.5,17! -20,13! -4,-18.5',
    '0,-15.6! 3,-13 16,12.6! 15.6,13.6! -15.8,13.6! -16,12.4! -3,-13',
    stamp.tone('#2f5f92'),
    [
      fill(loop('0,-15.6! 3,-13 7.6,-3! 4.6,-1.4! 3.2,3.2! .6,-1! -2.2,3! -4.4,-1.4! -7.4,-2.6! -3,-13'), stamp.paper),
      lines(['-13,11.6 -5,9.6 4,11 13,10'], 1.6, stamp.paper),
    ],
  );

const plain = (stamp: Stamp): Art =>
  framed(
    stamp,
    '-17.6,-17! 17,-17.6! 17.6,17! -17,17.6!',
    '-14,-13.6! 13.6,-14! 14,13.6! -13.6,14!',
    stamp.tone('#d9b552'),
    [
      fill(loop('-14,-13.6! 13.6,-14! 13.8,-8! -14,-7.4!'), stamp.tone('#f1e3b4')),
      fill(
        loop('-14,-7! -4,-7.4! -9,13.8! -13.6,14!') + loop('4,-7.6! 13.8,-7.8! 14,2.4! 6.6,3!'),
        stamp.tone('#7f9a4a'),
      ),
      lines(
        ['-3.6,-7.4 -4.6,0 -8,13.8', '3.6,-7.4 5.4,2 9.6,13.8', '-13.8,2.8 -2,3.4 13.8,2.2'],
        2.4,
        stamp.paper,
        'none',
      ),
      lines(['-2,7 0,5.6 2,7', '-1,11.4 1,10 3,11.4', '-.6,0 1,-1.4 2.4,0'], 1.3, stamp.line),
    ],
  );

const ocean = (stamp: Stamp): Art =>
  framed(
    stamp,
    '0,-19.4 13.6,-13.8 19.3,-.2 13.8,13.6 .2,19.4 -13.6,13.9 -19.4,.2 -13.8,-13.6',
    '0,-15.8 11.2,-11.2 15.8,-.1 11.2,11.2 .1,15.8 -11.2,11.3 -15.8,.1 -11.2,-11.2',
    stamp.tone('#9cc0d2'),
    [
      fill(
        loop(
          '-15.6,3! -13,-6 -5,-11.6 3.4,-10.8 8.4,-6 8.6,-.6! 4,-4 -.6,-2 0,3.4 5,6.6 15.2,4.6! 11.2,11.2 .1,15.8 -11.2,11.3',
        ),
        stamp.tone('#1f4a7c'),
      ),
      fill(
        loop('-12.6,-4 -5,-12.6 4.2,-12.4 10.2,-6.6 10,1.4! 7.4,-2.2 5.6,.8! 3.6,-3 .8,.4! -.4,-4.6 -5.4,-6.6'),
        stamp.paper,
      ),
      lines(['-12,5 -8,0 -4,-3', '-9,9 -4.6,4 -2.4,0', '-3,12 2,10 8,10.4'], 1.5, stamp.paper),
    ],
  );

/** The joker is all four at once: a flower with a petal for each landscape. */
const joker = (stamp: Stamp): Art => {
  const petal = '0,0! -3,-6 -9.6,-9 -9,-16.6 -2,-19.6 0,-17.6! 2,-19.6 9,-16.6 9.6,-9 3,-6';
  const inner = '0,-4.4 -6.4,-9.6 -6.4,-15 -2.2,-16.8 0,-14.6! 2.2,-16.8 6.4,-15 6.4,-9.6';
  const inks: readonly Color[] = ['#2f5f92', '#d9b552', '#7bb0c4', '#3f6b4f'];
  return [
    [0, 90, 180, 270].map(turn =>
      node('path', {
        transform: [turned(turn)],
        d: loop(petal),
        fill: stamp.paper,
        stroke: stamp.line,
        'stroke-width': 1.8,
        'stroke-linejoin': 'round',
      }),
    ),
    [0, 90, 180, 270].map((turn, index) =>
      node('path', { transform: [turned(turn)], d: loop(inner), fill: stamp.tone(inks[index] ?? ink.ai) }),
    ),
    carved('0,-5 3.6,-3.5 5,0 3.5,3.6 0,5 -3.6,3.5 -5,0 -3.5,-3.6', stamp.tone(ink.vermilion), 2, stamp.line),
  ];
};

/** Any landscape: hills over water in a lozenge. */
const any = (stamp: Stamp): Art =>
  framed(stamp, '0,-20! 20,0! 0,20! -20,0!', '0,-15! 15,0! 0,15! -15,0!', stamp.tone('#e6dbb8'), [
    fill(loop('-14,1! -8,-4 -3,-1 3,-8 9,-3 14,1! 0,15!'), stamp.tone('#8a8f72')),
    lines(['-9,5 -3,3.4 3,5.4 9,4', '-5,9.6 0,8.4 5,9.6'], 1.6, stamp.paper),
  ]);

const makers: Readonly<Record<Landscape | 'joker' | 'any', (stamp: Stamp) => Art>> = {
  forest,
  mountain,
  plain,
  ocean,
  joker,
  any,
};

export type Medallion = keyof typeof makers;
export const medallions = Object.keys(makers) as Medallion[];

/** About 40 x 40 around (0, 0); the five outlines differ without colour. */
export const medallion = (kind: Medallion, stamp: Stamp = printed): Art => makers[kind](stamp);
