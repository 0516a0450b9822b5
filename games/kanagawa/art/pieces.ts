import { dots, fill, lines, loop, mix, ribbon } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { liveries, mon, type Seat } from '@hanga/web/art/liveries.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { stormCloud } from './seasonSigns.ts';

/** One light from the upper left: every shadow falls to the lower right. */
const shadow = (rx: number, x = 7): Art =>
  node('ellipse', { cx: x, cy: 2, rx, ry: Number((rx * 0.3).toFixed(1)), fill: '#1c160d', 'fill-opacity': 0.34 });

/** A turned pot with the owner's glaze and crest. */
const pot = (seat: Seat, spent: boolean): Art => {
  const { color, deep } = liveries[seat];
  const glaze = spent ? mix(color, '#8d8577', 0.5) : color;
  return [
    carved('-17,-27! -20,-16 -18,-5 -11,3 0,4.5 11,3 18,-5 20,-16 17,-27! 0,-24', glaze, 2),
    fill(loop('5,-25! 17,-27! 20,-16 18,-5 11,3 2,4.4! 9,-4 10,-14'), mix(glaze, deep, 0.75), { opacity: 0.75 }),
    fill(loop('-15,-24 -17,-15 -15,-7 -12,-8 -13.5,-15 -12,-24'), '#fff', { opacity: 0.5 }),
    node('g', { transform: [moved(-2, -10), scaled(0.95)] }, mon(seat, spent ? '#d9d0bb' : ink.snow)),
    carved('-17,-27 -10,-31 0,-32 10,-31 17,-27 10,-23.5 0,-22.5 -10,-23.5', '#efe4cb', 1.6),
    fill(loop('-13,-27 -7,-29.4 0,-30 7,-29.4 13,-27 7,-25 0,-24.5 -7,-25'), '#3a2c20'),
  ];
};

const brushHead = (dark: boolean): Color => (dark ? '#23262f' : '#f6efdc');

/** A brush in its pot: upright and clean when ready; tipped over, inked and faded once it has painted. */
export const brushPawn = (seat: Seat, spent: boolean): Art => {
  const handle = ribbon(dots('0,-26,6.5 0,-44,6 0,-58,5.5'));
  const head = '-5.2,-64.5! 5.2,-64.5! 8,-72 4.5,-81 0,-89! -4.5,-81 -8,-72';
  const stick = [
    // Wet ink on a dark table: without a rim of light its tip would not be seen at night.
    spent ? node('path', { d: loop(head), fill: 'none', stroke: '#efe4c8', 'stroke-width': 4.6 }) : [],
    node('path', { d: handle, fill: keyInk, stroke: keyInk, 'stroke-width': 1.2, transform: [moved(0.4, 0.5)] }),
    fill(handle, '#c79a58'),
    lines(['1.8,-27 1.6,-44 1.5,-58'], 1.8, '#7d5627', 'none'),
    carved('-4.5,-57! 4.5,-57! 5.2,-65! -5.2,-65!', liveries[seat].color, 1.6),
    carved(head, brushHead(spent), 1.8),
    spent
      ? lines(['-3.4,-72 -1.6,-80'], 1.2, '#8d93a5')
      : lines(['1,-66 3.6,-73 1,-84', '4,-66 5.6,-72 3.4,-79'], 1.2, '#b9a77f'),
  ];
  return [
    shadow(21),
    spent ? node('g', { transform: [turned(34, 0, -27), moved(0, 4)] }, stick) : stick,
    pot(seat, spent),
  ];
};

const plinth = [
  fill(loop('-24,-2! -24,4 -14,9.5 0,11 14,9.5 24,4 24,-2!'), '#5c3d1e'),
  carved('-24,-2 -15,-8 0,-10 15,-8 24,-2 15,4 0,6 -15,4', '#b98850'),
];

const body = (outline: string, color: Color, side: string): Art => [
  carved(outline, color, 2.2),
  fill(loop(side), keyInk, { opacity: 0.3 }),
];

/** The Grand Master: court cap, white beard, a brush as long as himself. */
export const grandMasterPawn = (): Art => [
  shadow(27, 9),
  plinth,
  lines(['24,-1 22,-34 23,-64'], 3.6, keyInk, 'none'),
  lines(['24,-1 22,-34 23,-64'], 1.8, '#c79a58', 'none'),
  carved('19,-63 27,-63 29,-70 23,-82! 18,-70', '#23262f', 1.4),
  body(
    '-9,-54 9,-54 18,-44 22,-26 20,-2 0,2 -20,-2 -22,-26 -18,-44',
    '#6d2f52',
    '6,-53 9,-54 18,-44 22,-26 20,-2 4,2 10,-24',
  ),
  lines(['-12,-42 -6,-24 -8,-3', '10,-42 6,-24 7,-3'], 1.5, '#3a1429'),
  carved('-18,-40 -12,-36 -4,-30 4,-30 12,-36 22,-40 25,-30 14,-20 0,-17 -14,-20 -24,-30', '#8d4a70', 1.8),
  fill(loop('-5,-54 0,-44 5,-54'), ink.snow),
  carved('-9,-62 -8,-70 0,-73 8,-70 9,-62 5,-55 0,-52 -5,-55', ink.skin, 1.8),
  carved('-8,-60! -4,-61 0,-59.5 4,-61 8,-60! 7,-50 3,-42 0,-36! -3,-42 -7,-50', ink.snow, 1.6),
  lines(['-2,-56 -1,-48 0,-40', '2,-56 2,-50 1,-43'], 1, '#b8ae98'),
  lines(['-6,-66 -3.5,-67 -1.5,-65.5', '6,-66 3.5,-67 1.5,-65.5'], 1.6, '#efe9dc'),
  lines(['-5.5,-63.6 -2,-63.4', '5.5,-63.6 2,-63.4'], 1.3, keyInk, 'none'),
  carved('-10,-69! -8,-80 -3,-90 5,-91 8,-84 9,-76 10,-69! 0,-72', '#23211e', 1.4),
  lines(['-5,-76 -3,-83 1,-88'], 1.6, '#6a655c'),
];

/** The Assistant: a boy kneeling, a tray of colours before him. */
export const assistantPawn = (): Art => [
  shadow(25, 8),
  plinth,
  body(
    '-8,-40 8,-40 16,-30 20,-14 22,-2 0,2 -22,-2 -20,-14 -16,-30',
    '#3f7a80',
    '5,-40 8,-40 16,-30 20,-14 22,-2 5,2 9,-16',
  ),
  fill(loop('-5,-40 0,-30 5,-40'), ink.snow),
  lines(['-17,-20 0,-17 17,-20'], 4, ink.ochre, 'none'),
  carved('-19,-16! 19,-16! 15,-7! -15,-7!', '#8a5d2f', 1.8),
  node('path', { d: 'M-9 -12.5h.01', stroke: ink.vermilion, 'stroke-width': 6, 'stroke-linecap': 'round' }),
  node('path', { d: 'M0 -12.5h.01', stroke: ink.ochre, 'stroke-width': 6, 'stroke-linecap': 'round' }),
  node('path', { d: 'M9 -12.5h.01', stroke: ink.ai, 'stroke-width': 6, 'stroke-linecap': 'round' }),
  carved('-11,-50 -9,-59 0,-63 9,-59 11,-50 7,-42 0,-39 -7,-42', ink.skin, 1.8),
  fill(loop('-12,-48! -12,-58 -6,-65 0,-67 6,-65 12,-58 12,-48! 8,-55 0,-57 -8,-55'), keyInk),
  carved('-3,-65! -6,-75 0,-72 6,-75 3,-65!', keyInk, 1),
  lines(['-3,-66 0,-65 3,-66'], 2.4, ink.vermilion, 'none'),
  lines(['-6,-50 -3,-50.5', '6,-50 3,-50.5', '-2,-43.6 0,-43 2,-43.6'], 1.5, keyInk, 'none'),
];

/** A storm token: a thick black disc with the cloud inlaid. */
export const stormToken = (): Art => [
  node('ellipse', { cx: 4, cy: 3, rx: 33, ry: 32, fill: '#1c160d', 'fill-opacity': 0.3 }),
  fill(loop('0,-32 22,-24 31,0 30,8 20,28 0,36 -20,28 -30,8 -31,0 -22,-24'), '#20262f'),
  fill(loop('0,-33 22,-24 31,-1 22,22 0,31 -22,22 -31,-1 -22,-24'), '#6c7c8a'),
  fill(loop('0,-28 19,-20.5 26.5,-1 19,18.5 0,26.5 -19,18.5 -26.5,-1 -19,-20.5'), '#c5cdd0'),
  node('g', { transform: [moved(0, -3), scaled(1.25)] }, stormCloud()),
  lines(['-18,-22 -6,-29 8,-29'], 2, '#fff', 'both', { opacity: 0.7 }),
];
