import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';

interface Oiled {
  readonly paper: Color;
  readonly ring: Color;
  readonly line: Color;
}
const scarlet: Oiled = { paper: '#b8382c', ring: '#f3e3c4', line: '#6d1712' };
const plum: Oiled = { paper: '#5a4474', ring: '#e9d9c0', line: '#2f2142' };

/** Where the ribs meet the rim. */
const tips = [-64, -45, -23, 0, 23, 45, 64] as const;
const rimAt = (x: number): number => 3 + (1 - (x / 64) ** 2) * 9;

/** An open umbrella of oiled paper, its rim at (0, 0), the stick down to (0, 66). */
const umbrella = ({ paper, ring, line }: Oiled): Art => {
  const between = tips.slice(1).map((x, index) => [(x + tips[index]!) / 2, x] as const);
  const rim = between.map(([middle, x]) => `${middle},${rimAt(middle) - 5} ${x},${rimAt(x)}!`).join(' ');
  const ribs = tips.slice(1, -1).map(x => `0,-48 ${x * 0.62},${-24 + Math.abs(x) * 0.06} ${x},${rimAt(x)}`);
  return [
    lines(['0,-8 0,66'], 6.6, keyInk, 'none'),
    lines(['0,-8 0,66'], 3.6, '#c79a58', 'none'),
    lines(['0,46 0,66'], 6.6, keyInk, 'none'),
    fill(loop('-62,3! -30,0 0,-2 30,0 62,3! 40,17 0,22 -40,17'), '#3a2a20'),
    lines(['0,-6 -40,12', '0,-6 -20,17', '0,-6 20,17', '0,-6 40,12'], 1.5, '#c79a58', 'none'),
    carved(
      `-64,3! -57,-16 -41,-34 -18,-45 0,-49! 18,-45 41,-34 57,-16 64,3! ${rim.split(' ').toReversed().slice(1).join(' ')}`,
      paper,
      2.6,
    ),
    fill(
      loop(
        '-52,-24! -41,-34 -20,-44.4! 20,-44.4! 41,-34 52,-24! 40,-22 28,-26! 14,-22 0,-25! -14,-22 -28,-26! -40,-22',
      ),
      ring,
    ),
    lines(ribs, 1.7, line, 'none'),
    carved('-8,-47 -5,-56 0,-62! 5,-56 8,-47 0,-44', '#2b2420', 1.4),
  ];
};

/** Planted upright, as over a tea bench in a garden. */
const planted = (): Art => [
  node('g', { transform: [moved(-6, -82), turned(-3), scaled(1.16, 1.2)] }, umbrella(scarlet)),
  carved('-18,-6 -6,-10 8,-8 14,0 2,5 -12,4', ink.stone, 1.8),
  carved('8,-22! 66,-20! 66,-10! 8,-12!', '#c8402f', 2),
  lines(['14,-11 14,2', '60,-9 60,3'], 5, keyInk, 'none'),
];

/** Left open on the ground to dry, resting on its rim and its stick. */
const drying = (oiled: Oiled): Art =>
  node('g', { transform: [moved(0, -42), turned(-40), scaled(1.08)] }, umbrella(oiled));

/** One or two umbrellas; a second way to stand, so that cards do not all share one. */
export const umbrellas = (count: number): Art =>
  count > 1
    ? [
        node('g', { transform: [moved(35, -82), turned(8), scaled(0.94, 1.16)] }, umbrella(plum)),
        node('g', { transform: [moved(-40, -2), scaled(0.92)] }, drying(scarlet)),
      ]
    : planted();

export const dryingUmbrella = (): Art => node('g', { transform: [moved(2, -6), scaled(1.12)] }, drying(plum));

/** The umbrella by itself: how diplomas and the rules picture it. */
export const umbrellaAlone = (): Art => node('g', { transform: [moved(0, -74), scaled(1.16, 1.1)] }, umbrella(scarlet));
