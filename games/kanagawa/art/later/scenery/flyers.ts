import { dash, fill, lines, loop, place } from '@hanga/web/art/brush.ts';
import { between, type Rng, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';

/** Swallows bank: long wings, a forked tail, a pale breast. */
export const swallows = (rng: Rng, count: number): Art =>
  times(count, () => {
    const bird = loop('-15,-8! -6,-6 -1,-2 4,-4 10,-6 15,-11! 10,-2 4,2 1,5 -4,11! -3,6 -10,9! -4,3 -5,-1 -9,-4');
    return place(
      [fill(bird, ink.aiDeep), fill(loop('2,0 6,-2 4,2 1,3'), '#efe6d2')],
      between(rng, 40, 160),
      between(rng, 62, 118),
      between(rng, 0.55, 0.85),
      rng() < 0.5 ? 1 : -1,
    );
  });

/** Points of light over the grass, each in its own glow. */
export const fireflies = (rng: Rng): Art => {
  const lit = times(9, () => `M${between(rng, 14, 186).toFixed(1)} ${between(rng, 188, 276).toFixed(1)}h.01`).join('');
  return [
    node('path', { d: lit, stroke: '#fff3b0', 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-opacity': 0.4 }),
    node('path', { d: lit, stroke: '#fffbe0', 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
  ];
};

export const dragonflies = (rng: Rng, color: Color): Art =>
  times(3, () =>
    place(
      [
        fill(
          dash(0, 0, -9, -5, 1.7) + dash(0, 0, -10, 1, 1.5) + dash(0, 0, 7, -7, 1.7) + dash(0, 0, 9, -3, 1.5),
          '#f4efdf',
          {
            opacity: 0.85,
          },
        ),
        lines(['-2,-3 0,2 5,11'], 2, color, 'end'),
      ],
      between(rng, 34, 166),
      between(rng, 96, 196),
      between(rng, 0.7, 1),
      rng() < 0.5 ? 1 : -1,
    ),
  );

/** Wild geese in a wedge. */
export const geese = (rng: Rng): Art => {
  const [x, y] = [between(rng, 78, 122), between(rng, 70, 96)];
  const birds = [
    [0, 0],
    [12, 4],
    [23, 9],
    [-10, 6],
    [-22, 11],
    [35, 15],
  ].map(
    ([dx = 0, dy = 0]) =>
      `${x + dx - 5},${y + dy - 1.5} ${x + dx - 1.8},${y + dy - 2.2} ${x + dx},${y + dy + 0.8}! ${x + dx + 2.2},${y + dy - 2.4} ${x + dx + 5},${y + dy - 1}`,
  );
  return lines(birds, 1.6, ink.sumi);
};

/** Crows inland, gulls at sea: a few broad wings. */
export const crows = (rng: Rng, color: Color): Art =>
  fill(
    times(3, () => {
      const [x, y, s] = [between(rng, 50, 150), between(rng, 66, 120), between(rng, 0.7, 1.1)];
      const at = (dx: number, dy: number): string => `${x + dx * s},${y + dy * s}`;
      return loop(
        `${at(-13, -5)}! ${at(-6, -6)} ${at(-1, -1)} ${at(4, -6)} ${at(12, -8)}! ${at(6, -1)} ${at(3, 3)} ${at(-3, 3)} ${at(-6, -1)}`,
      );
    }).join(''),
    color,
  );
