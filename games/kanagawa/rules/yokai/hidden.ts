import type { Rng } from '@hanga/kernel';
import { bringsYokai, suitOf } from '../cards.ts';
import type { Back, CardId, PlayerView, Shown } from '../types.ts';

/** Y18: a card held in secret, as others know it: its back, and whether it brought a yokai when it was taken. */
export const heldBack = (card: CardId): Back =>
  bringsYokai(card) ? { back: suitOf(card), brought: 'yokai' } : { back: suitOf(card) };

/**
 * Draws the hidden cards in the players' hands, each evenly from the unseen ones that fit what is known of it, and
 * takes them out of `hidden` (by suit). Columns and deck may be anything that is left: so hands come first.
 */
export function drawHeld(players: readonly PlayerView[], hidden: CardId[][], rng: Rng): readonly (readonly Shown[])[] {
  const draw = (card: Shown): Shown => {
    if (typeof card === 'number') return card;
    const unseen = hidden[card.back] as CardId[];
    const fitting = unseen.filter(other => bringsYokai(other) === (card.brought === 'yokai'));
    const drawn = fitting[rng.below(fitting.length)] as CardId;
    hidden[card.back] = unseen.filter(other => other !== drawn);
    return drawn;
  };
  return players.map(({ secret }) => secret.map(draw));
}
