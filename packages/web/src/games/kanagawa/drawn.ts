import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { pictureOf, SVG, wish } from './pictures.ts';
import type { Sheet } from './sheets.ts';

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

/** How a drawing is shown. */
export interface Manner {
  /** Larger than its like on the table: no picture would be fine enough. */
  readonly isLarge?: boolean;
  /** It may come a moment later than what lies around it, as a picture at once. */
  readonly isLate?: boolean;
}

/**
 * Keeps the drawing of `markup` in `holder`, which has no other content. Its picture takes its place as soon as there
 * is one.
 */
export function useDrawing(
  holder: RefObject<SVGElement>,
  markup: string,
  sheet: Sheet,
  { isLarge = false, isLate = false }: Manner,
): void {
  useLayoutEffect(() => {
    const picture = isLarge ? undefined : pictureOf(markup);
    if (picture) {
      holder.current?.replaceChildren(picture);
      return undefined;
    }
    let drawing: Element | undefined;
    const draw = (): void => {
      drawing = spare.get(markup)?.pop() ?? drawn(markup);
      holder.current?.replaceChildren(drawing);
    };
    if (!isLate) draw();
    if (isLarge) return undefined;
    // A picture may come when the holder shows something else already.
    let isOver = false;
    const leave = wish(markup, sheet, () => {
      if (isOver) return;
      const made = pictureOf(markup);
      if (made) {
        holder.current?.replaceChildren(made);
        spare.delete(markup);
      } else if (isLate) draw();
    });
    return () => {
      isOver = true;
      leave();
      if (drawing && !pictureOf(markup)) spare.set(markup, [...(spare.get(markup) ?? []), drawing]);
    };
  }, [holder, markup, sheet, isLarge, isLate]);
}
