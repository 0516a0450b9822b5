import { kept } from '@hanga/web/art/kept.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { node } from '@hanga/web/art/tree.ts';
import {
  hungCard,
  hungTile,
  type LessonCard,
  type Seat as LiverySeat,
  liveries,
  mon,
  type PictureRequest,
  planned,
} from '../art/index.ts';
import { everyCard, startingTiles } from '../rules/index.ts';

type Picture = PictureRequest;

export const faceArt = kept((card: number): Picture => ({ card }));
export const matArt = kept((mat: number, rows: number): Picture => ({ mat, rows }));
export const backArt = kept((suit: number): Picture => ({ back: suit }));
export const plankArt = kept((card: number): Picture => ({ plank: card }));
export const tilePlankArt = kept((tile: number): Picture => ({ tilePlank: tile }));
export const badgeArt = kept((badge: number): Picture => ({ badge }));
export const slipArt = kept((diploma: number): Picture => ({ diploma }));

/** One picture is one thing, however often it is asked for. */
const same = kept((name: string): Picture => JSON.parse(name) as Picture);

/** The panels of a print, each with its place among the others, the starting tile's first. */
const scrollArt = kept((tile: number, ...print: readonly number[]): Picture[] => {
  const start = startingTiles[tile]!;
  const cards = print.map(card => hungCard(everyCard[card] as LessonCard, card));
  return planned([hungTile(start, 0), ...cards]).map(({ view = 0, look, run = 0, isWhole = false }, index) => {
    const left = index === 0 ? undefined : index === 1 ? -1 : print[index - 2]!;
    const right = print[index];
    const hangs = {
      ...(left === undefined ? {} : { left }),
      ...(isWhole ? { isWhole } : {}),
      ...(right === undefined ? {} : { right }),
      ...(look === undefined ? {} : { look }),
      view,
      run,
    };
    const picture: Picture = index === 0 ? { tilePanel: tile, ...hangs } : { panel: print[index - 1]!, tile, ...hangs };
    return same(JSON.stringify(picture));
  });
});

export const panelsArt = (tile: number, print: readonly number[]): Picture[] => scrollArt(tile, ...print);

/** A player's crest on a disc of their colour, 24 x 24 around (0, 0): markup for the page. */
export const crestArt = kept((color: number): string => {
  const { color: disc, deep } = liveries[color as LiverySeat];
  return toSvg([node('circle', { r: 11.5, fill: disc, stroke: deep }), mon(color as LiverySeat, '#f8f6ef')]);
});
