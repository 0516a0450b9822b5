import type { Seat } from '@hanga/kernel';
import type { ActionName, CardName, TileId, TrackName } from '../rules/index.ts';

/** Why an action of Kaigan is good. Honor is what the row or the tile is expected to bring, to the nearest half. */
export type KaiganReason =
  /** What lies on the row that it claims, in order. */
  | { readonly kind: 'claims'; readonly row: number; readonly actions: readonly ActionName[] }
  /** What a row would bring, and the next best free one. */
  | {
      readonly kind: 'rowWorth';
      readonly row: number;
      readonly honor: number;
      readonly other?: { readonly row: number; readonly honor: number };
    }
  /** A rival for whom that row is the best of all that are free. */
  | { readonly kind: 'rivalWants'; readonly row: number; readonly seat: Seat; readonly honor: number }
  /** The best row for the player is not the best for any rival. */
  | { readonly kind: 'nobodyWants'; readonly row: number }
  | { readonly kind: 'waitsForRows'; readonly free: number; readonly spaces: number }
  /** The card makes a row better by so much. */
  | { readonly kind: 'playsTo'; readonly card: CardName; readonly row: number; readonly honor: number }
  /** An action earlier in the row lets the card do what it says. */
  | { readonly kind: 'follows'; readonly card: CardName; readonly after: ActionName; readonly column: number }
  /** The card serves an action later in the row. */
  | { readonly kind: 'prepares'; readonly card: CardName; readonly later: ActionName; readonly column: number }
  /** A rival gains less by it. */
  | { readonly kind: 'servesLess'; readonly seat: Seat; readonly honor: number }
  | { readonly kind: 'keepsCards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'advances'; readonly track: TrackName }
  | { readonly kind: 'completes'; readonly tile: TileId; readonly honor: number }
  | { readonly kind: 'marks'; readonly tile: TileId; readonly missing: number }
  | { readonly kind: 'sends'; readonly tile: TileId }
  /** The tile where a surveyor has most to do. */
  | { readonly kind: 'bestTile'; readonly tile: TileId }
  | { readonly kind: 'earns'; readonly ryo: number }
  | { readonly kind: 'gainsHonor'; readonly honor: number }
  | { readonly kind: 'savesRyo' }
  | { readonly kind: 'goesOn' };
