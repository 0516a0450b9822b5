import { dash, dots, fill, lines, loop, place, ribbon, shape } from '@hanga/web/art/brush.ts';
import { between, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';

/** A cloud of needles: scalloped above, nearly flat below, needles fanning out of each tuft. */
const cloud = (x: number, y: number, half: number, high: number, seed: number, isSnowy: boolean): Art => {
  const rng = seeded(seed);
  const tufts = Math.max(3, Math.round(half / 6.5));
  const spot = (step: number): readonly [number, number] => {
    const angle = Math.PI * (1 - step / tufts);
    return [x + Math.cos(angle) * half * 0.94, y - Math.sin(angle) * high];
  };
  const scallops = times(tufts, index => {
    const [px, py] = spot(index + 0.5);
    const [vx, vy] = spot(index + 1);
    const bulge = between(rng, 3.2, 5);
    const valley = index === tufts - 1 ? '' : ` ${vx},${vy + 1.5}!`;
    return `${px + ((px - x) / half) * bulge},${py - bulge}${valley}`;
  });
  const needles = times(tufts, index => {
    const [px, py] = spot(index + 0.5);
    const fx = x + (px - x) * 0.55;
    const fy = y - (y - py) * 0.25;
    return [-0.35, 0, 0.35].map(lean => dash(fx + lean * 3, fy, px + lean * 6 - fx, py + 1 - fy, 1));
  }).flat();
  const outline = `${x - half},${y + 1}! ${scallops.join(' ')} ${x + half},${y}! ${x + half * 0.45},${y + 3.5} ${x},${y + 1} ${x - half * 0.5},${y + 3.5}`;
  const drift = times(tufts * 2 - 1, index => {
    const [dx, dy] = spot(tufts - (index + 1) / 2);
    return `${x + (dx - x) * 0.9},${y - (y - dy) * (index % 2 ? 0.42 : 0.7) - 1}`;
  });
  const snow = `${x - half + 2},${y - 2} ${scallops.join(' ')} ${x + half - 2},${y - 3} ${drift.join(' ')}`;
  return [shape(outline, ink.pine, 2.2), fill(needles.join(''), '#8fa66a'), isSnowy ? fill(loop(snow), ink.snow) : []];
};

interface Pine {
  readonly seed: number;
  readonly trunk: string;
  readonly boughs: readonly string[];
  readonly clouds: readonly (readonly [x: number, y: number, half: number, high: number])[];
}

const drawn = (pine: Pine, isSnowy: boolean): Art => {
  const trunk = ribbon(dots(pine.trunk));
  const bark = dots(pine.trunk)
    .slice(0, -1)
    .map(
      here =>
        `${here.x - here.width * 0.3},${here.y - 3} ${here.x + 1},${here.y - 5} ${here.x + here.width * 0.25},${here.y - 2}`,
    );
  return [
    lines(pine.boughs, 6.4, ink.sumi, 'end'),
    node('path', { d: trunk, fill: ink.sumi, stroke: ink.sumi, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
    lines(pine.boughs, 3.6, ink.bark, 'end'),
    fill(trunk, ink.bark),
    lines(bark, 1.4, '#3d2c1c'),
    pine.clouds.map(([x, y, half, high], index) => cloud(x, y, half, high, pine.seed + index, isSnowy)),
  ];
};

const tall: Pine = {
  seed: 3,
  trunk: '0,1,19 -3,-14,13 4,-34,10.5 9,-54,9 1,-76,7 -3,-98,4',
  boughs: ['6,-40 22,-48 34,-52', '7,-58 -10,-62 -28,-66', '2,-76 16,-84 26,-86'],
  clouds: [
    [36, -50, 21, 13],
    [-30, -64, 24, 15],
    [25, -82, 20, 13],
    [-12, -98, 22, 16],
  ],
};

/** Narrow enough that two or three stand apart and can be counted. */
const upright: Pine = {
  seed: 11,
  trunk: '1,1,16 -3,-18,11 3,-40,9 5,-62,7.5 -2,-84,5.5 0,-104,3.5',
  boughs: ['4,-56 14,-62 20,-64', '2,-72 -12,-78 -20,-80'],
  clouds: [
    [17, -62, 15, 10],
    [-17, -79, 16, 11],
    [5, -102, 19, 14],
  ],
};

const leaning: Pine = {
  seed: 17,
  trunk: '-6,1,15 0,-16,10.5 -5,-34,8.5 -11,-50,6.5 -4,-68,4',
  boughs: ['-4,-34 8,-40 14,-42', '-9,-48 -20,-52 -24,-52'],
  clouds: [
    [15, -41, 14, 9],
    [-20, -53, 14, 10],
    [1, -71, 19, 13],
  ],
};

const young: Pine = {
  seed: 29,
  trunk: '3,1,12 -1,-14,8.5 4,-30,6.5 1,-48,3.5',
  boughs: ['1,-22 -8,-28 -14,-30'],
  clouds: [
    [-13, -30, 12, 8],
    [4, -52, 18, 13],
  ],
};

const windswept: Pine = {
  seed: 41,
  trunk: '-12,1,20 -8,-16,13.5 4,-32,11 1,-52,9 -12,-70,7 -18,-90,4',
  boughs: ['5,-34 22,-40 40,-41', '0,-54 14,-64 22,-68', '-10,-66 -26,-70 -36,-71'],
  clouds: [
    [42, -41, 20, 12],
    [23, -69, 19, 12],
    [-37, -71, 17, 11],
    [-16, -95, 23, 15],
  ],
};

export type Weather = 'clear' | 'snow';

/** One, two or three pines: each with its own height and lean, and air between the crowns. */
export const trees = (count: number, weather: Weather = 'clear'): Art => {
  const put = (pine: Pine, x: number, y: number, scale: number, mirror: 1 | -1 = 1): Art =>
    place(drawn(pine, weather === 'snow'), x, y, scale, mirror);
  if (count >= 3) return [put(leaning, -59, -5, 0.98), put(upright, 3, -2, 1.14), put(young, 61, 4, 1.1)];
  if (count === 2) return [put(upright, -36, -2, 1.22), put(leaning, 38, 4, 1.22, -1)];
  return put(tall, 0, 0, 1.24);
};

/** Another single pine, so that nine cards do not share one tree. */
export const oldPine = (weather: Weather = 'clear'): Art => place(drawn(windswept, weather === 'snow'), 0, 0, 1.26);

export const pine = (): Art => drawn(tall, false);
