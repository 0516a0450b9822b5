import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, hatch } from '@hanga/web/art/keyBlock.ts';
import { type Art, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { swallowtail } from '../../subjects/butterfly.ts';

const flag = (x: number, y: number, size: number, tilt: number): Art =>
  node('g', { transform: [moved(x, y), turned(tilt), scaled(size)] }, [
    carved('-4,-8 -8,-20 0,-30 8,-20 4,-8', '#7470a8', 1.1),
    carved('0,-6! -12,-16 -26,-12 -30,2 -22,12 -14,4 -6,0', '#565293', 1.1),
    carved('0,-6! 12,-16 26,-12 30,0 24,12 14,4 6,0', '#565293', 1.1),
    carved('-5,-6 -10,8 -2,20 8,18 10,6 5,-5', '#4a4684', 1.1),
    fill(loop('-1,-4 -2,6 1,12 3,5 2,-4'), '#ecc95c'),
    lines(['-6,-6 -16,-8 -24,0', '6,-6 16,-8 24,0', '-5,4 -3,12', '6,4 6,12', '0,-10 0,-18 -1,-25'], 0.9, '#27244f'),
  ]);

/** Over irises at the water's edge. */
export const butterflyIris = (): Art => [
  lines(
    [
      '-14,4 -26,-30 -46,-66',
      '-6,4 -14,-40 -24,-82',
      '6,4 10,-40 22,-70',
      '16,4 30,-26 52,-50',
      '-22,4 -40,-18 -62,-34',
      '22,4 34,-12 46,-22',
    ],
    5,
    '#54805c',
    'end',
  ),
  lines(['-2,4 -8,-30 -22,-58', '4,4 8,-30 24,-44'], 3, '#3f6b49', 'none'),
  flag(-24, -68, 1, -8),
  flag(28, -48, 0.86, 12),
  lines(['-10,4 -18,-20 -34,-44', '10,4 20,-16 34,-30'], 4.4, '#6d9a66', 'end'),
  swallowtail(20, -98, -22),
];

const lily = (x: number, y: number, tilt: number, size: number): Art =>
  node('g', { transform: [moved(x, y), turned(tilt), scaled(size)] }, [
    carved('0,0! -4,-14 -14,-26 -30,-32! -26,-16 -12,-4', '#f3e7d2', 1.1),
    carved('0,0! 4,-14 14,-26 30,-32! 26,-16 12,-4', '#f3e7d2', 1.1),
    carved('-3,-2 -8,-20 -2,-38! 6,-22 4,-2', '#fbf4e4', 1.1),
    carved('-2,-3 -14,-14 -34,-14! -22,-4 -6,3', '#fbf4e4', 1.1),
    carved('2,-3 14,-14 34,-14! 22,-4 6,3', '#fbf4e4', 1.1),
    lines(['-1,-4 -2,-16 -1,-30', '-4,-2 -16,-8 -28,-12', '4,-2 16,-8 28,-12'], 1, '#c98f6a'),
    lines(['0,-4 -6,-18 -12,-22', '0,-4 6,-18 12,-22', '0,-4 1,-20 0,-25'], 1.1, '#8a9a50'),
    node('path', {
      d: 'M-12 -22h.01M12 -22h.01M0 -25h.01',
      stroke: '#b5521f',
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
    }),
  ]);

/** Above mountain lilies. */
export const butterflyLily = (): Art => [
  lines(['0,4 -4,-30 -12,-62', '2,4 10,-24 30,-44'], 2.8, '#4f7449', 'none'),
  lines(hatch('-1,-2 -5,-30 -11,-56', { count: 7, length: 28, lean: 66 }), 5, '#5f8a55', 'end'),
  lines(hatch('-1,-2 -5,-30 -11,-56', { count: 6, length: 28, lean: -66 }), 5, '#4f7a4c', 'end'),
  lily(-14, -60, -16, 1.05),
  lily(34, -42, 38, 0.86),
  swallowtail(14, -112, -34),
];
