import { pageInks } from './tokens.ts';
import type { Art, Ink, Move, Node, NodeOf } from './tree.ts';

export type Context = OffscreenCanvasRenderingContext2D;
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** What drawings refer to, by name. */
export interface Definitions {
  get(name: string): Node | undefined;
  set(name: string, node: Node): void;
}

/** A drawing that a canvas cannot show as the page does: the page has to draw it. */
export class Unprintable extends Error {}

export function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Unprintable('no canvas');
  return context;
}

interface Site {
  /** Of the shape to be painted, where they are known. */
  readonly bounds: Bounds | undefined;
  paint(art: Art, context: Context): void;
}

type CanvasInk = string | CanvasGradient | CanvasPattern;

/** What a canvas paints with for an ink. Paper is printed by day. */
export function inkOf(context: Context, ink: Ink, definitions: Definitions, site: Site): CanvasInk {
  if (typeof ink === 'string') return ink;
  if ('page' in ink) return pageInks[ink.page][0];
  const found = definitions.get(ink.url);
  switch (found?.tag) {
    case 'linearGradient':
      return linear(context, found, site.bounds);
    case 'radialGradient':
      return halo(context, found, site.bounds);
    case 'pattern':
      return pattern(context, found, site);
    default:
      throw new Unprintable(`no ink is called ${ink.url}`);
  }
}

/** Along the drawing, or along the shape that it fills. */
function linear(context: Context, { attributes, children }: NodeOf<'linearGradient'>, bounds?: Bounds): CanvasGradient {
  if (attributes.gradientUnits === 'userSpaceOnUse') {
    const { x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = attributes;
    return withStops(context.createLinearGradient(x1, y1, x2, y2), children);
  }
  if (!bounds) throw new Unprintable('a gradient along a shape whose size is not known');
  const [x, y, width, height] = bounds;
  const { x1 = 0, y1 = 0, x2 = 1, y2 = 0 } = attributes;
  const [from, to] = [[x + x1 * width, y + y1 * height] as const, [x + x2 * width, y + y2 * height] as const];
  return withStops(context.createLinearGradient(...from, ...to), children);
}

/** From the middle of a shape to its edge. Only one that is as wide as it is high is round. */
function halo(context: Context, { children }: NodeOf<'radialGradient'>, bounds: Bounds | undefined): CanvasPattern {
  if (!bounds) throw new Unprintable('a gradient around a point');
  const [x, y, width, height] = bounds;
  const size = Math.ceil(Math.max(width, height));
  const canvas = new OffscreenCanvas(size, size);
  const inside = contextOf(canvas);
  const middle = size / 2;
  inside.fillStyle = withStops(inside.createRadialGradient(middle, middle, 0, middle, middle, middle), children);
  inside.fillRect(0, 0, size, size);
  return placed(context, canvas, new DOMMatrix([width / size, 0, 0, height / size, x, y]));
}

function withStops(gradient: CanvasGradient, stops: Art): CanvasGradient {
  if (!('tag' in stops)) for (const part of stops) withStops(gradient, part);
  else if (stops.tag === 'stop') {
    const { offset, 'stop-color': color, 'stop-opacity': opacity = 1 } = stops.attributes;
    const thin = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(offset, color + thin);
  }
  return gradient;
}

const tiles = new Map<string, OffscreenCanvas>();

/** One tile of it, in the dots of the picture, repeated. */
function pattern(context: Context, { attributes, children }: NodeOf<'pattern'>, { paint }: Site): CanvasPattern {
  const { a, b } = context.getTransform();
  const fine = Math.hypot(a, b);
  const { id, width, height, patternTransform = [] } = attributes;
  const [across, down] = [Math.max(1, Math.round(width * fine)), Math.max(1, Math.round(height * fine))];
  const key = `${id} ${across} ${down}`;
  let canvas = tiles.get(key);
  if (!canvas) {
    canvas = new OffscreenCanvas(across, down);
    const inside = contextOf(canvas);
    inside.scale(across / width, down / height);
    paint(children, inside);
    tiles.set(key, canvas);
  }
  return placed(context, canvas, patternTransform.reduce(step, new DOMMatrix()).scale(width / across, height / down));
}

function step(matrix: DOMMatrix, [kind, a, x, y = 0]: Move): DOMMatrix {
  switch (kind) {
    case 'translate':
      return matrix.translate(a, x);
    case 'scale':
      return matrix.scale(a, x);
    case 'rotate':
      return matrix.translate(x, y).rotate(a).translate(-x, -y);
    default:
      return kind satisfies never;
  }
}

function placed(context: Context, canvas: OffscreenCanvas, matrix: DOMMatrix): CanvasPattern {
  const made = context.createPattern(canvas, 'repeat');
  if (!made) throw new Unprintable('an empty pattern');
  made.setTransform(matrix);
  return made;
}
