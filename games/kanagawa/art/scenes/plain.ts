import { type Dot, dot, dots, fill, lines, mix, through } from '@hanga/web/art/brush.ts';
import { between, times } from '@hanga/web/art/seeded.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import { seasonInks } from '../seasons.ts';
import { stook, willow } from './fields.ts';
import { along, type Scene, type Stage } from './scene.ts';

/** The banks between the fields, as shares of the way from the horizon down to the near ground. */
const banks = [0.05, 0.19, 0.38, 0.62, 0.9] as const;

/** A bank from side to side. It crosses a seam at its share of the height if fields go on there, and else ends before. */
const bankOf = (stage: Stage, share: number, sway: readonly number[]): readonly Dot[] => {
  const { left, right } = stage;
  const y = (x: number): number => {
    const top = along(stage, 'horizon', x / 200);
    return top + (along(stage, 'ground', x / 200) - top) * share;
  };
  const thick = 0.9 + share * 2.2;
  const inner = [44, 82, 120, 158].map((x, index) => dot(x, y(x) + (sway[index] ?? 0) * share, thick));
  return [
    ...(left.isField ? [dot(-1, y(0), thick), dot(6, y(0), thick)] : [dot(9, y(9), 0.3)]),
    ...inner,
    ...(right.isField ? [dot(194, y(200), thick), dot(201, y(200), thick)] : [dot(191, y(191), 0.3)]),
  ];
};

const ribbonOf = (points: readonly Dot[]): string => {
  const rim = (half: number): Dot[] => points.map(point => ({ ...point, y: point.y + half * point.width }));
  return through([...rim(-0.5), ...rim(0.5).reverse()], true);
};

/** Paddies in long strips, some under water, with banks that wander from panel to panel. */
const paddies = (stage: Stage, kind: number): Art => {
  const { season, rng } = stage;
  const inks = seasonInks[season];
  const flooded: Color = season === 'winter' ? '#b3c8d2' : mix(inks.water, ink.aiPale, 0.5);
  const tints = [
    mix(inks.field, inks.leaf, 0.26),
    flooded,
    mix(inks.field, '#f0e6b4', 0.5),
    mix(inks.field, inks.leaf, 0.12),
  ];
  const rows = banks.map(share =>
    bankOf(
      stage,
      share,
      times(4, () => between(rng, -5, 5)),
    ),
  );
  const cells = rows.slice(1).map((below, row) => {
    const above = rows[row] ?? below;
    // Cross banks fan out toward us; the first and the last cell are bare land, as the neighbour's are.
    const cuts = times(
      row < 1 ? 5 : row < 3 ? 4 : 3,
      index => 16 + ((index + between(rng, -0.15, 0.15)) * 168) / (row < 1 ? 4 : row < 3 ? 3 : 2),
    );
    const heightAt = (points: readonly Dot[], x: number): number => {
      const next = points.findIndex(point => point.x >= x);
      const [a, b] = [points[Math.max(0, next - 1)], points[Math.max(0, next)]];
      if (!a || !b || a === b) return (a ?? points[0])?.y ?? 0;
      return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
    };
    return cuts.slice(1).map((to, index) => {
      const from = cuts[index] ?? 16;
      const slant = (x: number): number => (x - 100) * 0.05 * (row + 1);
      const corner = (x: number, y: number): Dot => ({ ...dot(x, y), corner: true });
      const middle = (from + to) / 2;
      const outline = through(
        [
          corner(from, heightAt(above, from)),
          dot(middle, heightAt(above, middle)),
          corner(to, heightAt(above, to)),
          corner(to + slant(to), heightAt(below, Math.min(196, to + slant(to)))),
          dot(middle + slant(middle), heightAt(below, middle + slant(middle))),
          corner(from + slant(from), heightAt(below, Math.max(4, from + slant(from)))),
        ],
        true,
      );
      const tint = tints[(index * 2 + row * 3 + kind + Math.floor(rng() * 2)) % 4] ?? inks.field;
      const high = heightAt(below, middle) - heightAt(above, middle);
      const lines_ = times(Math.max(2, Math.round(high / 4)), line => {
        const share = (line + 0.6) / Math.max(2, Math.round(high / 4));
        const y = heightAt(above, middle) + high * share;
        const [x0, x1] = [from + slant(from) * share + 4, to + slant(to) * share - 4];
        return `M${x0.toFixed(1)} ${y.toFixed(1)}H${x1.toFixed(1)}`;
      }).join('');
      const isWet = tint === flooded;
      return [
        node('path', { d: outline, fill: tint }),
        node('path', {
          d: lines_,
          fill: 'none',
          stroke: isWet ? ink.snow : season === 'winter' ? '#a7b4b0' : mix(inks.leaf, ink.sumi, 0.12),
          'stroke-width': Number((0.7 + high * 0.05).toFixed(1)),
          'stroke-linecap': 'round',
          'stroke-opacity': isWet ? 0.7 : 0.8,
          'stroke-dasharray': isWet
            ? [6, 14, 3, 22]
            : [Number((0.5 + high * 0.05).toFixed(1)), Number((2 + high * 0.16).toFixed(1))],
        }),
      ];
    });
  });
  const bank: Color = season === 'winter' ? '#fbfaf5' : '#ece1b8';
  return [
    cells,
    node('g', { 'clip-path': { url: 'k-frame' } }, [
      fill(rows.map(ribbonOf).join(''), bank),
      lines(
        rows.slice(2).map(row =>
          row
            .slice(1, -1)
            .map(({ x, y, width }) => `${x},${y + width * 0.7}`)
            .join(' '),
        ),
        1.1,
        mix(inks.leaf, ink.sumi, 0.5),
        'both',
        { opacity: 0.7 },
      ),
    ]),
  ];
};

const geese = (x: number, y: number): Art =>
  lines(
    [
      [0, 0],
      [12, 4],
      [23, 9],
      [-10, 6],
      [-22, 11],
      [35, 15],
    ].map(
      ([dx = 0, dy = 0]) =>
        `${x + dx - 5},${y + dy - 1.5} ${x + dx - 1.8},${y + dy - 2.2} ${x + dx},${y + dy + 0.8}! ${x + dx + 2.2},${y + dy - 2.4} ${x + dx + 5},${y + dy - 1}`,
    ),
    1.5,
    ink.sumi,
    'both',
    { opacity: 0.8 },
  );

export const plain = (stage: Stage, view: number): Scene => {
  const { season, rng } = stage;
  const ridge = dots(
    `40,${between(rng, 138, 152)} 76,${between(rng, 146, 156)} 118,${between(rng, 136, 150)} 160,${between(rng, 146, 154)}`,
  );
  const land = dots(
    `60,${along(stage, 'horizon', 0.3) + between(rng, -4, 3)} 130,${along(stage, 'horizon', 0.65) + between(rng, -4, 3)}`,
  );
  const ground = dots(
    `28,${along(stage, 'ground', 0.15) + 3} 66,${along(stage, 'ground', 0.35) - 2} 116,${along(stage, 'ground', 0.6) + 4} 164,${along(stage, 'ground', 0.8)}`,
  );
  const hasStooks = season === 'autumn' || season === 'winter';
  const shared = { ridge, land, ground, near: [], far: [] };
  switch (view) {
    case 0:
      return {
        ...shared,
        far: season === 'autumn' ? geese(between(rng, 84, 120), between(rng, 62, 84)) : [],
        middle: [
          paddies(stage, 0),
          hasStooks
            ? [stook(season, 30, 222, 9), stook(season, 48, 228, 11), stook(season, 168, 206, 8)]
            : willow(season, 34, 208),
        ],
        stand: 108,
      };
    default:
      return {
        ...shared,
        middle: [
          paddies(stage, 2),
          hasStooks
            ? [stook(season, 158, 222, 10), stook(season, 176, 216, 8), stook(season, 40, 200, 6)]
            : [willow(season, 166, 202), willow(season, 184, 197)],
        ],
        stand: 92,
      };
  }
};
