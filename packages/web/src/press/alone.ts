import { Press } from './press.ts';

/** A picture by itself, for a list or a wall: what a game's press is to draw, and how large the drawing is. */
export interface AlonePicture {
  readonly picture: object;
  readonly width: number;
  readonly height: number;
}

/** Prints pictures that stand alone, `dots` high, one after the other in a thread of their own. */
export class AlonePress {
  readonly #press: Press<object>;

  constructor(start: () => Worker) {
    this.#press = new Press(start);
  }

  print({ picture, width, height }: AlonePicture, dots: number): Promise<Blob | undefined> {
    return this.#press.print(picture, { width, height, shown: 1, isAlone: true }, dots / height);
  }

  close(): void {
    this.#press.close();
  }
}
