import { describe, expect, test } from 'vitest';
import { Buckets } from './bounds.ts';

describe('buckets', () => {
  test('give so many at once, and then so many a second', () => {
    const buckets = new Buckets(1, 2);
    expect([0, 0, 0, 500, 1000, 1000].map(at => buckets.take('a', at))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(buckets.take('b', 1000)).toBe(true);
  });

  test('tell what is left, and when there is enough again', () => {
    const buckets = new Buckets(0.5, 4);
    expect(buckets.spend('a', 0, 3)).toEqual({ isAllowed: true, left: 1, again: 4, full: 6 });
    expect(buckets.spend('a', 2000, 3)).toEqual({ isAllowed: false, left: 2, again: 2, full: 4 });
    expect(buckets.spend('a', 4000, 3)).toEqual({ isAllowed: true, left: 0, again: 6, full: 8 });
  });

  test('are kept for so many, and who came last is not forgotten for those who came long ago', () => {
    const buckets = new Buckets(1, 1);
    buckets.take('long ago', 0);
    buckets.take('again and again', 0);
    for (let n = 0; n < 49_999; n++) {
      buckets.take(`stranger ${n}`, 0);
      if (n % 10_000 === 0) expect(buckets.take('again and again', 0)).toBe(false);
    }
    expect(buckets.take('again and again', 0)).toBe(false);
    expect(buckets.take('long ago', 0)).toBe(true);
  });
});
