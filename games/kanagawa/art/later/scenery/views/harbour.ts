import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { sail } from '../../../scenes/boats.ts';
import type { Season } from '../../../types.ts';

/** A storehouse with white walls, seen at a corner. */
const storehouse = (x: number, y: number, size: number, isSnowy: boolean): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, [
    carved('-14,0! -14,-17! 4,-19! 4,2!', '#f1ead8', 0.9),
    carved('4,2! 4,-19! 16,-16! 16,-1!', '#cfc6b2', 0.9),
    carved('-18,-16! -11,-27! 9,-29! 19,-16! 4,-19!', isSnowy ? ink.snow : '#5d6f7c', 0.9),
    fill(loop('-8,-4! -8,-12! -2,-12.6! -2,-3.4!'), '#4a3a2c'),
    lines(['-11,-27 9,-29', '7,-12 13,-10'], 1.3, keyInk, 'none'),
  ]);

/** Masts at rest side by side, their sails down. */
const moored = (x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, [
    lines(['0,0 0,-34', '-9,-30 9,-32'], 1.5, keyInk, 'none'),
    lines(['0,-34 -12,-4', '0,-34 13,-4'], 0.6, keyInk, 'none'),
    carved('-15,-5! 0,-1 17,-7! 13,4 -9,5', '#9a6f42', 1),
    fill(loop('-8,-4! -6,-9 6,-9 8,-4!'), '#d9c69a'),
  ]);

/** Storehouses along a quay, a pier on posts, ships at their moorings. */
export const harbour = (season: Season, rng: Rng): Art => {
  const isSnowy = season === 'winter';
  const x = between(rng, 150, 156);
  const posts = times(7, index => `${84 + index * 12},${204 + index * 1.6} ${84 + index * 12},${214 + index * 1.8}`);
  return [
    sail(between(rng, 36, 60), 167, 9),
    sail(between(rng, 66, 90), 171, 15),
    carved(`116,182! 132,178 168,176 186,180! 190,212! 170,222 150,212 128,200`, isSnowy ? '#e6e6de' : '#b7a678', 1),
    storehouse(x - 16, 192, 0.86, isSnowy),
    storehouse(x + 8, 196, 1, isSnowy),
    storehouse(x + 26, 206, 1.12, isSnowy),
    lines(posts, 1.8, '#4a3a2c', 'none'),
    carved('78,201! 168,211! 166,216! 78,205!', '#b08a58', 1),
    moored(92, 196, 0.86),
    moored(116, 200, 1),
    moored(66, 220, 1.2),
  ];
};
