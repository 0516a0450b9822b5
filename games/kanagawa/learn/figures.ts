import { type Art, moved, node, scaled } from '@hanga/web/art/tree.ts';
import { type Figure, figuresOf } from '@hanga/web/learn/rulebook.ts';
import {
  type Boxed,
  boxes,
  cardBack,
  cardFace,
  cardSize,
  hollowOf,
  matSize,
  mountEdge,
  mountSize,
  panelSize,
  plankSize,
  printPanel,
  printScroll,
  school,
  scrollMount,
  startingTileFace,
  studioPlank,
  use,
} from '../art/index.ts';
import { everyCard, type LessonCard, newSuits, startingTiles, suits } from '../rules/index.ts';
import type { FigureId } from './contents.ts';

const cardOf = (number: number): LessonCard => everyCard[number] as LessonCard;
/** The first card that looks as wished: figures stay right when the table of cards is corrected. */
const find = (holds: (card: LessonCard) => boolean): number => everyCard.findIndex(holds);

const at = (x: number, y: number, art: Art): Art => node('g', { transform: [moved(x, y)] }, art);
const pawn = (id: string, x: number, y: number, scale = 1): Art => use(id, 'pawn', x, y, scale);

/** A plank of the bench, with a brush in its hollow if wished. */
const plank = (number: number, brush?: 'ready' | 'painted'): Art => {
  const card = cardOf(number);
  const hollow = hollowOf(card.studio);
  return [studioPlank(card, number), brush && hollow ? pawn(`brush-${brush}-0`, hollow.x, hollow.y) : []];
};

/** A stroke with a tip, in the page's ink: "so this becomes that". */
const stroke = (x: number, y: number, length: number): Art => [
  node('path', {
    d: `M${x} ${y}h${length - 14}`,
    stroke: { page: 'line' },
    'stroke-width': 5,
    'stroke-linecap': 'round',
    fill: 'none',
  }),
  node('path', { d: `M${x + length - 18} ${y - 12}l18 12l-18 12z`, fill: { page: 'line' } }),
];

const row = (parts: readonly Art[], size: { width: number; height: number }, gap: number): Figure => ({
  width: parts.length * size.width + (parts.length - 1) * gap,
  height: size.height,
  art: parts.map((part, index) => at(index * (size.width + gap), 0, part)),
});

const painted = (numbers: readonly number[]) => numbers.map(number => ({ card: cardOf(number), number }));

const scroll = (tile: number, numbers: readonly number[]): Figure => {
  const start = startingTiles[tile] ?? startingTiles[0];
  return {
    ...mountSize(numbers.length + 1),
    art: [
      scrollMount(numbers.length + 1),
      at(mountEdge.x, mountEdge.y, printScroll(start, painted(numbers), 'scored')),
    ],
  };
};

/** Planks with brushes on the left, the card they paint on the right. */
const painting = (planks: readonly number[], card: number): Figure => {
  const gap = 34;
  const top = Math.max(40, (panelSize.height - planks.length * (plankSize.height + gap)) / 2 + gap);
  return {
    width: plankSize.width + 90 + panelSize.width,
    height: panelSize.height,
    art: [
      planks.map((number, index) => at(0, top + index * (plankSize.height + gap), plank(number, 'ready'))),
      stroke(plankSize.width + 14, panelSize.height / 2, 62),
      at(plankSize.width + 90, 0, printPanel(cardOf(card), card)),
    ],
  };
};

const icons = (ids: readonly string[], kind: Boxed, step: number): Figure => {
  const [left, top, width, height] = boxes[kind];
  return {
    width: (ids.length - 1) * step + width,
    height,
    art: ids.map((id, index) => use(id, kind, index * step - left, -top)),
  };
};

/** Four in autumn: two that are, a storm, and a winter card under a token. */
const runs = (): Figure => {
  const base = scroll(2, [
    find(({ print }) => print.season === 'autumn' && print.subject === 'palace'),
    find(({ print }) => print.season === 'storm' && print.landscape === 'mountain'),
    find(({ print }) => print.season === 'winter' && print.subject === 'roundHouse'),
    find(({ print }) => print.season === 'spring' && print.subject === 'temple'),
  ]);
  const y = base.height + 18;
  const end = mountEdge.x + 4 * panelSize.width;
  return {
    ...base,
    height: base.height + 44,
    art: [
      base.art,
      pawn('stormToken', mountEdge.x + 3.5 * panelSize.width, mountEdge.y + 130, 1.5),
      node('path', {
        d: `M${mountEdge.x + 4} ${y - 8}v18h${end - mountEdge.x - 8}v-18`,
        fill: 'none',
        stroke: { page: 'accent' },
        'stroke-width': 7,
      }),
    ],
  };
};

const makers: Readonly<Record<FigureId, () => Figure>> = {
  scroll: () => scroll(1, [1, 37, 61, 3, 52, 32, 67]),
  // No card has everything: a second plank shows what else a studio can gain.
  card: () => ({
    width: cardSize.width,
    height: cardSize.height + plankSize.height + 22,
    art: [cardFace(cardOf(anatomyCard), anatomyCard), at(5, cardSize.height + 18, plank(24))],
  }),
  startingTile: () => ({ ...cardSize, art: startingTileFace(startingTiles[3], 3) }),
  backs: () => row(suits.map(cardBack), cardSize, 22),
  mat: () => {
    const mat = { columns: 4, rows: 3, cell: { width: 96, height: 116 }, gap: 14 };
    return { ...matSize(mat), art: school(mat) };
  },
  studio: () => row([plank(27), plank(13), plank(12), plank(17)], plankSize, 0),
  paintOne: () => painting([find(({ studio }) => studio.landscape === 'forest' && !studio.icon)], 8),
  paintTwo: () => painting([find(({ studio }) => studio.landscape === 'ocean' && !studio.icon), 17], 10),
  brushes: () => icons(['brush-ready-0', 'brush-painted-0'], 'pawn', 110),
  move: () => ({
    width: 2 * plankSize.width + 80,
    height: plankSize.height + 40,
    art: [
      at(0, 40, plank(4)),
      stroke(plankSize.width + 12, 40 + plankSize.height / 2, 56),
      at(plankSize.width + 80, 40, plank(1, 'ready')),
    ],
  }),
  keep: () => ({
    width: plankSize.width + 40 + cardSize.width * 0.5,
    height: cardSize.height * 0.5,
    art: [
      at(0, (cardSize.height * 0.5 - plankSize.height) / 2, plank(16)),
      node('g', { transform: [moved(plankSize.width + 40, 0), scaled(0.5)] }, cardFace(cardOf(67), 67)),
    ],
  }),
  pawns: () => icons(['grandMaster', 'assistant'], 'pawn', 110),
  runs,
  harmony: () => icons(['harmony1', 'harmony2', 'harmony-2'], 'icon', 70),
  newBacks: () => row(newSuits.map(cardBack), cardSize, 22),
  kites: () => icons(['yellowKite', 'blueKite', 'redKite'], 'subject', 156),
  lanterns: () =>
    row(
      [1, 2, 3].map(count => {
        const number = find(({ print }) => print.subject === 'lantern' && print.count === count);
        return printPanel(cardOf(number), number, {}, 'scored');
      }),
      panelSize,
      14,
    ),
  umbrellas: () =>
    scroll(0, [find(isUmbrella(1, 'spring')), find(isUmbrella(2, 'spring')), find(isUmbrella(1, 'summer'))]),
  spirits: () => icons(['yokai-0', 'yokai-1', 'yokai-2'], 'pawn', 86),
  arrival: () => {
    const number = find(card => card.yokai === 'arrives');
    return { ...cardSize, art: cardFace(cardOf(number), number) };
  },
  passing: () => ({ ...plankSize, art: plank(find(({ studio }) => studio.icon === 'passYokai')) }),
};

const isUmbrella =
  (count: number, season: string) =>
  ({ print }: LessonCard): boolean =>
    print.subject === 'umbrella' && print.count === count && print.season === season;

/** The card whose parts are named: two brushes, harmony and a subject. */
const anatomyCard = 19;

export const figure = figuresOf(makers);
