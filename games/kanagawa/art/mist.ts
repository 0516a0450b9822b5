import { at, fill } from '@hanga/web/art/brush.ts';
import { between, type Rng } from '@hanga/web/art/seeded.ts';
import { type Art, type Color, node } from '@hanga/web/art/tree.ts';
import { crispStubs, panelSize } from './paper.ts';
import { type SeasonInks, seamInk, seasonInks } from './seasons.ts';
import { type Season, seasons } from './types.ts';

/** A band of mist where it crosses a seam: its top and its height. */
type Crossing = readonly [top: number, height: number];

/** What may cross a seam: seldom much, never at the same heights everywhere. */
export const mistSeams: readonly (readonly Crossing[])[] = [
  [[136, 13]],
  [
    [112, 9],
    [222, 12],
  ],
  [[146, 15]],
  [
    [124, 11],
    [226, 10],
  ],
  [[216, 15]],
];

const horizon = 164;

/** Both panels of a seam know the two seasons that meet there, and so agree on what crosses it. */
export const crossingsOf = (left: Season, right: Season): readonly Crossing[] =>
  mistSeams[(seasons.indexOf(left) * 2 + seasons.indexOf(right) * 3) % mistSeams.length] ?? [];

export interface Seam {
  readonly side: 'left' | 'right';
  readonly crossings: readonly Crossing[];
  readonly ink: Color;
  readonly own: Color;
  readonly id: string;
}

/** A panel's two seams; a missing neighbour means the neutral edge. */
export const seamsOf = (season: Season, number: number, left?: Season, right?: Season): readonly [Seam, Seam] => {
  const part: keyof SeasonInks = 'mist';
  const seam = (side: Seam['side'], beside: Season | undefined): Seam => ({
    side,
    crossings: side === 'left' ? crossingsOf(beside ?? season, season) : crossingsOf(season, beside ?? season),
    ink: seamInk(part, season, beside),
    own: seasonInks[season][part],
    id: `k-mist${side}-${number}-${beside ?? 'o'}-${season}`,
  });
  return [seam('left', left), seam('right', right)];
};

/** From the seam's colour, whole at the seam, wiped away toward the tip: bokashi at one end. */
export const mistInks = (seams: readonly Seam[]): Art =>
  seams.map(({ side, ink, own, id }) => {
    const [from, to] = side === 'left' ? [0, 144] : [panelSize.width, panelSize.width - 144];
    return node('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: from, x2: to, y1: 0, y2: 0 }, [
      node('stop', { offset: 0, 'stop-color': ink }),
      node('stop', { offset: 0.2, 'stop-color': ink, 'stop-opacity': 0.92 }),
      node('stop', { offset: 0.6, 'stop-color': own, 'stop-opacity': 0.6 }),
      node('stop', { offset: 1, 'stop-color': own, 'stop-opacity': 0 }),
    ]);
  });

/** Two flat tongues with round tips, the lower one shorter, as in old scrolls. */
const band = ([top, height]: Crossing, reach: number, side: Seam['side']): string => {
  const x = (inward: number): number => (side === 'left' ? inward : panelSize.width - inward);
  const sweep = side === 'left' ? 1 : 0;
  const waist = top + height * 0.55;
  const tip = (inward: number, from: number, to: number): string =>
    `L${at(x(inward), from)}A${at((to - from) / 2, (to - from) / 2)} 0 0 ${sweep} ${at(x(inward), to)}`;
  return `M${at(x(0), top)}${tip(reach, top, waist)}${tip(reach * 0.62, waist, top + height)}L${at(x(0), top + height)}Z`;
};

/** The upper bands lie behind the middle ground, the lower ones before it: that is the depth. */
export const mistBands = (rng: Rng, seams: readonly Seam[], depth: 'behind' | 'before'): Art => {
  // It drifts: far from one side, hardly from the other.
  const isLong = rng() < 0.5;
  return seams.map(({ side, crossings, ink, id }) => {
    const here = crossings.filter(([top]) => top < horizon === (depth === 'behind'));
    if (here.length === 0) return [];
    const paths = here.map(crossing =>
      band(crossing, isLong === (side === 'left') ? between(rng, 96, 140) : between(rng, 26, 54), side),
    );
    const edge = side === 'left' ? 0 : panelSize.width - 3;
    return [
      crispStubs(
        here.map(([top, height]) => [edge, top, 3, height] as const),
        ink,
      ),
      fill(paths.join(''), { url: id }),
    ];
  });
};
