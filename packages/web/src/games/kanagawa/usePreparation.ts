import { everyCard, everySuit, type SuitId } from '@hanga/kanagawa';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../shell/whenIdle.ts';
import { backArt, faceArt, panelsArt } from './drawings.ts';
import { prepare, prepareCard } from './drawn.ts';

/** Makes pictures of all cards that could turn up, one after the other, whenever the page has nothing else to do. */
export function useCardsPrepared(suits: readonly SuitId[]): void {
  const played = suits.join();
  useEffect(() => {
    const cards = everyCard.flatMap(({ suit }, card) => (suits.includes(everySuit.indexOf(suit)) ? [card] : []));
    const draws = [...suits.map(suit => () => backArt(suit)), ...cards.map(card => () => faceArt(card))];
    const next = (): void => {
      const card = draws.shift()?.();
      if (card === undefined) return;
      // In two steps: somebody may click between them.
      stop = whenIdle(() => {
        prepareCard(card).catch(() => {});
        stop = whenIdle(next);
      });
    };
    let stop = whenIdle(next);
    return () => stop();
  }, [played]);
}

/** Draws the panels of a print as they will be when the card in hand is painted. */
export function usePanelPrepared(tile: number, print: readonly number[], card: number | undefined): void {
  useEffect(
    () =>
      card === undefined
        ? undefined
        : whenIdle(() => {
            for (const panel of panelsArt(tile, [...print, card]).slice(-2)) prepare(panel);
          }),
    [card],
  );
}
