import type { Box, Size } from '@hanga/web/table/box.ts';
import type { CommonRegions } from '@hanga/web/table/context.ts';
import type { ScrollBox } from '@hanga/web/table/Scroll.tsx';

/** All of a table that the places of its areas depend on. */
export interface Setting {
  readonly seats: number;
  /** How many colours of diplomas there are, and how many slips the longest has. */
  readonly colors: number;
  readonly across: number;
  /** How many rows lie at school: those that are not dealt yet give their room away. */
  readonly rows: number;
  /** How many panels my print is laid out for, and how many planks my studio; there is room for one more. */
  readonly panels: number;
  readonly planks: number;
  /** Who only watches needs no room for buttons. */
  readonly isWatching?: boolean;
}

export type Arrange = (setting: Setting, size: Size) => Omit<Regions, 'fits'>;

/** Where the table's areas lie. */
export interface Regions extends CommonRegions {
  readonly tabs: Box;
  readonly deck: Box;
  readonly mat: Box;
  /** How many rows of the mat are rolled out. */
  readonly rows: number;
  /** The mat's window, where it is larger than its area. */
  readonly school?: ScrollBox;
  readonly diplomas: Box;
  /** How wide a slip is, and whether each colour is a row or a column of slips. */
  readonly slip: { readonly w: number; readonly colorIs: 'row' | 'column' };
  readonly slips?: ScrollBox;
  /** The others in the order of play; where they have a screen of their own, the viewer first. */
  readonly players: readonly Box[];
  readonly strips?: ScrollBox;
  /** Where my table has a screen of its own: what I have, beside the school; of no height where there is no room. */
  readonly summary: Box;
  readonly plate: Box;
  readonly print: Box;
  readonly tray: Box;
  readonly studio: Box;
  /** The studio's window, where it is larger than its area. */
  readonly bench?: ScrollBox;
  readonly hand: Box;
  /** What my print and my studio are laid out for. */
  readonly fits: Pick<Setting, 'panels' | 'planks'>;
  readonly offer: Box;
  /** Everything that is mine: where a column or a diploma is dropped. */
  readonly mine: Box;
}

export const nowhere: Box = { x: 0, y: 0, w: 0, h: 0 };
