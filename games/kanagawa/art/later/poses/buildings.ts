import { fill, lines, loop, place } from '@hanga/web/art/brush.ts';
import { carved, dressed, hatch, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { palace } from '../../subjects/halls.ts';
import { roundHouse, snowOnRound, thatchedHouse, tiledHouse } from '../../subjects/houses.ts';
import { temple } from '../../subjects/temple.ts';

/** A waterwheel on its beam, and the race under it. */
const wheel = (x: number, y: number): Art => {
  const spoke = (index: number, far: number): string => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    return `${x + Math.cos(angle) * far},${y + Math.sin(angle) * far}`;
  };
  const rim = (far: number): string => loop(times(16, index => spoke(index / 2, far)).join(' '));
  return [
    fill(
      loop(`${x - 40},${y + 26} ${x},${y + 22} ${x + 40},${y + 27} ${x + 36},${y + 35} ${x - 38},${y + 34}`),
      '#7fa6b8',
    ),
    lines([`${x - 34},${y + 30} ${x - 8},${y + 28} ${x + 20},${y + 31}`], 2, ink.snow),
    node('path', { d: rim(28), fill: 'none', stroke: keyInk, 'stroke-width': 4.6 }),
    node('path', { d: rim(28), fill: 'none', stroke: '#8a6443', 'stroke-width': 2.8 }),
    node('path', { d: rim(20), fill: 'none', stroke: '#6a4a30', 'stroke-width': 1.6 }),
    lines(
      times(8, index => `${spoke(index, 4)} ${spoke(index, 33)}`),
      2.4,
      '#6a4a30',
      'none',
    ),
    carved(`${x - 5},${y} ${x},${y - 5} ${x + 5},${y} ${x},${y + 5}`, '#5a4230', 1),
  ];
};

/** A mill: the farmhouse with a wheel at its wall. */
export const mill = (): Art => [place(thatchedHouse(0), 14, -4, 0.94), wheel(-46, -28)];

/** A tall banner of cloth on its pole. */
const banner = (x: number, y: number, high: number, color: '#a8392e' | '#274a73'): Art => [
  lines([`${x},${y} ${x},${y - high}`, `${x},${y - high + 2} ${x + 17},${y - high + 1}`], 2, '#5a4230', 'none'),
  dressed(
    `${x + 2},${y - high + 3}! ${x + 16},${y - high + 2}! ${x + 19},${y - high * 0.6} ${x + 15},${y - high * 0.25}! ${x + 3},${y - high * 0.24}! ${x + 5},${y - high * 0.6}`,
    color,
    ['k-shima'],
    1.1,
  ),
  fill(
    loop(
      `${x + 6},${y - high * 0.72} ${x + 10},${y - high * 0.78} ${x + 14},${y - high * 0.72} ${x + 10},${y - high * 0.66}`,
    ),
    '#f3ead6',
  ),
];

const barrel = (x: number, y: number): Art => [
  carved(
    `${x - 9},${y}! ${x - 10},${y - 9} ${x - 8},${y - 17}! ${x + 8},${y - 17}! ${x + 10},${y - 9} ${x + 9},${y}!`,
    '#d9bd83',
    1.1,
  ),
  lines(
    [`${x - 10},${y - 5} ${x},${y - 3} ${x + 10},${y - 5}`, `${x - 9},${y - 13} ${x},${y - 11} ${x + 9},${y - 13}`],
    1.6,
    '#6f5426',
    'none',
  ),
];

/** A brewer's house: barrels before it, a banner beside. */
export const brewery = (isSnowy: boolean): Art => [
  banner(-66, 2, 128, '#274a73'),
  place(tiledHouse(1, isSnowy), 12, -2, 0.92, -1),
  barrel(-50, 5),
  barrel(-31, 8),
  barrel(-41, -10),
];

/** The palace with a turret on its outer wall, and the lord's banners. */
export const castle = (): Art => [
  banner(52, -2, 92, '#a8392e'),
  banner(66, 2, 84, '#a8392e'),
  place(palace(0), -12, -4, 0.94, -1),
  carved('26,-26! 78,-24! 76,5! 24,6!', '#f3ead6', 1.2),
  carved('20,-25! 28,-35! 76,-33! 78,-23! 50,-24', '#55687a', 1.2),
  lines(hatch('30,-34 52,-34 74,-33', { count: 12, length: 9, lean: 90 }), 1, '#8b9dab'),
  lines(['34,-16 34,-9', '46,-16 46,-9', '58,-15 58,-8', '70,-15 70,-8'], 3, '#4a4038', 'none'),
];

/** The end of a log. */
const logAt = (x: number, y: number): string => `${x - 5},${y} ${x},${y - 5} ${x + 5},${y} ${x},${y + 5}`;

/** The round house with its woodpile, and a rack of drying rice. */
export const stackedHut = (isSnowy: boolean): Art => {
  const hut = (variant: number): Art => [roundHouse(variant), isSnowy ? snowOnRound() : []];
  return [
    place(hut(1), -14, 0, 0.98, -1),
    times(9, index =>
      carved(
        logAt(44 + (index % 3) * 10 + (index < 3 ? 0 : index < 6 ? 4 : 8), 2 - Math.floor(index / 3) * 9),
        '#a57c4e',
        0.9,
      ),
    ),
    lines(['36,-2 40,-62', '76,-1 74,-60', '32,-58 80,-56'], 2.2, '#6a4a30', 'none'),
    lines(hatch('38,-58 58,-57 76,-56', { count: 15, length: 22, lean: 90 }), 2.6, isSnowy ? '#e6e6de' : ink.straw),
  ];
};

/** The gate nearer, its hall up a long flight, between two cedars. */
export const hillTemple = (): Art => {
  const cedar = (x: number, high: number): string =>
    loop(
      `${x},${-high}! ${x + 9},${-high * 0.62} ${x + 6},${-high * 0.6} ${x + 14},${-high * 0.3} ${x + 9},${-high * 0.29} ${x + 17},-6! ${x - 17},-6! ${x - 9},${-high * 0.29} ${x - 14},${-high * 0.3} ${x - 6},${-high * 0.6} ${x - 9},${-high * 0.62}`,
    );
  // Flat and far: nobody counts them.
  return [fill(cedar(-56, 142) + cedar(60, 122), '#8fa796'), place(temple(1), 2, 2, 0.9, -1)];
};
