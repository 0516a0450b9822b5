import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Pictures, PrintedImage } from './pictures.ts';

/** How a drawing is shown. */
export interface Manner {
  /** Larger than its like on the table: no picture would be fine enough. */
  readonly isLarge?: boolean;
  /** It may come a moment later than what lies around it, as a picture at once. */
  readonly isLate?: boolean;
}

/** Keeps a drawing in `holder`, which has no other content. Its picture takes its place as soon as there is one. */
export function useDrawing<PictureRequest extends object>(
  pictures: Pictures<PictureRequest>,
  holder: RefObject<SVGElement>,
  picture: PictureRequest,
  { isLarge = false, isLate = false }: Manner,
): void {
  const name = pictures.nameOf(picture);
  useLayoutEffect(() => {
    const printed = isLarge ? undefined : pictures.printed(name);
    if (printed) {
      holder.current?.replaceChildren(printed);
      return undefined;
    }
    let drawing: Element | undefined;
    const draw = (): void => {
      drawing = pictures.drawing(picture);
      holder.current?.replaceChildren(drawing);
    };
    if (!isLate) draw();
    const unheard = pictures.whenRenewed(() => drawing && draw());
    if (isLarge) return unheard;
    // A picture may come when the holder shows something else already.
    let isOver = false;
    const leave = pictures.want(picture, () => {
      if (isOver) return;
      const made = pictures.printed(name);
      if (made) {
        holder.current?.replaceChildren(made);
        drawing = undefined;
      } else if (isLate) draw();
    });
    return () => {
      isOver = true;
      unheard();
      leave();
      if (drawing) pictures.putBy(name, drawing);
    };
  }, [holder, name, isLarge, isLate]);
}

/** The printed picture once there is one: until then something else stands there. */
export function usePrinted<PictureRequest extends object>(
  pictures: Pictures<PictureRequest>,
  picture: PictureRequest,
): PrintedImage | undefined {
  const name = pictures.nameOf(picture);
  const [, redraw] = useState<object>();
  const image = pictures.image(name);
  useEffect(() => (image ? undefined : pictures.want(picture, () => redraw({}))), [name, image === undefined]);
  return image;
}
