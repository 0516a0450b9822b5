import { contextOf, paint } from './paint.ts';
import { type Element, parse } from './parse.ts';

/** A drawing to be printed. */
export interface Order {
  readonly number: number;
  readonly markup: string;
  /** What it refers to, as far as earlier drawings did not. */
  readonly definitions: string;
  readonly width: number;
  readonly height: number;
  /** How far a drawing may reach beyond its box. */
  readonly bleed: number;
  /** Dots for each unit of the drawing. */
  readonly scale: number;
  /** It lies side by side with others, and no gap may show between them. */
  readonly joins: boolean;
}

/** `address` of the picture; missing when the drawing holds something that the press does not know. */
export interface Printed {
  readonly number: number;
  readonly address?: string;
}

const definitions = new Map<string, Element>();

/** Keeps what has a name, wherever it stands. */
function define(elements: readonly Element[]): readonly Element[] {
  for (const element of elements) {
    const { id } = element.attributes;
    if (id !== undefined) definitions.set(id, element);
    if (element.tag !== 'symbol') define(element.children);
  }
  return elements;
}

async function print({ markup, width, height, bleed, scale, joins }: Order): Promise<Blob> {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed].map(side => Math.ceil(side * scale));
  const canvas = new OffscreenCanvas(across ?? 1, down ?? 1);
  const context = contextOf(canvas);
  context.scale(scale, scale);
  context.translate(bleed, bleed);
  paint(context, define(parse(markup)), definitions);
  if (joins) widen(canvas, bleed * scale, (bleed + width) * scale);
  return await canvas.convertToBlob();
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

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { number } = data;
  define(parse(data.definitions));
  print(data).then(
    picture => postMessage({ number, address: URL.createObjectURL(picture) } satisfies Printed),
    () => postMessage({ number } satisfies Printed),
  );
});
