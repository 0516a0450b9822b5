import { dash, fill, lines, loop } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';

const blades = (rng: Rng, x: number, y: number, count: number, high: number, lean = 0): string[] =>
  times(count, index => {
    const t = index / Math.max(1, count - 1) - 0.5;
    const top = high * between(rng, 0.65, 1.05);
    return `${x + t * 8},${y} ${x + t * 12 + lean * 0.3},${y - top * 0.55} ${x + t * 26 + lean},${y - top}`;
  });

export const iris = (rng: Rng, x: number, y: number): Art => {
  const heads = [-7, 3, 11].map((dx, index) => [x + dx, y - [27, 38, 22][index]!] as const);
  const petals = heads
    .map(
      ([hx, hy]) =>
        loop(
          `${hx},${hy} ${hx - 7},${hy - 1} ${hx - 8},${hy + 6}! ${hx - 2},${hy + 3} ${hx},${hy + 8}! ${hx + 2},${hy + 3} ${hx + 8},${hy + 6}! ${hx + 7},${hy - 1}`,
        ) + loop(`${hx},${hy + 1} ${hx - 4},${hy - 5} ${hx},${hy - 9}! ${hx + 4},${hy - 5}`),
    )
    .join('');
  return [
    lines(blades(rng, x, y, 7, 34), 3, '#4f7a58', 'both'),
    lines(
      heads.map(([hx, hy]) => `${x},${y} ${(x + hx) / 2 + 1},${(y + hy) / 2} ${hx},${hy + 4}`),
      1.8,
      '#3f5f4a',
      'none',
    ),
    fill(petals, '#53558f'),
    lines(
      heads.map(([hx, hy]) => `${hx - 4},${hy + 1} ${hx},${hy + 3} ${hx + 4},${hy + 1}`),
      1.4,
      '#f0d98a',
    ),
  ];
};

export const susuki = (rng: Rng, x: number, y: number): Art => {
  const stems = times(5, index => {
    const lean = -14 + index * 8 + between(rng, -2, 2);
    const high = between(rng, 34, 50);
    return { lean, high };
  });
  const tip = ({ lean, high }: (typeof stems)[number]): readonly [number, number] => [x + lean, y - high];
  return [
    lines(blades(rng, x, y, 8, 28), 1.8, '#8a7a3a', 'both'),
    lines(
      stems.map(
        stem =>
          `${x + stem.lean * 0.15},${y} ${x + stem.lean * 0.4},${y - stem.high * 0.6} ${tip(stem)[0]},${tip(stem)[1]}`,
      ),
      1.4,
      '#8a7a3a',
      'none',
    ),
    lines(
      stems.flatMap(stem => {
        const [tx, ty] = tip(stem);
        const drift = stem.lean < 0 ? -1 : 1;
        return [0, 1, 2].map(
          fan =>
            `${tx},${ty} ${tx + drift * (4 + fan * 1.5)},${ty - 6 + fan * 3} ${tx + drift * (10 + fan)},${ty - 5 + fan * 6}`,
        );
      }),
      3,
      '#f3e7cc',
    ),
  ];
};

export const violets = (rng: Rng, x: number, y: number): Art => {
  const heads = times(6, index => [x - 14 + index * 6, y - between(rng, 12, 26)] as const);
  return [
    lines(blades(rng, x, y, 9, 20), 2, '#7f965c', 'both'),
    lines(
      heads.map(([hx, hy]) => `${(x + hx) / 2},${y} ${hx},${(y + hy) / 2} ${hx},${hy}`),
      1.2,
      '#5d7a48',
      'none',
    ),
    node('path', {
      d: heads.map(([hx, hy]) => `M${hx.toFixed(1)} ${hy.toFixed(1)}h.01`).join(''),
      stroke: ink.beni,
      'stroke-width': 5.5,
      'stroke-linecap': 'round',
    }),
    node('path', {
      d: heads.map(([hx, hy]) => `M${(hx - 0.4).toFixed(1)} ${(hy - 0.6).toFixed(1)}h.01`).join(''),
      stroke: '#f7dcd6',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
  ];
};

export const snowStone = (rng: Rng, x: number, y: number): Art => {
  const stone = (sx: number, half: number, high: number): Art => [
    fill(
      loop(
        `${sx - half},${y + 1}! ${sx - half * 0.9},${y - high * 0.5} ${sx - half * 0.2},${y - high} ${sx + half * 0.6},${y - high * 0.8} ${sx + half},${y + 1}!`,
      ),
      '#77746b',
    ),
    fill(
      loop(
        `${sx - half},${y - high * 0.35} ${sx - half * 0.6},${y - high * 0.95} ${sx - half * 0.1},${y - high * 1.3} ${sx + half * 0.5},${y - high * 1.1} ${sx + half},${y - high * 0.3} ${sx + half * 0.5},${y - high * 0.62} ${sx + half * 0.2},${y - high * 0.4} ${sx - half * 0.3},${y - high * 0.7}`,
      ),
      '#fdfdfa',
    ),
    lines(
      [
        `${sx - half},${y - high * 0.35} ${sx - half * 0.6},${y - high * 0.95} ${sx - half * 0.1},${y - high * 1.3} ${sx + half * 0.5},${y - high * 1.1} ${sx + half},${y - high * 0.3}`,
      ],
      1.2,
      '#5f6d73',
    ),
  ];
  const berries = times(
    7,
    index =>
      `M${(x - 12 + (index % 3) * 4).toFixed(1)} ${(y - 20 - Math.floor(index / 3) * 4 - (index % 2)).toFixed(1)}h.01`,
  ).join('');
  return [
    lines(blades(rng, x - 8, y, 5, 26, 2), 1.5, '#5f6f56', 'end'),
    node('path', { d: berries, stroke: ink.vermilion, 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
    stone(x - 2, between(rng, 12, 17), between(rng, 7, 10)),
    stone(x + 16, between(rng, 7, 10), between(rng, 4, 6)),
  ];
};

export const bentReeds = (rng: Rng, x: number, y: number): Art =>
  lines(
    times(8, index => {
      const long = between(rng, 22, 40);
      const from = x - 8 + index * 3;
      return `${from},${y} ${from - long * 0.2},${y - long * 0.6} ${from - long * 0.75},${y - long * 0.85}`;
    }),
    2.2,
    '#4d573a',
    'end',
  );

/** Bush clover: arching sprays with two rows of little flowers. */
export const clover = (rng: Rng, x: number, y: number): Art => {
  const sprays = times(6, index => [x - 18 + index * 8, y - between(rng, 20, 38), (index - 2.5) * 9] as const);
  const spot = (share: number, [sx, sy, lean]: (typeof sprays)[number]): string =>
    `${(x + (sx - x) * share + lean * share * share).toFixed(1)} ${(y + (sy - y) * (share * (2.1 - share))).toFixed(1)}`;
  const flowers = sprays.flatMap(spray => times(6, index => `M${spot(0.35 + index * 0.13, spray)}h.01`)).join('');
  return [
    lines(
      sprays.map(spray => [0, 0.4, 0.75, 1].map(share => spot(share, spray).replace(' ', ',')).join(' ')),
      1.5,
      '#5f7347',
      'end',
    ),
    node('path', { d: flowers, stroke: '#a8557a', 'stroke-width': 3.2, 'stroke-linecap': 'round' }),
  ];
};

/** A fern, each frond a row of cuts. */
export const fern = (rng: Rng, x: number, y: number): Art =>
  fill(
    times(5, index => {
      const lean = (index - 2) * 11 + between(rng, -3, 3);
      const high = between(rng, 24, 36);
      return times(8, step => {
        const share = (step + 1) / 9;
        const [px, py] = [x + lean * share * (0.6 + share * 0.6), y - high * share * (1.5 - share * 0.5)];
        const long = 8 * (1.1 - share);
        return dash(px, py, -long + lean * 0.1, -long * 0.5, 0.9) + dash(px, py, long + lean * 0.1, -long * 0.5, 0.9);
      }).join('');
    }).join(''),
    '#567a4c',
  );

/** Broad blades of bamboo grass, edged with white in winter. */
export const sasa =
  (color: Color, edge: Color) =>
  (rng: Rng, x: number, y: number): Art => {
    const blade = (width: number): string => {
      const turn = seeded(Math.round(x));
      return times(9, index => {
        const angle = -2.7 + index * 0.28 + between(turn, -0.1, 0.1);
        const long = between(turn, 18, 30);
        return dash(x + (index - 4) * 1.6, y, Math.cos(angle) * long, Math.sin(angle) * long, width);
      }).join('');
    };
    return [fill(blade(between(rng, 4, 5)), edge), fill(blade(2.6), color)];
  };

/** Low rocks with grass at their feet. */
export const stones = (rng: Rng, x: number, y: number): Art => [
  fill(
    loop(`${x - 20},${y + 2}! ${x - 16},${y - 9} ${x - 4},${y - 14} ${x + 8},${y - 9} ${x + 14},${y + 2}!`),
    '#8a8473',
  ),
  fill(
    loop(`${x + 2},${y - 12} ${x + 8},${y - 9} ${x + 14},${y + 2}! ${x + 2},${y + 2}! ${x + 5},${y - 5}`),
    '#5f5a4c',
  ),
  lines(blades(rng, x + 16, y + 2, 6, 20), 1.8, '#5f6f3f', 'both'),
];
