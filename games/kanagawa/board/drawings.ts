import { kept } from '@hanga/web/art/kept.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { node } from '@hanga/web/art/tree.ts';
import { type Seat as LiverySeat, liveries, mon, type PictureRequest, type Season } from '../art/index.ts';
import { everyCard, startingTiles } from '../rules/index.ts';

type Picture = PictureRequest;

export const faceArt = kept((card: number): Picture => ({ card }));
export const matArt = kept((mat: number, rows: number): Picture => ({ mat, rows }));
export const backArt = kept((suit: number): Picture => ({ back: suit }));
export const plankArt = kept((card: number): Picture => ({ plank: card }));
export const tilePlankArt = kept((tile: number): Picture => ({ tilePlank: tile }));
export const badgeArt = kept((badge: number): Picture => ({ badge }));
export const slipArt = kept((diploma: number): Picture => ({ diploma }));

const panelArt = kept((panel: number, left: Season, right: Season): Picture => ({ panel, left, right }));
const tilePanelArt = kept((tilePanel: number, left: Season, right: Season): Picture => ({ tilePanel, left, right }));

/** The panels of a print with their colours run into each other, the starting tile's first. */
export function panelsArt(tile: number, print: readonly number[]): Picture[] {
  const seasons = [startingTiles[tile]!.season, ...print.map(card => everyCard[card]!.print.season)];
  return seasons.map((season, index) => {
    const [left, right] = [seasons[index - 1] ?? season, seasons[index + 1] ?? season];
    return index === 0 ? tilePanelArt(tile, left, right) : panelArt(print[index - 1]!, left, right);
  });
}

/** A player's crest on a disc of their colour, 24 x 24 around (0, 0): markup for the page. */
export const crestArt = kept((color: number): string => {
  const { color: disc, deep } = liveries[color as LiverySeat];
  return toSvg([node('circle', { r: 11.5, fill: disc, stroke: deep }), mon(color as LiverySeat, '#f8f6ef')]);
});
