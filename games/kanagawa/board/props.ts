import type { BoardProps as AnyBoardProps } from '@hanga/web/games/front.ts';
import type { Kanagawa } from '../rules/index.ts';

export type BoardProps = AnyBoardProps<Kanagawa>;
