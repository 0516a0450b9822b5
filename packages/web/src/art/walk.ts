import type { Art, Node } from './tree.ts';

/** Every element of a drawing, each before those within it. */
export function* nodesIn(art: Art): Generator<Node> {
  if (!('tag' in art)) {
    for (const part of art) yield* nodesIn(part);
    return;
  }
  yield art;
  if (typeof art.children !== 'string') yield* nodesIn(art.children);
}

/** What has a name in a drawing, by that name. */
export function namedIn(art: Art): Map<string, Node> {
  const named = new Map<string, Node>();
  for (const node of nodesIn(art))
    if ('id' in node.attributes && node.attributes.id !== undefined) named.set(node.attributes.id, node);
  return named;
}

/** The names that a drawing refers to: what it uses, paints with, or is cut out by. */
export function referencesIn(art: Art): Set<string> {
  const names = new Set<string>();
  for (const { attributes } of nodesIn(art))
    for (const [name, value] of Object.entries(attributes) as [string, unknown][]) {
      if (name === 'href' && typeof value === 'string') names.add(value.slice(1));
      else if (typeof value === 'object' && value !== null && 'url' in value) names.add(String(value.url));
    }
  return names;
}
