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
