import { fill, lines, loop, mix } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { liveries, mon, type Seat } from '@hanga/web/art/liveries.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';

const wood = '#8a5c36';
const brass = '#d9a941';

/** The wheel that counts the way as it is pushed along. */
const wheel: Art = [
  lines(['5,-19 14.6,-4'], 1.9, wood, 'none'),
  node('circle', { cx: 14.8, cy: -3.4, r: 5, fill: '#f0e2bf', stroke: keyInk, 'stroke-width': 1.5 }),
  node('path', { d: 'M14.8 -8.2V1.4M10 -3.4H19.6', stroke: keyInk, 'stroke-width': 0.9 }),
  node('circle', { cx: 14.8, cy: -3.4, r: 1.3, fill: ink.vermilion }),
];

/** A quadrant on its stand, to take the height of stars. */
const quadrant: Art = [
  lines(['13,-17 9.4,1.4', '13,-17 17.4,1.4', '13,-17 13.6,.6'], 1.4, wood, 'none'),
  carved('8,-26! 19,-26! 17.6,-19 13,-15 8,-14.6!', brass, 1.3),
  lines(['9,-25 14.6,-16'], 0.9, ink.aiDeep, 'none'),
];

/** A pole with strips of paper, which is sighted from afar. */
const pole: Art = [
  lines(['13,-42 14.4,1.4'], 1.8, wood, 'none'),
  fill(loop('12.6,-42! 19,-39.4! 13,-36!'), ink.vermilion),
  fill(loop('13,-35! 19.4,-32! 13.4,-29.4!'), '#fbf5e3', { stroke: keyInk, 'stroke-width': 0.6 }),
  lines(['12.4,-41 8.8,-36 10,-31'], 1.2, ink.vermilion, 'end'),
];

/** A compass on a staff that hangs level however the ground slopes. */
const compass: Art = [
  lines(['13.6,-19 14,1.6'], 1.9, wood, 'none'),
  carved('8.4,-23! 19,-23! 18,-18.6! 9.4,-18.6!', wood, 1.1),
  node('ellipse', { cx: 13.7, cy: -23.4, rx: 5.6, ry: 2.6, fill: '#fbf5e3', stroke: keyInk, 'stroke-width': 1.2 }),
  lines(['10.6,-22.6 16.8,-24.2'], 1.3, ink.vermilion, 'both'),
];

const instruments: Readonly<Record<Seat, Art>> = { 0: wheel, 1: quadrant, 2: pole, 3: compass };

/**
 * A surveyor on the road: sedge hat, travelling coat in the livery, leggings and sandals, stepping out, each with another
 * instrument.
 */
export const surveyor = (seat: Seat): Art => {
  const { color, deep } = liveries[seat];
  const shade = mix(deep, keyInk, 0.3);
  return [
    node('ellipse', { cx: 3, cy: 1.6, rx: 14.5, ry: 3.2, fill: '#1c160d', 'fill-opacity': 0.33 }),
    seat === 2 ? instruments[seat] : [],
    // The leg behind, then the one in front.
    carved('-4,-12! 1,-12! -4,-5 -6.4,.4! -10,0! -8,-6', '#cfc7b2', 1.1),
    carved('0,-12! 6,-12! 6.6,-6 7.6,1! 3,1! 2.4,-6', '#e6dfca', 1.1),
    lines(['-10.6,1.2 -5.4,1.4', '2.4,2 9,2'], 1.7, '#5d4426', 'none'),
    carved('-5.4,-29! 4.6,-29.4! 8.4,-21 9.4,-10! 1,-8.4 -8.4,-10.4! -8,-20', color, 1.6),
    fill(loop('2,-29 4.6,-29.4! 8.4,-21 9.4,-10! 4,-9 5.4,-19'), shade, { 'fill-opacity': 0.55 }),
    fill(loop('-3,-29! -.4,-22 2.6,-29!'), '#fbf5e3'),
    lines(['-8.4,-15.4 0,-14 9,-15.6'], 2.5, shade, 'none'),
    lines(['-8,-20 -8.2,-13', '3,-13 3.6,-9.4'], 0.8, shade, 'end'),
    // The sleeve reaches out to the instrument.
    seat === 2 ? [] : instruments[seat],
    carved('3.6,-27! 8.6,-24 13.4,-19.4! 10.6,-15.6! 5,-19', color, 1.3),
    fill(loop('12.4,-20! 15,-18.6 13,-16! 11,-17!'), ink.skin),
    carved('-4.6,-33 -.2,-35.4 4,-33 3.8,-29.6 0,-27.8 -4,-29.4', ink.skin, 1),
    carved('-14,-31! -7,-36.4 0,-41.4! 7,-36.6 14,-31! 0,-28.8', '#dfbf74', 1.4),
    fill(loop('0,-41.4! 7,-36.6 14,-31! 4,-29.2 3,-36'), '#a97f38', { 'fill-opacity': 0.55 }),
    lines(['0,-40 -6.4,-31', '0,-40 5.6,-31', '0,-40 -.4,-30'], 0.8, '#7d5c22', 'end'),
    node('g', { transform: [moved(-1.6, -19.6), scaled(0.4)] }, mon(seat, ink.snow)),
  ];
};
