import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { closeUp } from './closeUp.ts';
import { panel } from './panel.ts';
import { panelSize } from './paper.ts';
import { type Hung, planned } from './plan.ts';
import type { Neighbours } from './sight.ts';
import { startingStudioArt, studioArt } from './studio.ts';
import { isBroad, subjectBox } from './subjects/index.ts';
import { facing, subjectArtId } from './subjects/pose.ts';
import { use } from './symbols.ts';
import type { LessonCard, Print, StartingTile } from './types.ts';
import { plankSize } from './wood.ts';

const margin = 5;
export const cardSize = {
  width: panelSize.width + 2 * margin,
  height: panelSize.height + plankSize.height + 3 * margin - 2,
} as const;

/** `scored`: only what still counts once painted. `none`: the bare picture. */
export type Marks = 'all' | 'scored' | 'none';

const marks = (print: Pick<Print, 'landscape' | 'season'> & Partial<Print>, shown: Marks): Art => {
  if (shown === 'none') return [];
  const needed =
    shown === 'all'
      ? Array.from({ length: print.brushes ?? 0 }, (_, index) =>
          use(print.landscape, 'icon', 173, 28 + index * 47, 1.14),
        )
      : [];
  return [
    use(`season-${print.season}`, 'icon', 27, 28, 1.06),
    needed,
    print.harmony === undefined ? [] : use(`harmony${print.harmony}`, 'icon', 178, 275, 1),
  ];
};

/** Starting tiles are numbered after all cards. */
const tileNumber = 300;

export const hungTile = ({ landscape, season }: StartingTile, number: number): Hung => ({
  landscape,
  season,
  number: tileNumber + number,
});

export const hungCard = ({ print: { landscape, season, subject, count } }: LessonCard, number: number): Hung => ({
  landscape,
  season,
  number,
  subject,
  count,
});

/** The print half of a lesson card, 200 x 300. Pass the neighbours to let their colours meet. */
export const printPanel = (card: LessonCard, number: number, beside: Neighbours = {}, shown: Marks = 'all'): Art => {
  const { landscape, season, subject, count = 1, harmony } = card.print;
  return [
    panel(
      {
        landscape,
        season,
        number,
        subject: subject
          ? use(subjectArtId(subject, count, season, number, beside.look), subjectBox(subject, count), 0, 0)
          : undefined,
        broad: subject && isBroad(subject, count),
        facing: subject && facing(subject, count, season, number),
        isCornerTaken: harmony !== undefined,
        closeUp: subject && !beside.isWhole ? closeUp(subject, count, number) : undefined,
        isRooted: subject === 'tree' || subject === 'butterfly',
      },
      beside,
    ),
    marks(card.print, shown),
    card.yokai && shown === 'all' ? use('yokai-arrives', 'icon', 27, 78, 1.12) : [],
  ];
};

export const startingPanel = (
  tile: StartingTile,
  number: number,
  beside: Neighbours = {},
  shown: Marks = 'all',
): Art => [
  panel({ landscape: tile.landscape, season: tile.season, number: tileNumber + number }, beside),
  marks({ landscape: tile.landscape, season: tile.season }, shown),
];

export const studioPlank = (card: LessonCard, number: number): Art => studioArt(card.studio, number);

export const startingPlank = (tile: StartingTile, number: number): Art => startingStudioArt(tile, number);

/** Paper of a card: a warm sheet with soft corners; the picture fills it to its own colour. */
const mounted = (picture: Art, bench: Art): Art => [
  node('rect', {
    x: 0.75,
    y: 0.75,
    width: cardSize.width - 1.5,
    height: cardSize.height - 1.5,
    rx: 9,
    fill: '#f7f0de',
    stroke: '#5b5243',
    'stroke-width': 1.5,
  }),
  node(
    'svg',
    {
      x: margin,
      y: margin,
      width: panelSize.width,
      height: panelSize.height,
      viewBox: [0, 0, 200, 300],
    },
    picture,
  ),
  node(
    'svg',
    {
      x: margin,
      y: panelSize.height + 2 * margin - 2,
      width: plankSize.width,
      height: plankSize.height,
      viewBox: [0, 0, 200, 84],
    },
    bench,
  ),
];

/** A whole lesson card, 210 x 397. */
export const cardFace = (card: LessonCard, number: number): Art =>
  mounted(printPanel(card, number), studioPlank(card, number));

export const startingTileFace = (tile: StartingTile, number: number): Art =>
  mounted(startingPanel(tile, number), startingPlank(tile, number));

export interface Painted {
  readonly card: LessonCard;
  readonly number: number;
}

/** A player's print: the starting panel and the painted panels as one scroll, 300 high. */
export const printScroll = (tile: StartingTile | undefined, painted: readonly Painted[], shown: Marks = 'all'): Art => {
  const places = planned([
    ...(tile ? [hungTile(tile, 0)] : []),
    ...painted.map(({ card, number }) => hungCard(card, number)),
  ]);
  const first = tile ? 1 : 0;
  const panels = [
    ...(tile ? [startingPanel(tile, 0, places[0], shown)] : []),
    ...painted.map(({ card, number }, index) => printPanel(card, number, places[index + first], shown)),
  ];
  return panels.map((art, index) => node('g', { transform: [moved(index * panelSize.width, 0)] }, art));
};
