import type { Art } from '../art/tree.ts';

/** The four ways in which a finished work can be kept. */
export const mounts = ['scroll', 'screen', 'album', 'framed'] as const;
export type Mount = (typeof mounts)[number];

/** What is written on a work. Names come from people: any script, any length. */
export interface Label {
  /** The title in brushed signs, about 100 x 100 around (0, 0) each, from top to bottom. */
  readonly signs: readonly string[];
  /** The title in the reader's language. */
  readonly title: string;
  /** Who made it; the first line is the largest. */
  readonly lines: readonly string[];
  readonly date: string;
}

/** A finished picture before it is mounted. */
export interface Work {
  /** Told apart from others on the same page. */
  readonly id: string;
  readonly art: Art;
  readonly width: number;
  readonly height: number;
  /** It may be folded, and laid in rows, between parts of this width. */
  readonly part: number;
  /** A picture that must not be cut has folds, but no rows; and it has its writing on itself. */
  readonly isWhole?: boolean;
  readonly label: Label;
  /** Whether the maker's red seal stands under the name. */
  readonly isSealed: boolean;
}

/** A drawing of a known size, its corner at (0, 0). */
export interface Sized {
  readonly art: Art;
  readonly width: number;
  readonly height: number;
}
