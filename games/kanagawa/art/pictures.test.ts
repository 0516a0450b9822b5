import type { Art } from '@hanga/web/art/tree.ts';
import { namedIn, referencesIn } from '@hanga/web/art/walk.ts';
import { expect, test } from 'vitest';
import { everyCard, everyDiploma, everySuit, startingTiles } from '../rules/index.ts';
import { draw, type PictureRequest } from './index.ts';
import { bringAll } from './later.ts';
import { definition } from './sprite.ts';

await bringAll();

const cards = everyCard.map((_, card) => card);
const tiles = startingTiles.map((_, tile) => tile);

const pictures: readonly PictureRequest[] = [
  ...cards.flatMap(card => [{ card }, { plank: card }]),
  ...cards.map(panel => ({
    panel,
    tile: 0,
    left: -1,
    right: (panel * 7 + 3) % cards.length,
    view: panel % 5,
    run: panel % 4,
  })),
  ...tiles.flatMap(tile => [{ tilePlank: tile }, { tilePanel: tile, right: tile * 9, view: tile, run: 0 }]),
  ...everySuit.map((_, back) => ({ back })),
  ...everyDiploma.flatMap((_, diploma) => [{ diploma }, { badge: diploma }]),
  ...[2, 3, 4].flatMap(mat => [1, 2, 3].map(rows => ({ mat, rows }))),
];

/** Names that nothing has, of those that a drawing and all that it refers to mention. */
function unknownIn(art: Art, known: Set<string>): string[] {
  const own = namedIn(art);
  return [...referencesIn(art)].flatMap(name => {
    if (known.has(name) || own.has(name)) return [];
    const found = definition(name);
    if (!found) return [name];
    known.add(name);
    return unknownIn(found, known);
  });
}

test('the press finds whatever a picture refers to', () => {
  const known = new Set<string>();
  expect(pictures.flatMap(picture => unknownIn(draw(picture), known))).toEqual([]);
  expect(known.size).toBeGreaterThan(80);
});

test('no two things have one name', () => {
  expect(new Set(pictures.map(picture => JSON.stringify(picture))).size).toBe(pictures.length);
});
