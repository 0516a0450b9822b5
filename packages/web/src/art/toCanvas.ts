import { type Bounds, type Context, type Definitions, inkOf, Unprintable } from './canvasInk.ts';
import { inherited, plain, type Style } from './canvasStyle.ts';
import type { Art, Elements, Look, Move, Node, NodeOf, ViewBox } from './tree.ts';

/** Paints a drawing as a browser paints its SVG. */
export function paint(context: Context, art: Art, definitions: Definitions, from = plain): void {
  if ('tag' in art) paintNode(context, art, definitions, from);
  else for (const part of art) paint(context, part, definitions, from);
}

function paintNode(context: Context, node: Node, definitions: Definitions, from: Style): void {
  const within = (look: Look, draw: (style: Style) => void): void => {
    context.save();
    for (const move of look.transform ?? []) apply(context, move);
    context.globalAlpha *= look.opacity ?? 1;
    if (look['clip-path']) context.clip(outlineOf(look['clip-path'].url, definitions));
    draw(inherited(look, from));
    context.restore();
  };
  const shape = <Said extends Look>(path: Path2D, said: Exactly<Said>, bounds?: Bounds): void =>
    within(said, style => inked(context, path, definitions, style, bounds));
  switch (node.tag) {
    case 'g':
      within(node.attributes, style => paint(context, node.children, definitions, style));
      return;
    case 'path': {
      const { d: _, ...look } = node.attributes;
      shape(pathOf(node), look);
      return;
    }
    case 'rect': {
      const { x = 0, y = 0, width = 0, height = 0, rx = 0, ...look } = node.attributes;
      const path = new Path2D();
      path.roundRect(x, y, width, height, rx);
      shape(path, look, [x, y, width, height]);
      return;
    }
    case 'circle': {
      const { cx = 0, cy = 0, r, ...look } = node.attributes;
      shape(ellipse(cx, cy, r, r), look, [cx - r, cy - r, 2 * r, 2 * r]);
      return;
    }
    case 'ellipse': {
      const { cx = 0, cy = 0, rx, ry, ...look } = node.attributes;
      shape(ellipse(cx, cy, rx, ry), look, [cx - rx, cy - ry, 2 * rx, 2 * ry]);
      return;
    }
    case 'text':
      within(node.attributes, style => write(context, node, definitions, style));
      return;
    case 'use':
      within(node.attributes, style => paintUsed(context, node.attributes, definitions, style));
      return;
    case 'svg': {
      const { viewBox, preserveAspectRatio, ...frame } = node.attributes;
      context.save();
      enter(context, frame, viewBox, { fit: preserveAspectRatio ? Math.max : Math.min, isCut: true });
      paint(context, node.children, definitions, from);
      context.restore();
      return;
    }
    case 'defs':
      define(node.children, definitions);
      return;
    case 'symbol':
    case 'clipPath':
    case 'linearGradient':
    case 'radialGradient':
    case 'pattern':
      definitions.set(node.attributes.id, node);
      return;
    case 'stop':
      return;
    default:
      node satisfies never;
  }
}

/** A look and nothing else: what was said of an element besides has been read. */
type Exactly<Said extends Look> = Said & Record<Exclude<keyof Said, keyof Look>, never>;

function define(art: Art, definitions: Definitions): void {
  if (!('tag' in art)) for (const part of art) define(part, definitions);
  else if ('id' in art.attributes && art.attributes.id !== undefined) definitions.set(art.attributes.id, art);
}

/** Much is drawn again and again: what symbols consist of, for one. */
const paths = new WeakMap<Node, Path2D>();

function pathOf(node: NodeOf<'path'>): Path2D {
  const path = paths.get(node) ?? new Path2D(node.attributes.d);
  paths.set(node, path);
  return path;
}

function ellipse(x: number, y: number, rx: number, ry: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return path;
}

function outlineOf(name: string, definitions: Definitions): Path2D {
  const found = definitions.get(name);
  if (found?.tag !== 'clipPath') throw new Unprintable(`no outline is called ${name}`);
  const outline = new Path2D();
  for (const part of [found.children].flat()) {
    if (!('tag' in part) || part.tag !== 'path') throw new Unprintable('an outline that is no path');
    outline.addPath(pathOf(part));
  }
  return outline;
}

function apply(context: Context, [kind, a, x, y = 0]: Move): void {
  switch (kind) {
    case 'translate':
      context.translate(a, x);
      return;
    case 'scale':
      context.scale(a, x);
      return;
    case 'rotate':
      context.translate(x, y);
      context.rotate((a * Math.PI) / 180);
      context.translate(-x, -y);
      return;
    default:
      kind satisfies never;
  }
}

type Frame = Elements['svg'];

/** Into the coordinates of an element that has a view box of its own, in the middle of its frame. */
function enter(
  context: Context,
  { x = 0, y = 0, width = 0, height = 0 }: Frame,
  viewBox: ViewBox | undefined,
  { fit, isCut }: { readonly fit: typeof Math.min; readonly isCut: boolean },
): void {
  context.translate(x, y);
  if (isCut) {
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
  }
  if (!viewBox) return;
  const [left, top, across, down] = viewBox;
  const scale = fit(width / across, height / down);
  context.translate((width - across * scale) / 2, (height - down * scale) / 2);
  context.scale(scale, scale);
  context.translate(-left, -top);
}

function paintUsed(context: Context, said: Elements['use'], definitions: Definitions, style: Style): void {
  const name = said.href.slice(1);
  const used = definitions.get(name);
  if (!used) throw new Unprintable(`nothing is called ${name}`);
  if (used.tag === 'symbol') {
    const { viewBox, overflow } = used.attributes;
    enter(context, said, viewBox, { fit: Math.min, isCut: overflow !== 'visible' });
    paint(context, used.children, definitions, style);
  } else {
    context.translate(said.x ?? 0, said.y ?? 0);
    paint(context, used, definitions, style);
  }
}

function inked(context: Context, path: Path2D, definitions: Definitions, style: Style, bounds?: Bounds): void {
  const alpha = context.globalAlpha;
  const repaint = (art: Art, inside: Context): void => paint(inside, art, definitions);
  if (style.fill !== 'none') {
    context.globalAlpha = alpha * style['fill-opacity'];
    context.fillStyle = inkOf(context, style.fill, definitions, { bounds, paint: repaint });
    context.fill(path, style['fill-rule']);
  }
  if (style.stroke !== 'none' && style['stroke-width'] > 0) {
    context.globalAlpha = alpha * style['stroke-opacity'];
    context.strokeStyle = inkOf(context, style.stroke, definitions, { bounds, paint: repaint });
    context.lineWidth = style['stroke-width'];
    context.lineCap = style['stroke-linecap'];
    context.lineJoin = style['stroke-linejoin'];
    context.miterLimit = 4;
    context.setLineDash([...style['stroke-dasharray']]);
    context.stroke(path);
  }
}

function write(
  context: Context,
  { attributes, children }: NodeOf<'text'>,
  definitions: Definitions,
  style: Style,
): void {
  const { x = 0, y = 0, 'text-anchor': anchor, 'font-family': family, 'font-weight': weight, ...rest } = attributes;
  context.font = `${weight} ${rest['font-size']}px ${family}`;
  context.textAlign = anchor === 'middle' ? 'center' : (anchor satisfies never);
  context.fillStyle = inkOf(context, style.fill, definitions, { bounds: undefined, paint: () => {} });
  context.fillText(children, x, y);
}
