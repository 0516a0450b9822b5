import { expect, test } from 'vitest';
import { ink } from '../art/tokens.ts';
import { type Art, node } from '../art/tree.ts';
import { pulled } from './pulls.ts';

const drawing: Art = [
  node('rect', { width: 10, height: 10, fill: { url: 'sky' } }),
  node('g', { fill: '#d9838a' }, [
    node('path', { d: 'M0 0h1', stroke: '#1c2434', 'stroke-width': 1 }),
    node('path', { d: 'M0 0h2', fill: '#1c2434', stroke: 'none' }),
  ]),
];

test('the key block prints dark lines, and bare paper where colour is to come', () => {
  expect(pulled(drawing, 'key')).toEqual([
    node('rect', { width: 10, height: 10, fill: 'none' }),
    node('g', { fill: ink.washi }, [
      node('path', { d: 'M0 0h1', stroke: '#1c2434', 'stroke-width': 1 }),
      node('path', { d: 'M0 0h2', fill: '#1c2434', stroke: 'none' }),
    ]),
  ]);
});

test('with colour all is there but what is wiped', () => {
  const [sky, ...rest] = drawing as Art[];
  expect(sky).toMatchObject({ attributes: { fill: { url: 'sky' } } });
  expect(pulled(drawing, 'colour')).toEqual([node('rect', { width: 10, height: 10, fill: 'none' }), ...rest]);
});
