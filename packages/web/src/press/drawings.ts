import { toSvg } from '../art/toSvg.ts';
import type { Art } from '../art/tree.ts';

export const SVG = 'http://www.w3.org/2000/svg';

/** Drawings as the page shows them, by name: each is made once. */
export class Drawings {
  readonly #markup = new Map<string, string>();
  /**
   * Those that nobody looks at just now. A piece that moves takes its drawing along: reading one takes a browser
   * longer than anything else here.
   */
  readonly #spare = new Map<string, Element[]>();

  take(name: string, draw: () => Art): Element {
    const spare = this.#spare.get(name)?.pop();
    if (spare) return spare;
    const markup = this.#markup.get(name) ?? toSvg(draw());
    this.#markup.set(name, markup);
    const drawing = document.createElementNS(SVG, 'g');
    drawing.innerHTML = markup;
    return drawing;
  }

  putBy(name: string, drawing: Element): void {
    this.#spare.set(name, [...(this.#spare.get(name) ?? []), drawing]);
  }

  forgetAll(): void {
    this.#markup.clear();
    this.#spare.clear();
  }

  forget(name: string): void {
    this.#markup.delete(name);
    this.#spare.delete(name);
  }
}
