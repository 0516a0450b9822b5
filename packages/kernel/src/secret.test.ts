import { expect, test } from 'vitest';
import { sameData } from './data.ts';
import { redact, secretTo } from './secret.ts';

const event = {
  kind: 'took',
  seat: 1,
  cards: [3, secretTo([1], 17, { back: 0 }), { note: secretTo([0, 2], 'deep', undefined) }],
};

test('each secret is shown to the seats that may know, and to nobody else', () => {
  expect(redact(event, 1)).toEqual({ kind: 'took', seat: 1, cards: [3, 17, { note: undefined }] });
  expect(redact(event, 0)).toEqual({ kind: 'took', seat: 1, cards: [3, { back: 0 }, { note: 'deep' }] });
  expect(redact(event, 'spectator')).toEqual({ kind: 'took', seat: 1, cards: [3, { back: 0 }, { note: undefined }] });
});

test('nothing of a secret is left in the bytes of those who may not know', () => {
  for (const viewer of [0, 'spectator'] as const) {
    const bytes = JSON.stringify(redact(event, viewer));
    expect(bytes).not.toContain('17');
    expect(bytes).not.toContain('seats');
  }
});

test('data is compared by what it says', () => {
  expect(sameData({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  for (const [a, b] of [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [null, {}],
    [1, '1'],
  ]) {
    expect(sameData(a, b)).toBe(false);
  }
});
