import { commonDefs, symbolsIn } from '../art/sprite.ts';
import type { Order, Printed } from './worker.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a drawing may reach beyond its box. */
export const BLEED = 16;

/**
 * Prints drawings as pictures, in a thread of its own. To a browser a picture is one thing, where a drawing is a
 * hundred; but reading a drawing takes a page longer than a move may.
 */
class Press {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (address: string | undefined) => void>();
  readonly #known = new Set<string>();
  #orders = 0;

  constructor() {
    this.#worker.onmessage = ({ data: { number, address } }: MessageEvent<Printed>) => {
      this.#waiting.get(number)?.(address);
      this.#waiting.delete(number);
    };
    // Whatever it was: the drawings themselves do as well.
    this.#worker.onerror = () => {
      for (const answer of this.#waiting.values()) answer(undefined);
      this.#waiting.clear();
    };
  }

  print(markup: string, size: Size, scale: number, joins: boolean): Promise<string | undefined> {
    const number = this.#orders++;
    const order: Order = { number, markup, definitions: this.#newIn(markup), ...size, bleed: BLEED, scale, joins };
    return new Promise(resolve => {
      this.#waiting.set(number, resolve);
      this.#worker.postMessage(order);
    });
  }

  /** The definitions that a drawing needs and the worker does not have yet. */
  #newIn(markup: string): string {
    const common = this.#orders === 1 ? commonDefs() : '';
    return common + symbolsIn(markup + common, this.#known);
  }
}

let press: Press | undefined;

/**
 * The address of a picture of a drawing, `scale` dots to each of its units; nothing where pictures cannot be printed.
 * `joins`: it lies side by side with others.
 */
export function print(markup: string, size: Size, scale: number, joins: boolean): Promise<string | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(undefined);
  press ??= new Press();
  return press.print(markup, size, scale, joins);
}
