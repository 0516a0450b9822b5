import { map, type TrackName } from '@hanga/kaigan';
import { slotAt, tileSize, use } from '../../../art/kaigan/index.ts';
import { figures as numerals } from '../../../art/numerals.ts';
import type { Seat } from '../../../art/pieces.ts';
import type { Figure } from '../../../learn/rulebook.ts';
import { tilePicture } from '../drawings.ts';
import { at, row } from './layouts.ts';

/** The first tile of a kind and size: figures stay right when the table of tiles is corrected. */
export const tileId = (kind: TrackName, size: number): number => {
  const exact = map.tiles.findIndex(tile => tile.kind === kind && tile.size === size);
  return exact >= 0 ? exact : map.tiles.findIndex(tile => tile.kind === kind);
};

/** A tile with markers (a seat's, or neutral) and surveyors on it. */
export function tile(id: number, markers: readonly (Seat | 'neutral')[] = [], surveyors: readonly Seat[] = []): string {
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

export const priced = (tiles: readonly string[], sums: readonly number[]): Figure => {
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
export const bracketed = (tiles: readonly string[], sums: readonly number[]): Figure => {
  const base = row(tiles, tileSize, 12);
  const brackets = sums.map((sum, index) => {
    const end = (index + 1) * tileSize.width + index * 12 - 4;
    const y = base.height + 10 + index * 34;
    return `<path d="M4 ${y}v10H${end - 58}M${end - 4} ${y + 10}H${end}V${y}" fill="none" stroke="var(--line-soft)" stroke-width="2.5"/>${price(end - 38, y + 10, sum)}`;
  });
  return { ...base, height: base.height + 28 + 34 * (sums.length - 1), markup: base.markup + brackets.join('') };
};

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

/** What a roll of 1, 5 and 6 adds. */
export const dice = (): Figure => {
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

export const coastWithTeams = (): Figure =>
  coast(tenTiles.map((id, place) => tile(id, ...(coastAtWork[place] ?? [[], []]))));
