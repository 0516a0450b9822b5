import type { Kanagawa } from '@hanga/kanagawa';
import type { BoardProps as AnyBoardProps } from '../front.ts';

export type BoardProps = AnyBoardProps<Kanagawa>;
