import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';

/** A boat drawn up on the sand, its mast down, an oar against it. */
export const beached = (x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, [
    carved('-30,-12! -14,-5 4,-3 20,-6 34,-18! 30,-2 16,5 -8,6 -24,0', '#a87d4c', 1.2),
    fill(loop('-28,-11! -14,-5 4,-3 20,-6 33,-17! 20,-2 4,1 -14,-1'), '#5d452c'),
    lines(['-24,-2 -8,4 14,3 28,-3', '-6,-4 -5,5', '10,-4 11,4'], 1.1, keyInk),
    lines(['-16,8 2,-8 26,-26'], 1.6, '#7a5b3a', 'none'),
    lines(['20,-21 28,-28'], 3.2, '#7a5b3a'),
  ]);
