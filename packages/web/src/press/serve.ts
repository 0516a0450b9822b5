import { contextOf, type Definitions, Unprintable } from '../art/canvasInk.ts';
import { paint } from '../art/toCanvas.ts';
import { svgFile } from '../art/toSvg.ts';
import type { Art, Node } from '../art/tree.ts';
import { bleedOf, type Order, type Printed } from './order.ts';
import { pulled, pulledNode } from './pulls.ts';

/** What a game's press is made of. */
interface Plates<PictureRequest> {
  draw(picture: PictureRequest): Art;
  /** Fetches what a drawing refers to, where that is in files of its own. */
  bring?(art: Art): Promise<void>;
  /** What drawings refer to, by name. */
  definition(name: string): Node | undefined;
  /** What a drawing that stands alone must bring along. */
  defsFor(art: Art): Art;
}

/** Prints the pictures that the page orders, in the worker that calls this. */
export function servePictures<PictureRequest>({ draw, bring, definition, defsFor }: Plates<PictureRequest>): void {
  addEventListener('message', ({ data }: MessageEvent<Order<PictureRequest>>) => {
    const { number, picture, sheet } = data;
    const own = new Map<string, Node>();
    const definitions: Definitions = {
      get: name => {
        const found = own.get(name) ?? definition(name);
        return found && sheet.pull ? pulledNode(found, sheet.pull) : found;
      },
      set: (name, node) => own.set(name, node),
    };
    const drawn = async (): Promise<Art> => {
      const art = draw(picture);
      await bring?.(art);
      return sheet.pull ? pulled(art, sheet.pull) : art;
    };
    const written = async (): Promise<Blob> => {
      if (!sheet.isAlone) throw new Unprintable('the page draws it');
      const art = await drawn();
      return new Blob([svgFile(sheet.width, sheet.height, defsFor(art), art)], { type: 'image/svg+xml' });
    };
    drawn()
      .then(art => print(data, art, definitions))
      .catch(written)
      .then(
        picture => postMessage({ number, picture } satisfies Printed),
        () => postMessage({ number } satisfies Printed),
      );
  });
}

async function print<PictureRequest>(
  { sheet, scale }: Order<PictureRequest>,
  art: Art,
  definitions: Definitions,
): Promise<Blob> {
  const { width, height, joins, isAlone } = sheet;
  const bleed = bleedOf(sheet);
  const dots = (side: number): number => Math.ceil((side + 2 * bleed) * scale);
  const canvas = new OffscreenCanvas(dots(width), dots(height));
  const context = contextOf(canvas);
  context.scale(scale, scale);
  context.translate(bleed, bleed);
  paint(context, art, definitions);
  if (joins) widen(canvas, bleed * scale, (bleed + width) * scale);
  // Where a browser knows no WebP it makes a PNG.
  return await canvas.convertToBlob(isAlone ? { type: 'image/webp', quality: 0.86 } : undefined);
}

/** Dots do not end where a drawing does: its sides go on for a few of them, beneath what lies there already. */
function widen(canvas: OffscreenCanvas, left: number, right: number): void {
  const context = contextOf(canvas);
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  for (const [column, from] of [
    [Math.ceil(left), Math.ceil(left) - 3],
    [Math.floor(right) - 1, Math.floor(right)],
  ] as const) {
    context.drawImage(canvas, column, 0, 1, canvas.height, from, 0, 3, canvas.height);
  }
}
