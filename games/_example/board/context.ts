import { type BoardContext as BoardContextOf, useBoardContext } from '@hanga/web/table/context.ts';
import type { Dochu } from '../rules/index.ts';
import type { Text } from '../text/index.ts';
import type { Layout } from './layout.ts';

/** What every part of the board may need. */
export interface BoardContext extends BoardContextOf<Dochu, never, Layout> {
  readonly text: Text;
}

export const useBoard = (): BoardContext => useBoardContext<BoardContext>();
