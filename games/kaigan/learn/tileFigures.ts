import type { Seat } from '@hanga/web/art/liveries.ts';
import { figures as numerals } from '@hanga/web/art/numerals.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import type { Figure } from '@hanga/web/learn/rulebook.ts';
import { draw, slotAt, tileSize, use } from '../art/index.ts';
import { kaigan, map, type TrackName } from '../rules/index.ts';
import { at, row } from './layouts.ts';

/** The first tile of a kind, of that size if there is one: figures stay right when the table of tiles is corrected. */
export const tileId = (kind: TrackName, size?: number): number => {
  const ofKind = map.tilesUnder(kaigan.rules).filter(tile => map.tileOf(tile).kind === kind);
  return ofKind.find(tile => map.tileOf(tile).size === size) ?? (ofKind[0] as number);
};

/** A tile with markers (a seat's, or neutral) and surveyors on it. */
export function tile(id: number, markers: readonly (Seat | 'neutral')[] = [], surveyors: readonly Seat[] = []): Art {
  const { size } = map.tileOf(id);
  return [
    draw({ tile: id }),
    markers.map((owner, index) => {
      const { x, y } = slotAt(index, size);
      return use(owner === 'neutral' ? 'neutral' : `disc-${owner}`, x, y);
    }),
    surveyors.map((seat, index) => use(`surveyor-${seat}`, 24 + index * 30, 88)),
  ];
}

/** A price in the page's ink, under what it buys. */
const price = (x: number, y: number, ryo: number): Art => [
  numerals(String(ryo), x - 8, y, 26, { page: 'line' }),
  use('ryo', x + (ryo > 9 ? 26 : 17), y, 0.62),
];

export const priced = (tiles: readonly Art[], sums: readonly number[]): Figure => {
  const base = row(tiles, tileSize, 26);
  return {
    ...base,
    height: base.height + 44,
    art: [
      base.art,
      sums.map((sum, index) => price(tileSize.width / 2 + index * (tileSize.width + 26), base.height + 24, sum)),
    ],
  };
};

/** One, two, three tiles: a bracket under as many, with what they cost together. */
export const bracketed = (tiles: readonly Art[], sums: readonly number[]): Figure => {
  const base = row(tiles, tileSize, 12);
  const brackets = sums.map((sum, index) => {
    const end = (index + 1) * tileSize.width + index * 12 - 4;
    const y = base.height + 10 + index * 34;
    return [
      node('path', {
        d: `M4 ${y}v10H${end - 58}M${end - 4} ${y + 10}H${end}V${y}`,
        fill: 'none',
        stroke: { page: 'line-soft' },
        'stroke-width': 2.5,
      }),
      price(end - 38, y + 10, sum),
    ];
  });
  return { ...base, height: base.height + 28 + 34 * (sums.length - 1), art: [base.art, brackets] };
};

/** Ten tiles of the coast, in five columns of two. */
function coast(tiles: readonly Art[], top = 0): Figure {
  const [width, height] = [tileSize.width + 8, tileSize.height + 8];
  return {
    width: 5 * width,
    height: 2 * height + top,
    art: tiles.map((part, index) => at(Math.floor(index / 2) * width + 4, top + (index % 2) * height, part)),
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

/** What a roll of 1, 5 and 6 adds. */
export const dice = (): Figure => {
  const faces = [1, 5, 6];
  const base = coast(
    tenTiles.map((id, place) => tile(id, faces.includes(Math.floor(place / 2) + 1) ? ['neutral'] : [])),
    58,
  );
  return {
    ...base,
    art: [faces.map((face, index) => use(`die-${face}`, base.width / 2 + (index - 1) * 60, 24, 1.5)), base.art],
  };
};

export const coastWithTeams = (): Figure =>
  coast(tenTiles.map((id, place) => tile(id, ...(coastAtWork[place] ?? [[], []]))));
