import { actionCards, board, map, prices, type TrackName, trackNumbers } from '@hanga/kaigan';
import {
  bareSpace,
  cardFace,
  cardSize,
  kindInks,
  quadrantGone,
  slotAt,
  tileSize,
  use,
} from '../../../art/kaigan/index.ts';
import { figures as numerals } from '../../../art/numerals.ts';
import { type Figure, figuresOf } from '../../../learn/rulebook.ts';
import { cardArt, printedArt, tilePicture } from '../drawings.ts';
import type { FigureId } from './rules.types.ts';

type Seat = Parameters<typeof cardFace>[0];

const at = (x: number, y: number, markup: string): string => `<g transform="translate(${x} ${y})">${markup}</g>`;
const row = (parts: readonly string[], size: { width: number; height: number }, gap: number): Figure => ({
  width: parts.length * size.width + (parts.length - 1) * gap,
  height: size.height,
  markup: parts.map((part, index) => at(index * (size.width + gap), 0, part)).join(''),
});

/** The first tile of a kind and size: figures stay right when the table of tiles is corrected. */
const tileId = (kind: TrackName, size: number): number => {
  const exact = map.tiles.findIndex(tile => tile.kind === kind && tile.size === size);
  return exact >= 0 ? exact : map.tiles.findIndex(tile => tile.kind === kind);
};

/** A tile with markers (a seat's, or neutral) and surveyors on it. */
function tile(id: number, markers: readonly (Seat | 'neutral')[] = [], surveyors: readonly Seat[] = []): string {
  const { size } = map.tileOf(id);
  return (
    tilePicture(id) +
    markers
      .map((owner, index) => {
        const { x, y } = slotAt(index, size);
        return use(owner === 'neutral' ? 'neutral' : `disc-${owner}`, x, y);
      })
      .join('') +
    surveyors.map((seat, index) => use(`surveyor-${seat}`, 24 + index * 30, 88)).join('')
  );
}

/** A price in the page's ink, under what it buys. */
const price = (x: number, y: number, ryo: number): string =>
  numerals(String(ryo), x - 8, y, 26, 'var(--line)') + use('ryo', x + (ryo > 9 ? 26 : 17), y, 0.62);

const priced = (tiles: readonly string[], sums: readonly number[]): Figure => {
  const base = row(tiles, tileSize, 26);
  return {
    ...base,
    height: base.height + 44,
    markup:
      base.markup +
      sums
        .map((sum, index) => price(tileSize.width / 2 + index * (tileSize.width + 26), base.height + 24, sum))
        .join(''),
  };
};

/** One, two, three tiles: a bracket under as many, with what they cost together. */
const bracketed = (tiles: readonly string[], sums: readonly number[]): Figure => {
  const base = row(tiles, tileSize, 12);
  const brackets = sums.map((sum, index) => {
    const end = (index + 1) * tileSize.width + index * 12 - 4;
    const y = base.height + 10 + index * 34;
    return `<path d="M4 ${y}v10H${end - 58}M${end - 4} ${y + 10}H${end}V${y}" fill="none" stroke="var(--line-soft)" stroke-width="2.5"/>${price(end - 38, y + 10, sum)}`;
  });
  return { ...base, height: base.height + 28 + 34 * (sums.length - 1), markup: base.markup + brackets.join('') };
};

const [stepX, stepY] = [cardSize.width + 6, cardSize.height + 6];

/** The first three rows of the board: what lies on them, and the printed actions. */
function grid(on: (space: number) => string | undefined, left = 12): Figure {
  const rows = 3;
  const spaces = board.allSpaces.filter(space => board.rowOf(space) < rows);
  const [width, height] = [left + 5 * stepX + 6, rows * stepY + 18];
  return {
    width,
    height,
    markup: `<rect width="${width}" height="${height}" rx="10" fill="#efe5c9" stroke="#8a7550" stroke-width="2"/>${spaces
      .map(space => {
        const printed = board.printedOn[space];
        const under = on(space) ?? (printed ? printedArt(printed) : bareSpace());
        return at(left + board.columnOf(space) * stepX, 12 + board.rowOf(space) * stepY, under);
      })
      .join('')}`,
  };
}

function claimed(): Figure {
  const laid: Readonly<Record<number, string>> = {
    [board.spaceAt(0, 1)]: cardArt(2, 'mapWidely'),
    [board.spaceAt(1, 0)]: cardArt(0, 'dispatch'),
    [board.spaceAt(1, 1)]: cardArt(1, 'artistic'),
    [board.spaceAt(1, 3)]: cardArt(0, 'map'),
    [board.spaceAt(2, 4)]: cardArt(1, 'sideJob'),
  };
  const base = grid(space => laid[space], 62);
  return {
    ...base,
    markup:
      base.markup +
      [0, 2]
        .map(
          index =>
            `<circle cx="34" cy="${58 + index * stepY}" r="17" fill="none" stroke="#8a7550" stroke-width="2" stroke-dasharray="4 3"/>`,
        )
        .join('') +
      use('disc-0', 34, 58 + stepY, 1.5),
  };
}

function order(): Figure {
  const turns = board.resolvingOrder.filter(space => board.rowOf(space) < 3);
  return grid(space => {
    const printed = board.printedOn[space];
    return `${printed ? `<g opacity=".45">${printedArt(printed)}</g>` : bareSpace()}${numerals(String(turns.indexOf(space) + 1), 49, 47, 40, '#8c2415')}`;
  });
}

/** A track from the left: its numbers, and discs on some of its spaces. */
function track(kind: TrackName, discs: Readonly<Record<number, readonly Seat[]>>, count: number): Figure {
  const { color, deep, pale } = kindInks[kind];
  const numbers = kind === 'travel' ? undefined : trackNumbers[kind];
  const cell = 46;
  const spaces = Array.from({ length: count }, (_, index) => {
    const x = 58 + index * cell;
    return (
      `<rect x="${x}" y="30" width="${cell - 4}" height="42" rx="5" fill="${pale}" stroke="${deep}" stroke-width="1.6"/>` +
      (numbers ? numerals(String(numbers[index] ?? ''), x + 21, 51, 20, deep) : use(kind, x + 21, 51, 0.5)) +
      (discs[index] ?? []).map((seat, place) => use(`disc-${seat}`, x + 12 + place * 20, 20)).join('')
    );
  });
  return {
    width: 58 + count * cell + 6,
    height: 82,
    markup: `<rect y="22" width="${58 + count * cell + 6}" height="58" rx="9" fill="${color}"/><circle cx="29" cy="51" r="23" fill="#f4ecd8"/>${use(kind, 29, 51, 0.85)}${spaces.join('')}`,
  };
}

/** Ten tiles of the coast, in five columns of two. */
function coast(tiles: readonly string[], top = 0): Figure {
  const [width, height] = [tileSize.width + 8, tileSize.height + 8];
  return {
    width: 5 * width,
    height: 2 * height + top,
    markup: tiles
      .map((part, index) => at(Math.floor(index / 2) * width + 4, top + (index % 2) * height, part))
      .join(''),
  };
}

const tenTiles = [
  tileId('travel', 3),
  tileId('government', 3),
  tileId('artistic', 4),
  tileId('travel', 2),
  tileId('government', 4),
  tileId('artistic', 2),
  tileId('travel', 4),
  tileId('government', 2),
  tileId('artistic', 3),
  tileId('travel', 4) + 1,
];

const coastAtWork: readonly (readonly [markers: readonly (Seat | 'neutral')[], surveyors: readonly Seat[]])[] = [
  [[0, 0], [0]],
  [['neutral'], []],
  [
    [1, 2],
    [1, 2],
  ],
  [[], []],
  [[], [0]],
  [['neutral'], [2]],
  [[1], [1]],
  [[], []],
  [
    [0, 1],
    [0, 1],
  ],
  [['neutral', 2], [2]],
];

const dice = (): Figure => {
  const faces = [1, 5, 6];
  const base = coast(
    tenTiles.map((id, place) => tile(id, faces.includes(Math.floor(place / 2) + 1) ? ['neutral'] : [])),
    58,
  );
  return {
    ...base,
    markup:
      faces.map((face, index) => use(`die-${face}`, base.width / 2 + (index - 1) * 60, 24, 1.5)).join('') + base.markup,
  };
};

const makers: Readonly<Record<FigureId, () => Figure>> = {
  map: () => coast(tenTiles.map((id, place) => tile(id, ...(coastAtWork[place] ?? [[], []])))),
  cards: () =>
    row(
      actionCards.map(name => cardArt(0, name)),
      cardSize,
      10,
    ),
  tiles: () =>
    row([tile(tileId('artistic', 2)), tile(tileId('government', 3)), tile(tileId('travel', 4))], tileSize, 24),
  claimed,
  quadrant: () => row([printedArt('takeQuadrant'), quadrantGone()], cardSize, 24),
  order,
  turned: () => ({
    ...cardSize,
    markup: cardFace(0, 'survey', [
      [
        ['pay', String(prices.survey)],
        ['surveyor', ''],
      ],
    ]),
  }),
  mapOne: () =>
    priced(
      [tile(tileId('artistic', 4), [0], [0]), tile(tileId('artistic', 4), [0, 0], [0])],
      Object.values(prices.map),
    ),
  mapWidely: () =>
    bracketed(
      [
        tile(tileId('artistic', 3), [0], [0]),
        tile(tileId('government', 4), [0], [0]),
        tile(tileId('travel', 2), [0], [0]),
      ],
      prices.mapWidely[1],
    ),
  dice,
  complete: () => ({ ...tileSize, markup: tile(tileId('travel', 3), [0, 0, 'neutral']) }),
  artistic: () => track('artistic', { 2: [1], 4: [0], 5: [2] }, trackNumbers.artistic.length),
  government: () => track('government', { 1: [1, 2], 3: [0] }, trackNumbers.government.length),
  travel: () => track('travel', { 0: [2], 3: [1], 5: [0] }, 8),
};

export const figure = figuresOf(makers);
