import type { Order, Printed, Sheet } from './order.ts';

/**
 * Prints drawings as pictures, in a thread of its own. To a browser a picture is one thing, where a drawing is a
 * hundred; but drawing takes a page longer than a move may.
 */
export class Press<PictureRequest> {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, (picture: Blob | undefined) => void>();
  #orders = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** A picture, `scale` dots to each unit of its drawing; nothing where it cannot be printed. */
  print(picture: PictureRequest, sheet: Sheet, scale: number): Promise<Blob | undefined> {
    // A picture that stands alone may also be a drawing; on a table the page draws as well.
    if (typeof OffscreenCanvas === 'undefined' && !sheet.isAlone) return Promise.resolve(undefined);
    this.#worker ??= this.#started();
    const order: Order<PictureRequest> = { number: this.#orders++, picture, sheet, scale };
    return new Promise(resolve => {
      this.#waiting.set(order.number, resolve);
      this.#worker?.postMessage(order);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #started(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data: { number, picture } }: MessageEvent<Printed>) => {
      this.#waiting.get(number)?.(picture);
      this.#waiting.delete(number);
    };
    // Whatever it was: the drawings themselves do as well.
    worker.onerror = () => {
      for (const answer of this.#waiting.values()) answer(undefined);
      this.#waiting.clear();
    };
    return worker;
  }
}
