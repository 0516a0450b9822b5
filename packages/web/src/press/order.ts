/** What is drawn, and how it lies on the table. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit of the drawing, on a screen of a thousand pixels' height: as large as it is ever shown. */
  readonly shown: number;
  /** It lies side by side with others of its kind, and no gap may show. */
  readonly joins?: boolean;
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

/** How far a drawing may reach beyond its box. */
export const BLEED = 16;
