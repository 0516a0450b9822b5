import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { pictureOf, wish } from './pictures.ts';
import type { Sheet } from './sheets.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Drawings that nobody looks at just now, by their markup. A piece that moves takes its drawing along: making one of
 * markup takes a browser longer than anything else here.
 */
const spare = new Map<string, Element[]>();

function drawn(markup: string): Element {
  const drawing = document.createElementNS(SVG, 'g');
  drawing.innerHTML = markup;
  return drawing;
}

/**
 * Keeps the drawing of `markup` in `holder`, which has no other content. Where it has a sheet, its picture takes its
 * place as soon as there is one.
 */
export function useDrawing(holder: RefObject<SVGElement>, markup: string, sheet: Sheet | undefined): void {
  useLayoutEffect(() => {
    const picture = sheet && pictureOf(markup);
    if (picture) {
      holder.current?.replaceChildren(picture);
      return undefined;
    }
    const drawing = spare.get(markup)?.pop() ?? drawn(markup);
    holder.current?.replaceChildren(drawing);
    if (!sheet) return undefined;
    const leave = wish(markup, sheet, () => {
      const made = pictureOf(markup);
      if (made) holder.current?.replaceChildren(made);
      spare.delete(markup);
    });
    return () => {
      leave();
      if (!pictureOf(markup)) spare.set(markup, [...(spare.get(markup) ?? []), drawing]);
    };
  }, [holder, markup, sheet]);
}
