import type { BoardProps as AnyBoardProps } from '@hanga/web/games/front.ts';
import type { Kaigan } from '../rules/index.ts';

export type BoardProps = AnyBoardProps<Kaigan>;
