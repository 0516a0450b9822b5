import { fill, lines, loop } from '@hanga/web/art/brush.ts';
import { carved, dressed, keyInk } from '@hanga/web/art/keyBlock.ts';
import { times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, moved, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { foot } from '../subjects/foot.ts';

interface Oiled {
  readonly paper: Color;
  readonly ring: Color;
  readonly line: Color;
}
const scarlet: Oiled = { paper: '#b8382c', ring: '#f3e3c4', line: '#6d1712' };
const plum: Oiled = { paper: '#5a4474', ring: '#e9d9c0', line: '#2f2142' };
const indigo: Oiled = { paper: '#2f527f', ring: '#ece3cb', line: '#182c48' };
const straw: Oiled = { paper: '#d9b45f', ring: '#a8402f', line: '#75531c' };

/** Where the ribs meet the rim. */
const tips = [-64, -50, -34, -17, 0, 17, 34, 50, 64] as const;
const rimAt = (x: number): number => 3 + (1 - (x / 64) ** 2) * 10;

/** An open umbrella of oiled paper, its rim at (0, 0), the stick down to (0, `stick`). */
const umbrella = ({ paper, ring, line }: Oiled, stick = 66): Art => {
  const between = tips.slice(1).map((x, index) => [(x + tips[index]!) / 2, x] as const);
  const rim = between.map(([middle, x]) => `${middle},${rimAt(middle) - 4} ${x},${rimAt(x)}!`).join(' ');
  const ribs = tips.slice(1, -1).map(x => `0,-48 ${x * 0.66},${-25 + Math.abs(x) * 0.08} ${x},${rimAt(x)}`);
  return [
    lines([`0,-8 0,${stick}`], 4.8, keyInk, 'none'),
    lines([`-.4,-8 -.4,${stick - 1}`], 3, '#c79a58', 'none'),
    lines([`0,${stick - 18} 0,${stick}`], 4.8, keyInk, 'none'),
    fill(loop('-62,3! -30,0 0,-2 30,0 62,3! 40,17 0,22 -40,17'), '#43301f'),
    lines(['0,-6 -44,10', '0,-6 -24,16', '0,-6 0,20', '0,-6 24,16', '0,-6 44,10'], 1.1, '#c79a58', 'none'),
    carved(
      `-64,3! -58,-15 -42,-34 -19,-45 0,-49! 18,-45 41,-34 57,-16 64,3! ${rim.split(' ').toReversed().slice(1).join(' ')}`,
      paper,
      1.6,
    ),
    fill(
      loop(
        '-53,-23! -42,-34 -20,-44.4! 20,-44.4! 41,-34 53,-23! 40,-21 28,-26! 14,-21 0,-25! -14,-21 -28,-26! -40,-21',
      ),
      ring,
    ),
    // Shade on the side away from the light.
    fill(loop('6,-46! 20,-44 42,-33 57,-16 64,3! 50,7! 44,-14 30,-32'), '#1c2434', { opacity: 0.22 }),
    lines(ribs, 1, line),
    lines(['-36,-35 -22,-42 -8,-45'], 1.6, '#fbf4e2', 'both', { opacity: 0.7 }),
    carved('-6,-47 -4,-55 0,-61! 4,-55 6,-47 0,-44', '#2b2420', 1),
  ];
};

/** Seen from above as it lies on its side: the bull's eye that gives this umbrella its name. */
const wheel = ({ paper, ring, line }: Oiled): Art => {
  const rim = (far: number, dip: number): string =>
    loop(
      times(32, index => {
        const angle = (index / 32) * 2 * Math.PI;
        const radius = far - (index % 2 ? dip : 0);
        return `${Math.cos(angle) * radius},${Math.sin(angle) * radius * 0.94}${index % 2 ? '' : '!'}`;
      }).join(' '),
    );
  const spoke = (index: number): string => {
    const angle = (index / 16) * 2 * Math.PI;
    return `${Math.cos(angle) * 7},${Math.sin(angle) * 6.6} ${Math.cos(angle) * 56},${Math.sin(angle) * 52}`;
  };
  return [
    node('path', { d: rim(59, 3), fill: keyInk, transform: [moved(1, 1.6)] }),
    fill(rim(58, 3), paper),
    fill(rim(43, 0), ring),
    fill(rim(27, 0), paper),
    lines(times(16, spoke), 1, line, 'end'),
    carved('-7,0 -5,-5 0,-7 6,-4 7,1 4,6 -2,7', '#2b2420', 1),
  ];
};

/** Planted upright, as over a tea bench in a garden. */
const planted = (): Art => [
  node('g', { transform: [moved(-6, -82), turned(-3), scaled(1.14, 1.18)] }, umbrella(scarlet)),
  carved('-18,-6 -6,-10 8,-8 14,0 2,5 -12,4', ink.stone, 1.2),
  carved('10,-23! 68,-21! 68,-12! 10,-13!', '#c8402f', 1.2),
  lines(['16,-12 16,3', '62,-11 62,4'], 4, keyInk, 'none'),
  carved('30,-26 31,-32 39,-32 40,-26 36,-24', '#4f7486', 0.9),
];

/** Left open on the ground to dry, resting on its rim and its stick. */
const drying = (oiled: Oiled): Art =>
  node('g', { transform: [moved(0, -42), turned(-40), scaled(1.08)] }, umbrella(oiled));

/** On its side against a fence. */
const leaning = (oiled: Oiled): Art => [
  lines(['-70,2 -70,-48', '-34,3 -35,-52', '34,2 35,-50', '70,3 69,-46'], 4.4, '#8a6443', 'none'),
  lines(['-76,-36 0,-40 76,-34', '-76,-14 0,-17 76,-12'], 3.4, '#8a6443', 'none'),
  node('g', { transform: [moved(2, -60), turned(9), scaled(1.04)] }, wheel(oiled)),
];

/** Somebody under one, seen from behind: robe, sash and clogs. */
const walker = (oiled: Oiled, robe: Color, sash: Color): Art => [
  lines(['-12,2 0,2', '6,2 18,2'], 3, '#5a4028', 'none'),
  foot(-2, ink.snow, -2),
  foot(16, ink.snow, -2),
  dressed('-17,-84 0,-90 17,-84 22,-56 22,-26 24,-4! 4,-1 -20,-5! -20,-30 -22,-58', robe, ['k-petals', 'k-hem'], 1.4),
  carved('-14,-74! 14,-76! 17,-52! -16,-50!', sash, 1.1),
  lines(['-4,-48 -6,-26 -10,-6', '8,-48 12,-26 12,-6'], 1, keyInk, 'end'),
  carved('16,-82 26,-76 24,-62 14,-62', robe, 1.2),
  node('g', { transform: [moved(5, -96), turned(7), scaled(0.98, 1.02)] }, umbrella(oiled, 40)),
];

const put = (art: Art, x: number, y: number, size: number): Art =>
  node('g', { transform: [moved(x, y), scaled(size)] }, art);

const ones: readonly (() => Art)[] = [
  planted,
  () => put(drying(plum), 2, -6, 1.12),
  () => put(walker(indigo, '#a34a5c', '#d9b45f'), 0, 0, 0.98),
  () => leaning(straw),
];

const pairs: readonly (() => Art)[] = [
  () => [
    node('g', { transform: [moved(35, -82), turned(8), scaled(0.94, 1.16)] }, umbrella(plum)),
    put(drying(scarlet), -40, -2, 0.92),
  ],
  // Two on the road.
  () => [
    put(walker(straw, '#56724f', '#efe3c6'), 46, -6, 0.8),
    put(walker(scarlet, '#4a5f86', '#d9b45f'), -42, 2, 0.9),
  ],
  () => [put(wheel(indigo), 42, -58, 0.86), put(drying(straw), -38, 0, 0.98)],
];

/** One or two umbrellas, each number in several ways. */
export const umbrellas = (count: number, way: number): Art => (count > 1 ? pairs : ones)[way]?.() ?? [];

/** The umbrella by itself: how diplomas and the rules picture it. */
export const umbrellaAlone = (): Art => node('g', { transform: [moved(0, -74), scaled(1.16, 1.1)] }, umbrella(scarlet));
