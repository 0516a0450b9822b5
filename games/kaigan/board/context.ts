import type { Seat } from '@hanga/kernel';
import { type BoardContext as BoardContextOf, useBoardContext } from '@hanga/web/table/context.ts';
import type { Reads as ReadsOf } from '@hanga/web/table/memo.ts';
import type { Kaigan, Player, View } from '../rules/index.ts';
import type { Text } from '../text/index.ts';
import type { Regions } from './regions.ts';
import type { Picked } from './selection.ts';
import type { Words } from './text/index.ts';

/** What every part of Kaigan's board may need. */
export interface BoardContext extends BoardContextOf<Kaigan, Picked, Regions> {
  readonly text: Text;
  readonly words: Words;
  /** The table as it stands: `view` may still be telling how it came to be so. */
  readonly now: View;
  readonly me: Player;
  /** The pieces that the news of a round speak of: they are lit, too. */
  readonly told: readonly string[];
  /** G50: whether this seat's purse is shut to whoever looks. */
  readonly isCovered: (seat: Seat) => boolean;
}

export type Reads = ReadsOf<BoardContext>;

export const useBoard = (): BoardContext => useBoardContext<BoardContext>();
