import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import type { Art } from '@hanga/web/art/tree.ts';

export const coat = '#5d4a3c';
export const under = '#3b2d26';
export const bristle = '#241d1c';

/** Pampas grass: a stem, and a plume that the wind, or a boar, has combed to one side. */
export const pampas = (stems: readonly (readonly [x: number, y: number, lean: number, high: number])[]): Art => [
  lines(
    stems.map(([x, y, lean, high]) => `${x},${y} ${x + lean * 0.3},${y - high * 0.6} ${x + lean},${y - high}`),
    1.3,
    '#8d8046',
    'none',
  ),
  lines(
    stems.flatMap(([x, y, lean, high]) =>
      [0, 1, 2, 3].map(fan => {
        const [tx, ty] = [x + lean * (1 - fan * 0.08), y - high * (1 - fan * 0.06)];
        const way = lean < 0 ? -1 : 1;
        return `${tx},${ty} ${tx + way * 6},${ty - 4 + fan * 2} ${tx + way * (13 - fan)},${ty + fan * 3}`;
      }),
    ),
    2.4,
    '#f2e6cd',
  ),
];

/** Snout, tusk, eye and ear of a boar looking left, around the root of the snout. */
const rushingHead = (): Art => [
  carved('-41,-52! -36,-66 -27,-66 -25,-55 -33,-49', under, 1.2),
  fill(loop('-75,-30 -70,-32 -67,-26 -69,-19 -75,-20 -77,-25'), '#b08a78'),
  lines(['-73,-28 -72,-25', '-74,-23 -72,-22'], 1.6, keyInk, 'none'),
  carved('-63,-20! -66,-30 -62,-38! -58,-30 -56,-20', '#f5edda', 1),
  fill(loop('-52,-42 -48,-45 -44,-42 -48,-40'), '#e6c08a'),
  fill(loop('-50,-44 -47,-44 -47,-40.5 -50,-40.5'), keyInk),
  lines(['-54,-45 -49,-47.4 -43,-44', '-68,-18 -58,-17 -48,-22'], 1.5, keyInk),
];

/** He breaks through the pampas at full tilt. */
export const boar = (): Art => [
  pampas([
    [20, 2, 22, 78],
    [34, 2, 26, 66],
    [-6, 2, 24, 86],
  ]),
  carved('-20,-18 -26,-8 -36,2 -44,4! -46,-1 -38,-6 -34,-18', under, 1.2),
  carved('30,-30 44,-20 56,-8 64,-6! 63,0 53,1 40,-8 26,-18', under, 1.2),
  dressed(
    '-75,-31! -64,-39 -55,-49 -42,-58 -22,-68 2,-68 26,-62 46,-52 53,-41 64,-32 78,-27! 79,-20 66,-19 48,-24 30,-23 6,-19 -20,-13 -38,-12 -50,-6 -60,1! -67,-1 -62,-8 -54,-16 -66,-17 -75,-19!',
    coat,
    ['k-hem'],
    1.7,
  ),
  fill(loop('-50,-14 -30,-12 4,-19 30,-23 44,-26 20,-31 -10,-27 -34,-22'), '#83684f', { opacity: 0.75 }),
  lines(hatch('-44,-57 -22,-67 2,-67 26,-61 47,-50', { count: 34, length: 11, lean: -32 }), 1.8, bristle, 'end'),
  lines(hatch('-36,-50 -14,-58 8,-57 32,-50', { count: 14, length: 10, lean: 8 }), 1.5, bristle),
  lines(hatch('-30,-38 -8,-43 16,-41 40,-37', { count: 12, length: 9, lean: 6 }), 1.3, bristle),
  lines(['34,-24 42,-32 45,-42', '-30,-14 -24,-24 -26,-34'], 1.5, bristle),
  rushingHead(),
  lines(['52,-46 60,-52 66,-48', '-66,-2 -60,-1', '66,-21 78,-23'], 1.8, bristle),
  // Stalks beaten down before him, dust behind.
  pampas([
    [-30, 4, -22, 24],
    [4, 4, 20, 34],
    [52, 4, 18, 40],
  ]),
  lines(['46,2 58,-1 72,1', '-30,4 -12,2 8,4', '56,-8 68,-11 76,-8'], 2, ink.washi, 'both', { opacity: 0.7 }),
];
