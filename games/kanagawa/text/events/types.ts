import type { CardId, PlayerView, SeenEvent } from '../../rules/types.ts';
import type { NameOf, Text } from '../types.ts';

/** What sentences about events are made of. */
export interface Parts extends Pick<Text, 'cardName' | 'color' | 'diploma' | 'endReason' | 'need' | 'shown'> {
  readonly studioPart: (card: CardId) => string;
  /** "the ocean of the third plank", with the article and preposition that the language wants. */
  readonly icon: (player: PlayerView, icon: number) => string;
  readonly fromIcon: (player: PlayerView, icon: number) => string;
  readonly yokai: (event: YokaiEvent, who: NameOf, you?: number) => string;
}

export type YokaiEvent = SeenEvent & { readonly kind: 'yokaiArrived' | 'foundNoYokai' | 'passedYokai' };
