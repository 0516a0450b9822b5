import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { printed, type Stamp } from '../medallions.ts';

const flame = '-4,-21! -1,-15 5,-12 10,-4 9,5 3,11 -4,12 -12,9 -15,1 -13,-7 -9,-10! -8,-5 -5,-9 -6,-15';

/** Any yokai: a will-o’-the-wisp with narrow eyes. */
const wisp = (stamp: Stamp): Art => [
  carved(flame, stamp.tone('#3d3566'), 2, stamp.line),
  fill(loop('-11,-2! -7,-1 -4,2! -8,3') + loop('6,-2! 2,-1 -1,2! 3,3'), stamp.paper),
  lines(['-8,7 -3,8.6 3,6.6'], 1.8, stamp.paper),
];

const pointer = (stamp: Stamp, outline: string): Art => carved(outline, stamp.tone(ink.vermilion), 2, stamp.line);

/** It goes: the wisp, and a stroke that leads away from it. */
export const passing = (stamp: Stamp = printed): Art => [
  node('g', { transform: [moved(-6, -4)] }, wisp(stamp)),
  pointer(stamp, '-17,11! -6,16 4,15.4! 4,9.6! 22,16.4! 5,26! 5,20.6! -6,21 -15,17'),
];

/** It comes: the wisp on a dark disc, so that it is seen on any picture, and a stroke that leads down to it. */
export const arrival = (stamp: Stamp = printed): Art => [
  carved('0,-21 14,-15.6 20.6,-1 15,14 0,20.6 -14.6,14.6 -20.6,0 -15,-15', stamp.paper, 2, stamp.line),
  node('g', { transform: [moved(-3, 3), scaled(0.84)] }, wisp(stamp)),
  pointer(stamp, '20,-24! 21,-14 15,-7! 19,-3.6! 4,1.6! 5.6,-13.6! 9.4,-11! 12.6,-17 12,-24!'),
];
