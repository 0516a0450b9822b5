import type { Look } from './tree.ts';

/** What an element does not hand down to those within it. */
type Own = 'opacity' | 'transform' | 'clip-path' | 'shape-rendering' | 'id';
/** What it does. Whatever a look may have must be said here and below, or neither compiles. */
export type Style = Required<Omit<Look, Own | 'stroke-linecap' | 'stroke-linejoin' | 'fill-rule'>> & {
  readonly 'stroke-linecap': CanvasLineCap;
  readonly 'stroke-linejoin': CanvasLineJoin;
  readonly 'fill-rule': CanvasFillRule;
};

export const plain: Style = {
  fill: '#000',
  'fill-opacity': 1,
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': 1,
  'stroke-opacity': 1,
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': [],
};

export const inherited = (look: Look, from: Style): Style => ({
  fill: look.fill ?? from.fill,
  'fill-opacity': look['fill-opacity'] ?? from['fill-opacity'],
  'fill-rule': look['fill-rule'] ?? from['fill-rule'],
  stroke: look.stroke ?? from.stroke,
  'stroke-width': look['stroke-width'] ?? from['stroke-width'],
  'stroke-opacity': look['stroke-opacity'] ?? from['stroke-opacity'],
  'stroke-linecap': look['stroke-linecap'] ?? from['stroke-linecap'],
  'stroke-linejoin': look['stroke-linejoin'] ?? from['stroke-linejoin'],
  'stroke-dasharray': look['stroke-dasharray'] ?? from['stroke-dasharray'],
});
