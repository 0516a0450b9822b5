import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { cardSize } from '../../art/index.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Drawings that nobody looks at just now, by their markup. A piece that moves takes its drawing along: making one of
 * markup takes a browser longer than anything else here.
 */
const spare = new Map<string, Element[]>();

/** Cards as pictures. To a browser each is one thing, where a drawing is a hundred. */
const pictures = new Map<string, HTMLImageElement>();

function drawn(markup: string): Element {
  const picture = pictures.get(markup);
  const drawing = document.createElementNS(SVG, picture ? 'image' : 'g');
  if (picture) {
    drawing.setAttribute('href', picture.src);
    drawing.setAttribute('width', String(cardSize.width));
    drawing.setAttribute('height', String(cardSize.height));
  } else drawing.innerHTML = markup;
  return drawing;
}

/** Makes a drawing ahead of its use. */
export function prepare(markup: string): void {
  if (!spare.get(markup)?.length) spare.set(markup, [drawn(markup)]);
}

/** Makes a picture of a card ahead of its use; where it lies drawn already, the drawing stays. */
export async function prepareCard(face: string): Promise<void> {
  if (pictures.has(face)) return;
  const { width, height } = cardSize;
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const text = `<svg xmlns="${SVG}" ${box}><defs>${definitionsFor(face)}</defs>${face}</svg>`;
  const picture = new Image(width, height);
  picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await picture.decode();
  pictures.set(face, picture);
}

/** What a drawing refers to, from the page's own sprite, and what that refers to. */
function definitionsFor(markup: string): string {
  const found = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      if (found.has(id)) continue;
      const definition = document.getElementById(id)?.outerHTML ?? '';
      found.set(id, definition);
      collect(definition);
    }
  };
  collect(markup);
  return [...found.values()].join('');
}

/** Keeps the drawing of `markup` in `holder`, which has no other content. */
export function useDrawing(holder: RefObject<SVGElement>, markup: string): void {
  useLayoutEffect(() => {
    const drawing = spare.get(markup)?.pop() ?? drawn(markup);
    holder.current?.replaceChildren(drawing);
    return () => {
      // A picture is made in no time, and takes the drawing's place when that is next wanted.
      if (pictures.has(markup)) spare.delete(markup);
      else spare.set(markup, [...(spare.get(markup) ?? []), drawing]);
    };
  }, [holder, markup]);
}
