import { ink } from '../art/tokens.ts';
import type { Art, Color, Ink, Node } from '../art/tree.ts';

/** A print comes from the blocks in pulls: the key block's lines, then flat colour; bokashi, the third, makes it whole. */
export type Pull = 'key' | 'colour';

/** The key block's ink is the darkest: everything else is cut on other blocks. */
const isDark = (color: Color): boolean => {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return 0.3 * channel(1) + 0.59 * channel(3) + 0.11 * channel(5) < 62;
};

/** What a pull prints where this ink is. */
function printedWith(color: Ink | undefined, pull: Pull): Ink | undefined {
  if (color === undefined || color === 'none') return color;
  // Gradients and patterns are wiped onto the block, or are the wood's own: they come last.
  if (typeof color !== 'string') return 'none';
  // A colour lies over its own key line, printed a little larger: where it is to come the paper is bare.
  return pull === 'colour' || isDark(color) ? color : ink.washi;
}

/** What one pull prints of a drawing. What it does not print stays in place, without ink. */
export function pulled(art: Art, pull: Pull): Art {
  return 'tag' in art ? pulledNode(art, pull) : art.map(part => pulled(part, pull));
}

/** The same of one element: of what drawings refer to, for one. */
export function pulledNode<Drawn extends Node>(node: Drawn, pull: Pull): Drawn {
  const fill = 'fill' in node.attributes ? node.attributes.fill : undefined;
  const stroke = 'stroke' in node.attributes ? node.attributes.stroke : undefined;
  const attributes = {
    ...node.attributes,
    ...(fill === undefined ? {} : { fill: printedWith(fill, pull) }),
    ...(stroke === undefined ? {} : { stroke: printedWith(stroke, pull) }),
  };
  const children = typeof node.children === 'string' ? node.children : pulled(node.children, pull);
  return { ...node, attributes, children };
}
