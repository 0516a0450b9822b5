import { type Art, moved, type Node, node } from '@hanga/web/art/tree.ts';
import { nodesIn } from '@hanga/web/art/walk.ts';
import { expect, test } from 'vitest';
import { everyCard } from '../rules/index.ts';
import { printPanel } from './card.ts';
import { bringAll } from './later.ts';
import { definition } from './sprite.ts';
import { outlineOf, type Point } from './testing/outline.ts';
import type { LessonCard } from './types.ts';

await bringAll();

/** Who stands in a panel, where it stands: the one group that holds nothing but a symbol. */
const subjectIn = (panel: Art): Node | undefined =>
  [...nodesIn(panel)].find(each => each.tag === 'g' && 'tag' in each.children && each.children.tag === 'use');

/** Signs lie over the picture, as symbols by themselves. */
const signsIn = (panel: Art): Node[] =>
  [...nodesIn(panel)].filter(
    each =>
      each.tag === 'use' &&
      /^#k-(season-|harmony|forest|mountain|plain|ocean|yokai-arrives)/.test(each.attributes.href),
  );

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}
const discs = new Map<string, Disc>();
const discOf = (sign: Node): Disc => {
  const key = JSON.stringify(sign);
  const known = discs.get(key);
  if (known) return known;
  const points = outlineOf(sign, definition);
  const span = (axis: 0 | 1): readonly [number, number] => [
    Math.min(...points.map(point => point[axis])),
    Math.max(...points.map(point => point[axis])),
  ];
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  const disc = { x: (left + right) / 2, y: (top + bottom) / 2, radius: Math.max(right - left, bottom - top) / 2 };
  discs.set(key, disc);
  return disc;
};
const isOn = ({ x, y, radius }: Disc, [px, py]: Point): boolean => Math.hypot(px - x, py - y) < radius;

const shown = (everyCard as readonly LessonCard[]).flatMap((card, number) =>
  card.print.subject ? [{ card, number }] : [],
);

test.each([0, 1, 2, 3])('no sign lies on anybody, whichever pose a card takes: %i', look => {
  const hidden = shown.flatMap(({ card, number }) => {
    const panel = printPanel(card, number, { look }, 'all');
    const subject = subjectIn(panel);
    if (!subject) return [`nobody on ${number}`];
    const outline = outlineOf(subject, definition);
    expect(outline.length).toBeGreaterThan(50);
    const signs = signsIn(panel);
    expect(signs.length).toBeGreaterThan(1);
    return signs.flatMap(sign => {
      const disc = discOf(sign);
      return sign.tag === 'use' && outline.some(point => isOn(disc, point))
        ? [`${card.print.subject} ${card.print.count ?? 1} on card ${number} under ${sign.attributes.href}`]
        : [];
    });
  });
  expect(hidden).toEqual([]);
});

test('a sign on somebody would be found', () => {
  const disc = discOf(node('path', { d: 'M0 0h20v20h-20z' }));
  expect(disc).toEqual({ x: 10, y: 10, radius: 10 });
  const person = outlineOf(
    node('g', { transform: [moved(5, 0)] }, node('path', { d: 'M0 -20q4 20 0 40' })),
    definition,
  );
  expect(person.some(point => isOn(disc, point))).toBe(true);
});
