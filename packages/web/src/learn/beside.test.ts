import { describe, expect, test } from 'vitest';
import { beside, overlap, type Rect, union } from './beside.ts';

const area = { w: 1280, h: 756 };
const card = { w: 380, h: 240 };
const placed = (targets: readonly Rect[], others: readonly Rect[] = []): Rect => ({
  ...beside({ area, card, targets, others }),
  ...card,
});

describe('a card beside what it speaks of', () => {
  test.each<[string, Rect[]]>([
    ['in the middle', [{ x: 600, y: 300, w: 80, h: 120 }]],
    ['in a corner', [{ x: 0, y: 0, w: 300, h: 200 }]],
    ['along the bottom', [{ x: 0, y: 500, w: 1280, h: 256 }]],
    [
      'at two ends',
      [
        { x: 10, y: 10, w: 200, h: 500 },
        { x: 1000, y: 500, w: 200, h: 200 },
      ],
    ],
  ])('%s it covers nothing of it and stays on the table', (_, targets) => {
    const box = placed(targets);
    for (const target of targets) expect(overlap(box, target)).toBe(0);
    expect(overlap(box, { x: 0, y: 0, ...area })).toBe(card.w * card.h);
  });

  test('it stands next to it, not somewhere', () => {
    const target = { x: 600, y: 300, w: 80, h: 120 };
    const reach = union([placed([target]), target]) as Rect;
    expect(Math.min(reach.w, reach.h)).toBeLessThan(380 + 80 + 30);
  });

  test('of two free sides it takes the one that hides less', () => {
    const target = { x: 600, y: 0, w: 80, h: 756 };
    const left = { x: 0, y: 0, w: 600, h: 756 };
    expect(placed([target], [left]).x).toBeGreaterThan(680);
  });

  test('with nothing to speak of it lies in a corner', () => {
    expect(placed([])).toMatchObject({ x: area.w - card.w - 8, y: area.h - card.h - 8 });
  });
});
