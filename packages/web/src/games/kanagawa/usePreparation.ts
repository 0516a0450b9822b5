import { everyCard, everySuit, type PlayerView, type SuitId } from '@hanga/kanagawa';
import { useEffect } from 'preact/hooks';
import { backArt, faceArt, panelsArt, plankArt } from './drawings.ts';
import { prepare } from './pictures.ts';
import { cardSheet, panelSheet, plankSheet } from './sheets.ts';

/** Makes pictures of all cards that could turn up. */
export function useCardsPrepared(suits: readonly SuitId[]): void {
  const played = suits.join();
  useEffect(() => {
    const cards = everyCard.flatMap(({ suit }, card) => (suits.includes(everySuit.indexOf(suit)) ? [card] : []));
    return prepare([...suits.map(suit => () => backArt(suit)), ...cards.map(card => () => faceArt(card))], cardSheet);
  }, [played]);
}

/** Makes pictures of the planks that the cards in hand can become, and of the panels that they can be now. */
export function useHandPrepared({ tile, print, open }: PlayerView, paintable: readonly number[]): void {
  useEffect(
    () =>
      prepare(
        open.map(card => () => plankArt(card)),
        plankSheet,
      ),
    [open.join()],
  );
  // The new panel, and the one before it: their colours run into each other.
  useEffect(
    () =>
      prepare(
        paintable.flatMap(card => [-1, -2].map(which => () => panelsArt(tile, [...print, card]).at(which)!)),
        panelSheet,
      ),
    [print.join(), paintable.join()],
  );
}
