import { type Element, numbersIn } from './parse.ts';

type Context = OffscreenCanvasRenderingContext2D;
/** Elements that drawings refer to, by name. */
export type Definitions = ReadonlyMap<string, Element>;

/** What an element hands down to those within it. */
interface Inherited {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dashes: readonly number[];
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
}

export const plain: Inherited = {
  fill: '#000',
  stroke: 'none',
  width: 1,
  cap: 'butt',
  join: 'miter',
  dashes: [],
  fillOpacity: 1,
  strokeOpacity: 1,
};

/** A drawing holds something that the press does not know: the page has to draw it. */
export class Unknown extends Error {}

/** Paints elements as a browser paints SVG: as much of it as our drawings use. */
export function paint(context: Context, elements: readonly Element[], definitions: Definitions, from = plain): void {
  for (const element of elements) {
    context.save();
    const style = inherited(element, from);
    transform(context, element.attributes['transform']);
    context.globalAlpha *= Number(element.attributes['opacity'] ?? 1);
    paintOne(context, element, definitions, style);
    context.restore();
  }
}

function paintOne(context: Context, element: Element, definitions: Definitions, style: Inherited): void {
  const { tag, attributes, children } = element;
  const n = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'defs':
      return;
    case 'g':
      paint(context, children, definitions, style);
      return;
    case 'svg':
      enter(context, element, n);
      context.beginPath();
      context.rect(...boxOf(element));
      context.clip();
      paint(context, children, definitions, style);
      return;
    case 'use': {
      const used = definitions.get((attributes['href'] ?? '').slice(1));
      if (!used) throw new Unknown(`nothing is called ${attributes['href']}`);
      if (used.tag === 'symbol') {
        enter(context, { ...used, attributes: { ...attributes, viewBox: used.attributes['viewBox'] ?? '' } }, n);
        paint(context, used.children, definitions, style);
      } else {
        context.translate(n('x'), n('y'));
        paint(context, [used], definitions, style);
      }
      return;
    }
    case 'path':
      shape(context, pathOf(element), definitions, style);
      return;
    case 'rect': {
      const path = new Path2D();
      path.roundRect(n('x'), n('y'), n('width'), n('height'), n('rx'));
      shape(context, path, definitions, style);
      return;
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = tag === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
      const path = new Path2D();
      path.ellipse(n('cx'), n('cy'), rx, ry, 0, 0, 2 * Math.PI);
      shape(context, path, definitions, style, [n('cx') - rx, n('cy') - ry, 2 * rx, 2 * ry]);
      return;
    }
    default:
      throw new Unknown(`the press knows no <${tag}>`);
  }
}

/** Much is drawn again and again: what symbols consist of, for one. */
const paths = new WeakMap<Element, Path2D>();

function pathOf(element: Element): Path2D {
  const path = paths.get(element) ?? new Path2D(element.attributes['d']);
  paths.set(element, path);
  return path;
}

const inherited = ({ attributes }: Element, from: Inherited): Inherited => ({
  fill: attributes['fill'] ?? from.fill,
  stroke: attributes['stroke'] ?? from.stroke,
  width: Number(attributes['stroke-width'] ?? from.width),
  cap: (attributes['stroke-linecap'] as CanvasLineCap | undefined) ?? from.cap,
  join: (attributes['stroke-linejoin'] as CanvasLineJoin | undefined) ?? from.join,
  dashes: attributes['stroke-dasharray'] === undefined ? from.dashes : numbersIn(attributes['stroke-dasharray']),
  fillOpacity: Number(attributes['fill-opacity'] ?? from.fillOpacity),
  strokeOpacity: Number(attributes['stroke-opacity'] ?? from.strokeOpacity),
});

function transform(context: Context, text: string | undefined): void {
  for (const [, kind, values] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = numbersIn(values);
    if (kind === 'translate') context.translate(a, b ?? 0);
    else if (kind === 'scale') context.scale(a, b ?? a);
    else if (kind === 'rotate') {
      context.translate(b ?? 0, c ?? 0);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -(c ?? 0));
    } else throw new Unknown(`the press cannot ${kind}`);
  }
}

const boxOf = ({ attributes }: Element): [number, number, number, number] => {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(attributes['viewBox']);
  return [x, y, width, height];
};

/** Into the coordinates of an element that has a view box of its own. */
function enter(context: Context, element: Element, n: (name: string) => number): void {
  const [x, y, width, height] = boxOf(element);
  context.translate(n('x'), n('y'));
  context.scale(n('width') / width, n('height') / height);
  context.translate(-x, -y);
}

type Bounds = readonly [x: number, y: number, width: number, height: number];

function shape(context: Context, path: Path2D, definitions: Definitions, style: Inherited, bounds?: Bounds): void {
  const alpha = context.globalAlpha;
  if (style.fill !== 'none') {
    context.globalAlpha = alpha * style.fillOpacity;
    context.fillStyle = inkOf(context, style.fill, definitions, bounds);
    context.fill(path);
  }
  if (style.stroke !== 'none' && style.width > 0) {
    context.globalAlpha = alpha * style.strokeOpacity;
    context.strokeStyle = inkOf(context, style.stroke, definitions, bounds);
    context.lineWidth = style.width;
    context.lineCap = style.cap;
    context.lineJoin = style.join;
    context.miterLimit = 4;
    context.setLineDash([...style.dashes]);
    context.stroke(path);
  }
}

type Ink = string | CanvasGradient | CanvasPattern;

function inkOf(context: Context, ink: string, definitions: Definitions, bounds: Bounds | undefined): Ink {
  const name = /^url\(#(.+)\)$/.exec(ink)?.[1];
  if (name === undefined) {
    if (ink === 'currentColor') throw new Unknown('the press does not know the page’s colours');
    return ink;
  }
  const found = definitions.get(name);
  switch (found?.tag) {
    case 'linearGradient':
      return linear(context, found);
    case 'radialGradient':
      return halo(context, found, bounds);
    case 'pattern':
      return pattern(context, found, definitions);
    default:
      throw new Unknown(`nothing is called ${name}`);
  }
}

function linear(context: Context, { attributes, children }: Element): CanvasGradient {
  if (attributes['gradientUnits'] !== 'userSpaceOnUse') throw new Unknown('a gradient along a shape');
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map(name => Number(attributes[name] ?? 0));
  return withStops(context.createLinearGradient(x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0), children);
}

/** From the middle of a shape to its edge. Only one that is as wide as it is high is round. */
function halo(context: Context, { attributes, children }: Element, bounds: Bounds | undefined): Ink {
  if (!bounds || Object.keys(attributes).some(name => name !== 'id')) throw new Unknown('a gradient around a point');
  const [x, y, width, height] = bounds;
  const size = Math.ceil(Math.max(width, height));
  const canvas = new OffscreenCanvas(size, size);
  const inside = contextOf(canvas);
  const middle = size / 2;
  inside.fillStyle = withStops(inside.createRadialGradient(middle, middle, 0, middle, middle, middle), children);
  inside.fillRect(0, 0, size, size);
  return placed(context, canvas, new DOMMatrix([width / size, 0, 0, height / size, x, y]));
}

function withStops(gradient: CanvasGradient, stops: readonly Element[]): CanvasGradient {
  for (const { attributes } of stops) {
    const opacity = Number(attributes['stop-opacity'] ?? 1);
    const color = attributes['stop-color'] ?? '#000';
    if (!/^#[\da-f]{6}$/i.test(color)) throw new Unknown(`a colour written ${color}`);
    const thin = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(Number(attributes['offset'] ?? 0), color + thin);
  }
  return gradient;
}

const tiles = new Map<string, OffscreenCanvas>();

/** One tile of it, in the dots of the picture, repeated. */
function pattern(context: Context, { attributes, children }: Element, definitions: Definitions): Ink {
  const { a, b } = context.getTransform();
  const fine = Math.hypot(a, b);
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const [across, down] = [Math.max(1, Math.round(width * fine)), Math.max(1, Math.round(height * fine))];
  const key = `${attributes['id']} ${across} ${down}`;
  let canvas = tiles.get(key);
  if (!canvas) {
    canvas = new OffscreenCanvas(across, down);
    const inside = contextOf(canvas);
    inside.scale(across / width, down / height);
    paint(inside, children, definitions);
    tiles.set(key, canvas);
  }
  const turn = numbersIn(/^rotate\(([^)]*)\)$/.exec(attributes['patternTransform'] ?? '')?.[1])[0] ?? 0;
  return placed(context, canvas, new DOMMatrix().rotate(turn).scale(width / across, height / down));
}

function placed(context: Context, canvas: OffscreenCanvas, matrix: DOMMatrix): CanvasPattern {
  const made = context.createPattern(canvas, 'repeat');
  if (!made) throw new Unknown('an empty pattern');
  made.setTransform(matrix);
  return made;
}

export function contextOf(canvas: OffscreenCanvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Unknown('no canvas');
  return context;
}
