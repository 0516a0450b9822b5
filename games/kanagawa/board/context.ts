import { type BoardContext as BoardContextOf, useBoardContext } from '@hanga/web/table/context.ts';
import type { Reads as ReadsOf } from '@hanga/web/table/memo.ts';
import type { Action, CardId, Kanagawa, PlayerView } from '../rules/index.ts';
import type { Text } from '../text/index.ts';
import type { Regions } from './layout.ts';
import type { Picked } from './selection.ts';
import type { Words } from './text/index.ts';
import type { BrushStep, Way } from './ways.ts';

/** What every part of Kanagawa's board may need. */
export interface BoardContext extends BoardContextOf<Kanagawa, Picked, Regions> {
  readonly text: Text;
  readonly words: Words;
  readonly me: PlayerView;
  /** Cards that the thing under the pointer, or in focus, would make paintable. */
  readonly hinted: readonly CardId[];
  /** Icons whose brushes would paint. */
  readonly painting: readonly number[];
  /** What would be done to brushes before that. */
  readonly path: readonly BrushStep[];
  /** Shows what an action would lead to, and the way that leads to it. */
  readonly hint: (action: Action | undefined, steps?: readonly BrushStep[]) => void;
  /** Does all of a way, as one gesture. */
  readonly follow: (way: Way) => void;
  /** By hollow of my studio: the icon of the rules that is shown there. */
  readonly hollows: readonly number[];
  /** Has a brush that is placed, or moved, stand in the very hollow that was chosen. */
  readonly actAt: (action: BrushStep, chosen: { readonly from?: number; readonly to: number }) => void;
}

export type Reads = ReadsOf<BoardContext>;

export const useBoard = (): BoardContext => useBoardContext<BoardContext>();
