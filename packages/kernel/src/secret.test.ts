import { expect, test } from 'vitest';
import { sameData } from './data.ts';
import { holdsSecret, redact, secretTo } from './secret.ts';

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

test('an event holds a secret wherever in it that lies, and none where all may know all', () => {
  for (const holds of [event, event.cards, secretTo([], 1, 2), { deep: { deeper: [[secretTo([0], 1, 2)]] } }])
    expect(holdsSecret(holds)).toBe(true);
  for (const open of [redact(event, 1), redact(event, 'spectator'), { secret: 'of success' }, [{ seats: 3 }], [], 17])
    expect(holdsSecret(open)).toBe(false);
  for (const none of [null, undefined, 'secret']) expect(holdsSecret(none)).toBe(false);
});

test('a secret that nothing stands for stays one when it is stored as JSON', () => {
  const stored: unknown = JSON.parse(JSON.stringify({ card: secretTo([1], 17, undefined) }));
  expect(holdsSecret(stored)).toBe(true);
  expect(redact(stored, 0)).toEqual({ card: undefined });
  expect(redact(stored, 1)).toEqual({ card: 17 });
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
