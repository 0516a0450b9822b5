import { type Art, type Node, node } from '@hanga/web/art/tree.ts';
import { namedIn } from '@hanga/web/art/walk.ts';
import { landDefs } from './land.ts';
import { boxes, symbols } from './pieces.ts';
import { seaDefs } from './sea.ts';
import { traversePath } from './survey.ts';
import { tileDefs } from './tile.ts';

/** Everything that Kaigan's drawings refer to. */
export const defs = (): Art => [
  seaDefs(),
  landDefs(),
  node('path', { id: 'g-walk', d: traversePath() }),
  tileDefs(),
  Object.entries(symbols).map(([name, [kind, draw]]) =>
    node('symbol', { id: `g-${name}`, viewBox: boxes[kind] }, draw()),
  ),
];

let named: ReadonlyMap<string, Node> | undefined;

/** The same, by name. */
export function definition(name: string): Node | undefined {
  named ??= namedIn(defs());
  return named.get(name);
}
