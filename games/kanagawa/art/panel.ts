import { type Dot, fill, mix, place } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded } from '@hanga/web/art/seeded.ts';
import { type Art, type Color, type Ink, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { mistBands, mistInks, seamsOf } from './mist.ts';
import { across, crispStubs, panelSize } from './paper.ts';
import { foreground, turf } from './plants.ts';
import { scene, sceneVariants } from './scenes/index.ts';
import { edge, profile } from './scenes/scene.ts';
import { type SeasonInks, seamInk, seasonInks } from './seasons.ts';
import type { Landscape, Season } from './types.ts';
import { luminary, stormBank, weather } from './weather.ts';

/** The seasons of the panels beside this one; a missing neighbour means the neutral edge. */
export interface Neighbours {
  readonly left?: Season | undefined;
  readonly right?: Season | undefined;
  /** Nothing lies beside it: it has a sky of its own. */
  readonly isAlone?: boolean | undefined;
}

export interface PanelContents {
  readonly landscape: Landscape;
  readonly season: Season;
  /** Seeds the small differences between cards with equal contents. */
  readonly number: number;
  readonly subject?: Art | undefined;
  /** A subject as wide as the panel stands in the middle, whatever the scene would like. */
  readonly broad?: boolean | undefined;
  /** -1: the subject is drawn the other way round. */
  readonly facing?: 1 | -1 | undefined;
  /** A seal lies in the lower right corner: nothing else may. */
  readonly isCornerTaken?: boolean | undefined;
  /** It grows out of the ground, and has no shadow at its feet. */
  readonly isRooted?: boolean | undefined;
}

const tinted = ['air', 'ridge', 'water', 'ground'] as const satisfies readonly (keyof SeasonInks)[];
type Tinted = (typeof tinted)[number];

type Tints = Readonly<Record<Tinted, ReturnType<typeof tint>>>;

/** The card's number is in the id: a gradient borrowed from a hidden panel would not paint. */
const tintId = (part: Tinted, { season, number }: PanelContents, beside: Neighbours): string =>
  `k-${part}-${number}-${beside.left ?? 'o'}-${season}-${beside.right ?? 'o'}`;

/** From the seam's colour to the season's own by the middle of the panel, easing at both ends. */
const ease = [
  [0, 0],
  [0.1, 0.1],
  [0.22, 0.45],
  [0.34, 0.87],
  [0.44, 1],
] as const;

/** What a part is painted with: the season's ink, or where a neighbour's differs a gradient, with its definition. */
const tint = (part: Tinted, contents: PanelContents, beside: Neighbours): { paint: Ink; definition: Art } => {
  const { season } = contents;
  const own = seasonInks[season][part];
  const left = seamInk(part, season, beside.left);
  const right = seamInk(part, season, beside.right);
  if (left === own && right === own) return { paint: own, definition: [] };
  const id = tintId(part, contents, beside);
  const easing = (seam: Color): readonly (readonly [number, Color])[] =>
    seam === own ? [[0, own]] : ease.map(([offset, share]) => [offset, mix(seam, own, share)]);
  const definition = across(id, [
    ...easing(left),
    ...easing(right)
      .toReversed()
      .map(([offset, color]) => [Math.round(100 - offset * 100) / 100, color] as const),
  ]);
  return { paint: { url: id }, definition };
};

/** Crisp sides: neighbours snap to one pixel column, so washes neither gap nor print twice. */
const sheet = (top: number, bottom: number, color: Ink): Art =>
  node('rect', { y: top, width: panelSize.width, height: bottom - top, fill: color, 'shape-rendering': 'crispEdges' });

/** The level last steps of a profile at both side edges. */
const sides = (top: number, bottom: number, color: Ink): Art =>
  crispStubs(
    [0, panelSize.width - 4].map(x => [x, top, 4, bottom - top] as const),
    color,
  );

/** Not everyone stands on one line: a step nearer is a little larger. */
const standing = (subject: Art, x: number, rng: Rng, contents: PanelContents): Art => {
  const { facing = 1, isRooted, isCornerTaken, broad } = contents;
  const foot = Math.round(between(rng, 266, 284));
  const size = (0.88 + (foot - 266) * 0.009) * (isCornerTaken && broad ? 0.88 : 1);
  const halo = node('ellipse', { cx: x, cy: foot - 72, rx: 76, ry: 88, fill: { url: 'k-halo' } });
  const shade = node('ellipse', { cx: x + 8, cy: foot + 1, rx: 50, ry: 4, fill: '#2b2a1c', 'fill-opacity': 0.2 });
  return [halo, isRooted ? [] : shade, place(subject, x, foot, size, facing)];
};

/** A run of one season has one sun or moon, over its first panel. */
const isFirst = (season: Season, number: number, { left, isAlone }: Neighbours): boolean =>
  isAlone ? number % 3 > 0 : left !== season;

/** The print of one panel without its marks, 200 x 300. */
export const panel = (contents: PanelContents, beside: Neighbours = {}): Art => {
  const { landscape, season, number } = contents;
  const rng = seeded(number * 13 + 5);
  const variant = Math.floor(rng() * sceneVariants);
  const mirror = rng() < 0.5 ? -1 : 1;
  const view = scene(landscape, season, variant, rng);
  const flip = (art: Art): Art =>
    mirror === 1 ? art : node('g', { transform: [moved(panelSize.width, 0), scaled(-1, 1)] }, art);
  const tints = Object.fromEntries(tinted.map(part => [part, tint(part, contents, beside)] as const)) as Tints;
  const paint = (part: Tinted): Ink => tints[part].paint;
  const seams = seamsOf(season, number, beside.left, beside.right);
  const definitions = [tinted.flatMap(part => tints[part].definition), mistInks(seams)];
  const aside = mirror === 1 ? view.stand : panelSize.width - view.stand;
  const play = between(rng, -5, 5);
  const stand = Math.round(contents.broad ? panelSize.width / 2 : aside + play);
  const clear = contents.isCornerTaken ? Math.min(stand, contents.broad ? 84 : 78) : stand;
  // Gradients must not be mirrored with the scene, or the seam tints would swap sides.
  const facing = (points: readonly Dot[]): readonly Dot[] =>
    mirror === 1 ? points : points.map(point => ({ ...point, x: panelSize.width - point.x })).toReversed();
  const ground = profile(edge.ground, facing(view.ground), 257);
  return [
    node('defs', {}, definitions),
    sheet(0, 168, paint('air')),
    sheet(0, 104, { url: 'k-ichimonji' }),
    sheet(96, 168, { url: 'k-glow' }),
    isFirst(season, number, beside) ? luminary(season, landscape, seeded(number + 700)) : [],
    season === 'storm' ? stormBank(seeded(number + 700)) : [],
    flip(view.far),
    fill(profile(edge.ridge, facing(view.ridge), 168), paint('ridge')),
    sides(edge.ridge, 168, paint('ridge')),
    sheet(edge.horizon, 252, paint('water')),
    sheet(edge.horizon, 214, { url: 'k-haze' }),
    mistBands(rng, seams, 'behind'),
    flip(view.middle),
    mistBands(rng, seams, 'before'),
    fill(ground, paint('ground')),
    sides(edge.ground, 257, paint('ground')),
    sheet(254, 300, paint('ground')),
    sheet(edge.ground, 300, { url: 'k-soil' }),
    flip(view.near),
    turf(season, rng),
    contents.subject ? standing(contents.subject, clear, rng, contents) : [],
    foreground(season, seeded(number * 31 + 9), contents.isCornerTaken ? 'left' : 'both'),
    weather(season, landscape, number),
    sheet(0, 300, { url: 'k-grain' }),
  ];
};
