import type { Kaigan } from '@hanga/kaigan';
import type { BoardProps as AnyBoardProps } from '../front.ts';

export type BoardProps = AnyBoardProps<Kaigan>;
