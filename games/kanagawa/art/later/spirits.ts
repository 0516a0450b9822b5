import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node } from '@hanga/web/art/tree.ts';

/** A wisp whose tail never quite touches the ground: every yokai ends in one, and blows about in it. */
const wisps = [
  {
    body: '0,-82 19,-77 30,-61 30,-42 22,-25 10,-15 5,-7 10,0 22,1! 12,9 -2,9 -10,2 -10,-9 -20,-24 -30,-41 -30,-62 -19,-77',
    lick: '-23,-36 -15,-22 -5,-10 -5,0 4,6 -5,5 -8,-3 -9,-10 -20,-24',
  },
  {
    body: '0,-82 19,-77 30,-61 30,-42 23,-26 14,-17 10,-8 14,4 4,10 -12,9 -27,2! -14,1 -6,-3 -4,-10 -12,-20 -26,-34 -30,-48 -30,-62 -19,-77',
    lick: '-22,-36 -10,-20 0,-10 0,0 -8,5 2,5 6,-2 4,-10 -6,-22',
  },
  {
    body: '0,-82 19,-77 30,-61 30,-42 22,-24 12,-14 18,-6 10,-2 16,8! 4,5 -2,10! -6,3 -16,7! -10,-3 -17,-8 -9,-14 -21,-26 -30,-41 -30,-62 -19,-77',
    lick: '-22,-36 -12,-20 -10,-12 -6,-4 -4,4 0,-4 -2,-12 -8,-22',
  },
] as const;

/** Hands: held up, folded, or beckoning. */
const hands: readonly (readonly string[])[] = [
  [],
  ['-30,-40 -40,-48 -44,-58 -38,-60 -34,-52 -27,-48', '30,-40 40,-48 44,-58 38,-60 34,-52 27,-48'],
  ['26,-38 38,-40 45,-50 41,-55 34,-48 26,-46'],
];

const body = (color: Color, shade: Color, pose: number): Art => {
  const { body: wisp, lick } = wisps[pose % wisps.length] ?? wisps[0];
  return [
    node('path', { d: loop(wisp), fill: '#1c160d', 'fill-opacity': 0.34, transform: [moved(5, 5)] }),
    node('path', { d: loop(wisp), fill: '#4a3420', transform: [moved(2.4, 2.8)] }),
    hands[pose % hands.length]?.map(hand => carved(hand, color, 1.6)) ?? [],
    carved(wisp, color, 2),
    fill(loop(lick), shade),
    fill(loop('21,-70 28,-56 27,-40 19,-27 8,-17 14,-28 20,-44 21,-58'), shade, { opacity: 0.7 }),
    lines(['-26,-48 -22,-36 -14,-26', '-22,-54 -20,-46'], 1.2, shade),
  ];
};

/** The fox: white, with pointed ears, painted brows and a smile. */
const kitsune = (pose: number): Art => [
  carved('-29,-58! -33,-90! -9,-79!', ink.snow, 2.2),
  carved('29,-58! 33,-90! 9,-79!', ink.snow, 2.2),
  fill(loop('-27,-66! -29,-82! -16,-76!') + loop('27,-66! 29,-82! 16,-76!'), ink.beni),
  body(ink.snow, '#c9d3d8', pose),
  fill(loop('0,-79! 5,-70 0,-62! -5,-70'), ink.vermilion),
  lines(['-23,-60 -15,-55 -8,-50', '23,-60 15,-55 8,-50'], 5, ink.vermilion, 'start'),
  lines(['-21,-53 -15,-49 -8,-48', '21,-53 15,-49 8,-48'], 4, keyInk, 'start'),
  fill(loop('-4,-39! 4,-39! 0,-34!'), keyInk),
  lines(['0,-35 -4,-29 -11,-30 -15,-35', '0,-35 4,-29 11,-30 15,-35'], 2.2, keyInk),
  lines(['-17,-40 -27,-42', '-17,-36 -26,-34', '17,-40 27,-42', '17,-36 26,-34'], 2, ink.vermilion, 'end'),
];

/** The river child: green, a beak, and a dish of water on the head. */
const kappa = (pose: number): Art => [
  body('#7ea35a', '#57793c', pose),
  fill(
    loop('-31,-58! -34,-70 -24,-80 0,-86 24,-80 34,-70 31,-58! 24,-64 17,-58! 9,-65 0,-59! -9,-65 -17,-58! -24,-64'),
    keyInk,
  ),
  carved('-20,-79 -10,-86 6,-87 20,-80 10,-74 -8,-74', '#e8efe6', 1.8),
  fill(loop('-14,-79.6 -6,-83 6,-83.4 14,-80 6,-77 -6,-77'), '#7fb2c6'),
  carved('-20,-50 -14,-56 -7,-50 -8,-43 -15,-41 -20,-44', ink.snow, 1.8),
  carved('20,-50 14,-56 7,-50 8,-43 15,-41 20,-44', ink.snow, 1.8),
  node('path', { d: 'M-11.6 -47h.01M11 -47h.01', stroke: keyInk, 'stroke-width': 6, 'stroke-linecap': 'round' }),
  carved('-15,-36 -8,-41 0,-42 8,-41 15,-36 8,-28 0,-25 -8,-28', ink.ochre, 2),
  lines(['-14,-35 -6,-33 0,-35 6,-33 14,-35'], 2.2, keyInk),
  node('path', { d: 'M-3 -38.6h.01M3 -38.6h.01', stroke: '#5d3f10', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
];

/** The mountain goblin: red, a long nose, heavy brows and a little black cap. */
const tengu = (pose: number): Art => [
  body('#c8402f', '#8e2419', pose),
  carved('-32,-66! -38,-52 -33,-40 -38,-28! -27,-32 -26,-50', ink.snow, 2),
  carved('32,-66! 38,-52 33,-40 38,-28! 27,-32 26,-50', ink.snow, 2),
  carved('-9,-75! -10,-84 0,-91! 10,-84 9,-75! 0,-73', '#23262f', 1.6),
  lines(['0,-90 0,-75'], 1.6, '#7b8088', 'none'),
  carved('-26,-62 -16,-68 -5,-60 -8,-57 -16,-61 -24,-56', ink.snow, 1.6),
  carved('26,-62 16,-68 5,-60 8,-57 16,-61 24,-56', ink.snow, 1.6),
  carved('-20,-51 -13,-56 -6,-50 -13,-46', '#f2d488', 1.6),
  carved('20,-51 13,-56 6,-50 13,-46', '#f2d488', 1.6),
  node('path', { d: 'M-12 -51h.01M12 -51h.01', stroke: keyInk, 'stroke-width': 4.6, 'stroke-linecap': 'round' }),
  lines(['-15,-27 -8,-31 0,-30 8,-31 15,-27'], 3, keyInk),
  carved('-5,-52 0,-55 6,-51 16,-42 31,-37 38,-30 32,-24 20,-26 4,-35 -6,-40', '#e05a43', 2),
  lines(['2,-49 14,-40 28,-34'], 2.4, '#f0927c'),
];

const faces = [kitsune, kappa, tengu] as const;

/** The three yokai of the box, as pieces standing on (0, 0), each in three poses. */
export const spirit = (index: number, pose: number): Art => faces[index % faces.length]?.(pose) ?? [];
