import { useEffect } from 'preact/hooks';
import { actionCards, map } from '../rules/index.ts';
import { cardArt, tilePicture } from './drawings.ts';
import { pictures } from './pictures.ts';

/** Makes pictures of the tiles that may come. */
export function useTilesPrepared(rules: number): void {
  useEffect(() => pictures.prepare(map.tilesUnder(rules).map(tile => tilePicture(tile))), [rules]);
}

/** Makes pictures of all cards that somebody may play, by the colours of those at the table. */
export function useCardsPrepared(colors: readonly number[]): void {
  useEffect(
    () => pictures.prepare(colors.flatMap(color => actionCards.map(card => cardArt(color, card)))),
    [colors.join()],
  );
}
