import { lines } from '@hanga/web/art/brush.ts';
import { carved } from '@hanga/web/art/keyBlock.ts';
import type { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, turned } from '@hanga/web/art/tree.ts';

/** A foot on its straw sole, bare or in a white sock, its heel at (x, y) and its toes to the left. */
export const foot = (x: number, color: typeof ink.skin | typeof ink.snow, y = 0, tilt = 0): Art =>
  node('g', { transform: [moved(x, y), turned(tilt)] }, [
    carved('-14,-1 -11,-4.4 -5,-6.4 -4,-9 2,-9 3,-1', color, 1),
    lines(['-16,.4 -6,.6 5,.4'], 2.2, '#a5803c', 'none'),
    lines(['-9,-5 -7,-2 -8,0', '-4,-8 -1,-6 2,-7'], 1, '#a5803c', 'none'),
  ]);
