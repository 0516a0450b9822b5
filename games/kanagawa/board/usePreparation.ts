import { settings } from '@hanga/web/settings.ts';
import { isMoving } from '@hanga/web/table/motion.ts';
import { useEffect } from 'preact/hooks';
import { cardsOf, type PlayerView, type View } from '../rules/index.ts';
import { backArt, faceArt, panelsArt, plankArt } from './drawings.ts';
import { pictures } from './pictures.ts';
import { pullsOf } from './pulls.ts';

/** Makes pictures of all cards that could turn up: those of the suits that come next before the others. */
export function useCardsPrepared({ rules, suits, deck }: View): void {
  const played = suits.join();
  useEffect(() => {
    const inOrder = [...new Set([...deck, ...suits])];
    const faces = cardsOf(inOrder, rules).map(card => faceArt(card));
    return pictures.prepare([...inOrder.map(suit => backArt(suit)), ...faces]);
  }, [played]);
}

/** Makes pictures of the planks that the cards in hand can become, and of the panels that they can be now. */
export function useHandPrepared({ tile, print, open }: PlayerView, paintable: readonly number[]): void {
  useEffect(() => pictures.prepare(open.map(card => plankArt(card))), [open.join()]);
  // The new panel, and the one before it: their colours run into each other.
  useEffect(() => {
    const joined = paintable.map(card =>
      panelsArt(tile, [...print, card])
        .slice(-2)
        .toReversed(),
    );
    const pulls = isMoving(settings.value.speed) ? joined.flatMap(([panel]) => (panel ? pullsOf(panel) : [])) : [];
    return pictures.prepare([...joined.flat(), ...pulls]);
  }, [print.join(), paintable.join()]);
}
