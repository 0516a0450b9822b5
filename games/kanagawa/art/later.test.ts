import { expect, test } from 'vitest';
import { bring, bringFor } from './later.ts';
import { isDrawn, symbolCalled } from './sprite.ts';
import { use } from './symbols.ts';

const outlines = (id: string): string => JSON.stringify(symbolCalled(id)?.children);

test('until a pose has come, the first one stands in for it, and it is not asked for twice', async () => {
  expect(isDrawn('samurai-2')).toBe(false);
  expect(outlines('samurai-2')).toBe(outlines('samurai'));
  const coming = bring('samurai-2', false);
  expect(bring('monk-3')).toBe(coming);
  await coming;
  expect(outlines('samurai-2')).not.toBe(outlines('samurai'));
  expect(bring('samurai-2')).toBeUndefined();
});

test('a drawing waits for what it refers to, and what is no symbol is never waited for', async () => {
  expect(symbolCalled('redKite2')).toBeUndefined();
  await bringFor([use('redKite2', 'aloft', 0, 0), use('forest', 'icon', 0, 0)]);
  expect(symbolCalled('redKite2')).toBeDefined();
  expect(bring('grain')).toBeUndefined();
  expect(bring('harmony-2')).toBeUndefined();
});
