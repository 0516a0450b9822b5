import { type Tile, type TileCounts, tilesInBox } from './data/tiles.ts';
import { tracks } from './data/tracks.ts';
import { newestRules, tileCountsUnder } from './editions.ts';
import type { TileId } from './types.ts';

/**
 * Every tile of every edition, by its number: its place in the box, ordered by kind and then by size. Where a later
 * edition has another tile at that place, that one's number is 24 more, or 48, and so on. So a number means the same
 * tile for ever, and no two tiles of one box share a place.
 */
const tiles: Tile[] = [];

function numbered(counts: TileCounts): TileId[] {
  const box = tracks.flatMap(kind =>
    Object.entries(counts[kind]).flatMap(([size, count]) =>
      Array.from({ length: count }, (): Tile => ({ kind, size: Number(size) })),
    ),
  );
  return box.map((tile, place) => {
    let id = place;
    while (isAnother(tiles[id], tile)) id += tilesInBox;
    tiles[id] = tile;
    return id;
  });
}

const isAnother = (known: Tile | undefined, tile: Tile): boolean =>
  known !== undefined && (known.kind !== tile.kind || known.size !== tile.size);

const boxes: TileId[][] = [[]];
for (let rules = 1; rules <= newestRules; rules++) boxes.push(numbered(tileCountsUnder(rules)));

/** The tiles that are played with under these rules. */
export const tilesUnder = (rules: number): readonly TileId[] => boxes[rules] as readonly TileId[];
export const tileOf = (tile: TileId): Tile => tiles[tile] as Tile;
/** A tile's place in the box, 0 to 23. */
export const placeInBox = (tile: TileId): number => tile % tilesInBox;
