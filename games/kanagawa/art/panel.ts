import { type Dot, fill, mix, place } from '@hanga/web/art/brush.ts';
import { between, type Rng, seeded } from '@hanga/web/art/seeded.ts';
import { type Art, type Color, type Ink, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { across, crispStubs, panelSize } from './paper.ts';
import { turf } from './plants.ts';
import { currentScenery, type Mist } from './scenery.ts';
import { scene, sceneViews } from './scenes/index.ts';
import { profile } from './scenes/scene.ts';
import { seamOf } from './seam.ts';
import { type SeasonInks, seamInk, seasonInks } from './seasons.ts';
import type { Neighbours, Sight } from './sight.ts';

export interface PanelContents extends Sight {
  readonly subject?: Art | undefined;
  /** A subject as wide as the panel stands in the middle, whatever the scene would like. */
  readonly broad?: boolean | undefined;
  /** -1: the subject is drawn the other way round. */
  readonly facing?: 1 | -1 | undefined;
  /** A seal lies in the lower right corner: nothing else may. */
  readonly isCornerTaken?: boolean | undefined;
  /** So large, and cut by the lower frame, if no seal needs the corner. */
  readonly closeUp?: number | undefined;
  /** It grows out of the ground, and has no shadow at its feet. */
  readonly isRooted?: boolean | undefined;
}

/** The way in which a landscape is seen on its own card. */
export const ownView = (number: number): number => Math.floor(seeded(number * 13 + 5)() * sceneViews);

const tinted = ['air', 'ridge', 'field', 'ground'] as const satisfies readonly (keyof SeasonInks)[];
type Tinted = (typeof tinted)[number];
type Tints = Readonly<Record<Tinted, ReturnType<typeof tint>>>;

/** The card's number is in the name: a gradient borrowed from a hidden panel would not paint. */
const keyOf = ({ season, number }: Sight, beside: Neighbours): string =>
  `${number}-${beside.left?.season ?? 'o'}-${season}-${beside.right?.season ?? 'o'}-${beside.left?.number ?? 'o'}-${beside.right?.number ?? 'o'}`;

/** From the seam's colour to the season's own by the middle of the panel, easing at both ends. */
const ease = [
  [0, 0],
  [0.1, 0.1],
  [0.22, 0.45],
  [0.34, 0.87],
  [0.44, 1],
] as const;

/** What a part is painted with: the season's ink, or where a neighbour's differs a gradient, with its definition. */
const tint = (part: Tinted, contents: Sight, beside: Neighbours): { paint: Ink; definition: Art } => {
  const { season } = contents;
  const own = seasonInks[season][part];
  const left = seamInk(part, season, beside.left?.season);
  const right = seamInk(part, season, beside.right?.season);
  if (left === own && right === own) return { paint: own, definition: [] };
  const id = `k-${part}-${keyOf(contents, beside)}`;
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

/** Mist is lighter than the air. */
const pale = (color: Color): Color => mix(color, '#fffaf0', 0.36);

/** Crisp sides: neighbours snap to one pixel column, so washes neither gap nor print twice. */
const sheet = (top: number, bottom: number, color: Ink): Art =>
  node('rect', { y: top, width: panelSize.width, height: bottom - top, fill: color, 'shape-rendering': 'crispEdges' });

/** A part of the land, crisp over the last steps at both sides, where it is level. */
const layer = (from: number, to: number, points: readonly Dot[], bottom: number, color: Ink): Art => [
  fill(profile(from, to, points, bottom), color),
  crispStubs(
    [
      [0, from, 4, bottom - from],
      [panelSize.width - 4, to, 4, bottom - to],
    ],
    color,
  ),
];

/** Before everything, its feet below the picture. */
const cutByFrame = (subject: Art, x: number, size: number, facing: 1 | -1): Art => {
  const { width, height } = panelSize;
  const middle = Math.round(width / 2 + (x - width / 2) * 0.3);
  return node(
    'svg',
    { x: 0, y: 0, width, height, viewBox: [0, 0, width, height] },
    place(subject, middle, height + 13 * size, size, facing),
  );
};

/** Two depths: some stand near and large, some a good way off; and some so near that the frame cuts them. */
const standing = (subject: Art, x: number, rng: Rng, contents: PanelContents): Art => {
  const { facing = 1, isRooted, isCornerTaken, broad } = contents;
  if (contents.closeUp && !isCornerTaken) return cutByFrame(subject, x, contents.closeUp, facing);
  const isNear = rng() < 0.55;
  const foot = Math.round(isNear ? between(rng, 280, 288) : between(rng, 260, 267));
  const size = (isNear ? 1.04 : 0.84) * (isCornerTaken ? (broad ? 0.86 : 0.92) : 1);
  const halo = node('ellipse', { cx: x, cy: foot - 72 * size, rx: 76, ry: 88, fill: { url: 'k-halo' } });
  const shade = node('ellipse', {
    cx: x + 8,
    cy: foot + 1,
    rx: 50 * size,
    ry: 4,
    fill: '#2b2a1c',
    'fill-opacity': 0.2,
  });
  return [halo, isRooted ? [] : shade, place(subject, x, foot, size, facing)];
};

/** The print of one panel without its marks, 200 x 300. */
export const panel = (contents: PanelContents, beside: Neighbours = {}): Art => {
  const { landscape, season, number } = contents;
  const rng = seeded(number * 13 + 5);
  const own = Math.floor(rng() * sceneViews);
  const mirror = rng() < 0.5 ? -1 : 1;
  const left = seamOf(beside.left, contents);
  const right = seamOf(contents, beside.right);
  const stage = mirror === 1 ? { season, left, right, rng } : { season, left: right, right: left, rng };
  const view = scene(landscape, stage, beside.view ?? own);
  const flip = (art: Art): Art =>
    mirror === 1 ? art : node('g', { transform: [moved(panelSize.width, 0), scaled(-1, 1)] }, art);
  const tints = Object.fromEntries(tinted.map(part => [part, tint(part, contents, beside)] as const)) as Tints;
  const paint = (part: Tinted): Ink => tints[part].paint;
  const key = keyOf(contents, beside);
  const inks = seasonInks[season];
  const mist: Mist = [
    { seam: left, side: 'left', meet: pale(seamInk('mist', season, beside.left?.season)), own: pale(inks.mist) },
    { seam: right, side: 'right', meet: pale(seamInk('mist', season, beside.right?.season)), own: pale(inks.mist) },
  ];
  const aside = mirror === 1 ? view.stand : panelSize.width - view.stand;
  const play = between(rng, -5, 5);
  const stand = Math.round(contents.broad ? panelSize.width / 2 : aside + play);
  const clear = contents.isCornerTaken ? Math.min(stand, contents.broad ? 84 : 73) : stand;
  // Gradients must not be mirrored with the scene, or the seam tints would swap sides.
  const facing = (points: readonly Dot[]): readonly Dot[] =>
    mirror === 1 ? points : points.map(point => ({ ...point, x: panelSize.width - point.x })).toReversed();
  const run = beside.run ?? number % 2;
  const sky = { season, landscape, number, run, isCrossed: left.birds !== undefined || right.birds !== undefined };
  const { luminary, stormBank, weather, foreground, mistInks, mistBands, road, river, straddling, flying, drifting } =
    currentScenery();
  return [
    node('defs', {}, [tinted.flatMap(part => tints[part].definition), mistInks(mist, key)]),
    sheet(0, 190, paint('air')),
    sheet(0, 104, { url: 'k-ichimonji' }),
    sheet(96, 190, { url: 'k-glow' }),
    run === 0 ? luminary(season, landscape, seeded(number + 700)) : [],
    season === 'storm'
      ? stormBank(seeded(number + 700), {
          left: beside.left?.season === 'storm',
          right: beside.right?.season === 'storm',
        })
      : [],
    flip(view.far),
    layer(left.ridge, right.ridge, facing(view.ridge), 190, paint('ridge')),
    layer(left.horizon, right.horizon, facing(view.land), 262, paint('field')),
    sheet(146, 216, { url: 'k-haze' }),
    mistBands(mist, key, 'behind'),
    landscape === 'ocean' ? [] : river(left, right, number),
    flip(view.middle),
    mistBands(mist, key, 'before'),
    layer(left.ground, right.ground, facing(view.ground), 300, paint('ground')),
    sheet(256, 300, { url: 'k-soil' }),
    road(left, right, number),
    flip(view.near),
    straddling(left, right, 'land'),
    straddling(left, right, 'sky'),
    turf(season, rng),
    contents.subject ? standing(contents.subject, clear, rng, contents) : [],
    foreground(season, seeded(number * 31 + 9), contents.isCornerTaken ? 'left' : 'both'),
    weather(sky),
    flying(sky),
    drifting(sky, beside),
    sheet(0, 300, { url: 'k-grain' }),
  ];
};
