import type { Pull } from './pulls.ts';

/** What is drawn, and how it lies on the table. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit of the drawing, on a screen of a thousand pixels' height: as large as it is ever shown. */
  readonly shown: number;
  /** How far the drawing may reach beyond its box, in its own units; `BLEED` unless said. */
  readonly bleed?: number;
  /** It lies side by side with others of its kind, and no gap may show. */
  readonly joins?: boolean;
  /** Only what this pull prints; unless said, the whole drawing. */
  readonly pull?: Pull;
  /** A picture by itself, to be kept: it ends where its box does, and takes little room. */
  readonly isAlone?: boolean;
}

/** A picture to be printed: what it shows is said by name, and drawn where it is printed. */
export interface Order<PictureRequest> {
  readonly number: number;
  readonly picture: PictureRequest;
  readonly sheet: Sheet;
  /** Dots for each unit of the drawing. */
  readonly scale: number;
}

/** `picture` is missing where a canvas cannot show it. */
export interface Printed {
  readonly number: number;
  readonly picture?: Blob;
}

/** How far most drawings may reach beyond their boxes. */
const BLEED = 16;

export const bleedOf = ({ isAlone, bleed = BLEED }: Sheet): number => (isAlone ? 0 : bleed);
