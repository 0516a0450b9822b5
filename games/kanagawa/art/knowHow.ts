import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node, turned } from '@hanga/web/art/tree.ts';
import { printed, type Stamp } from './medallions.ts';
import type { StudioIcon } from './types.ts';
import { passing } from './yokai/marks.ts';

const solid = (stamp: Stamp, outline: string, color: Color, weight = 2): Art =>
  carved(outline, stamp.tone(color), weight, stamp.line);

const brush = (stamp: Stamp): Art =>
  node('g', { transform: [turned(38)] }, [
    solid(stamp, '-2.4,-22! 2.4,-22! 2.8,4! -2.8,4!', '#b58a4c'),
    lines(['-2.6,-14 0,-13.5 2.6,-14', '-2.6,-6 0,-5.5 2.6,-6'], 1.2, stamp.line, 'none'),
    solid(stamp, '-3.6,3! 3.6,3! 4,9! -4,9!', ink.vermilion),
    solid(stamp, '-4,8.6! 4,8.6! 6,14 3,20 0,25! -3,20 -6,14', '#2b2f3c'),
  ]);

/** The assistant: a boy kneeling with a tray, his hair in a tuft. */
const assistant = (stamp: Stamp): Art => [
  solid(stamp, '-5,-5 5,-5 11,2 14,12 15,19! -15,19! -14,12 -11,2', ink.ai),
  fill(loop('-3.4,-5 0,4 3.4,-5'), stamp.paper),
  solid(stamp, '-13,8! 13,8! 11,12.4! -11,12.4!', '#b58a4c', 1.4),
  solid(stamp, '-7.6,-12 -6,-18 0,-20.4 6,-18 7.6,-12 5,-6 0,-3.8 -5,-6', ink.skin),
  fill(loop('-8,-11! -7.6,-18 0,-21.6 7.6,-18 8,-11! 4,-15 0,-14.4 -4,-15'), stamp.line),
  fill(loop('-2.6,-21! -4,-26 0,-24.6 4,-26 2.6,-21!'), stamp.line),
];

/** One loaded stroke turning back on itself: move a brush. */
const arrow = (stamp: Stamp): Art => [
  solid(
    stamp,
    '-20,12! -19,0 -11,-9 0,-11.4 3,-11.4! 3,-19.5! 21,-6.4! 4,7! 3.6,-1.4! 0,-1.6 -7,.6 -11,6 -12,13! -16,10.6',
    ink.vermilion,
  ),
  lines(['-16,6 -12,-2 -4,-6.4 2,-7', '4,-7.4 10,-7 16,-6.4'], 1.4, mix(stamp.paper, stamp.tone(ink.vermilion), 0.35)),
];

/** A card wrapped in a knotted cloth, kept for later. */
const keep = (stamp: Stamp): Art => [
  node('g', { transform: [turned(-6)] }, [
    solid(stamp, '-9,-23! 9,-23! 9,6! -9,6!', '#fbf5e4'),
    fill(loop('-6,-20! 6,-20! 6,-8! -6,-8!'), stamp.tone('#8fb0c4')),
    fill(loop('-6,-8! -2,-15 1,-12 3,-14 6,-8!'), stamp.tone('#2f5f92')),
  ]),
  solid(stamp, '-18,2! -9,-2 0,1 9,-2 18,2! 17,13 11,20 0,21.6 -11,20 -17,13', '#6b4a74'),
  lines(['-16,4 -8,9 -2,6', '16,4 8,9 2,6', '-10,18 -5,12 -1,8', '10,18 5,12 1,8'], 1.4, stamp.line),
  solid(stamp, '-2,3! -9,-5 -15,-4 -12,2 -5,6', '#8a638f', 1.4),
  solid(stamp, '2,3! 9,-5 15,-4 12,2 5,6', '#8a638f', 1.4),
  solid(stamp, '-4,1 4,1 5,6 0,9 -5,6', '#6b4a74', 1.4),
];

const makers: Readonly<Record<StudioIcon, (stamp: Stamp) => Art>> = {
  brush,
  assistant,
  arrow,
  keep,
  passYokai: passing,
};

/** About 44 x 48 around (0, 0). */
export const knowHow = (icon: StudioIcon, stamp: Stamp = printed): Art => makers[icon](stamp);
