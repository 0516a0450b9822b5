import { everyCard, everySuit, type PlayerView, type SuitId, type View } from '@hanga/kanagawa';
import { useEffect } from 'preact/hooks';
import { backArt, faceArt, panelsArt, plankArt } from './drawings.ts';
import { prepare } from './pictures.ts';
import { cardSheet, panelSheet, plankSheet } from './sheets.ts';

/** Makes pictures of all cards that could turn up: those of the suits that come next before the others. */
export function useCardsPrepared({ suits, deck }: View): void {
  const played = suits.join();
  useEffect(() => {
    const inOrder = [...new Set([...deck, ...suits])];
    const cardsOf = (suit: SuitId): number[] =>
      everyCard.flatMap((card, number) => (card.suit === everySuit[suit] ? [number] : []));
    const faces = inOrder.flatMap(cardsOf).map(card => () => faceArt(card));
    return prepare([...inOrder.map(suit => () => backArt(suit)), ...faces], cardSheet);
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
