import { expect, test } from 'vitest';
import { carved, dressed, hatch } from './keyBlock.ts';
import { nodesIn } from './walk.ts';

const square = '0,0! 10,0! 10,10! 0,10!';

test('the key line lies under its colour, thicker on the side away from the light', () => {
  const [line, color] = [...nodesIn(carved(square, '#ffffff', 2))];
  if (line?.tag !== 'path' || color?.tag !== 'path') throw new Error('two prints of one block');
  expect(color.attributes).toEqual({ d: line.attributes.d, fill: '#ffffff' });
  const [move] = line.attributes.transform ?? [];
  const half = (line.attributes['stroke-width'] ?? 0) / 2;
  if (move?.[0] !== 'translate') throw new Error('the line is moved');
  const [, right, down] = move;
  expect(right).toBeGreaterThan(0);
  // Below it swells, and above it is down to a hair: never as strong all round.
  expect(half + down).toBeGreaterThan(3 * Math.max(0, half - down));
});

test('a pattern is cut to the shape that it dresses', () => {
  const printed = [...nodesIn(dressed(square, '#ffffff', ['k-kasuri', 'k-hem']))];
  expect(printed.slice(2).map(({ attributes }) => attributes)).toEqual([
    { d: expect.stringContaining('Z'), fill: { url: 'k-kasuri' } },
    { d: expect.stringContaining('Z'), fill: { url: 'k-hem' } },
  ]);
  expect(new Set(printed.map(node => node.tag === 'path' && node.attributes.d)).size).toBe(1);
});

test('a hatch begins on the outline, at even distances, and leans as it is told', () => {
  const strokes = hatch('0,0 30,0 30,30', { count: 6, length: 10, lean: -90 }).map(stroke =>
    stroke.split(' ').map(spot => spot.split(',').map(Number) as [number, number]),
  );
  expect(strokes.map(([start]) => start)).toEqual([
    [5, 0],
    [15, 0],
    [25, 0],
    [30, 5],
    [30, 15],
    [30, 25],
  ]);
  for (const [start, , end] of strokes.slice(0, 3)) expect(end?.[1]).toBeLessThan((start?.[1] ?? 0) - 6);
  for (const [start, , end] of strokes.slice(3)) expect(end?.[0]).toBeGreaterThan((start?.[0] ?? 0) + 6);
});
