import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSameName, skeletonOf } from './names.ts';
import { Name } from './schemas.ts';

test.each([
  'Ann',
  'Zoé',
  "D'Arcy O’Neil",
  'Nguyễn Thị',
  '葛飾 北斎',
  'ひろし2号',
  'DJ 太郎',
  '김Kim',
  'Иван',
  'Иван Petrov',
  'Νίκος',
  'דָּוִד',
  'สมชาย',
  'देवनागरी',
  'محمد',
  '❤️ Ann',
  '👩‍🚀',
  '7',
  '*',
])('%s is a name', name => {
  expect(v.parse(Name, name)).toBe(name.normalize('NFC'));
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000\n'],
  ['a zero-width space', 'A\u200bnn'],
  ['only a zero-width space', '\u200b'],
  ['a joiner', 'An\u200dn'],
  ['a word joiner', 'An\u2060n'],
  ['a soft hyphen', 'An\u00adn'],
  ['a bidi override', '\u202ennA'],
  ['an isolate', 'Ann\u2069'],
  ['a Hangul filler', '\u3164'],
  ['a half-width filler', 'Ann\uffa0'],
  ['a variation selector', 'Ann\ufe0f'],
  ['a tag', 'Ann\u{e0041}'],
  ['a blank of Braille', '\u2800'],
  ['a lone surrogate', 'Ann\ud800'],
  ['private use', '\ue000'],
  ['something unassigned', '\u0378'],
  ['a control', 'An\u0007n'],
  ['a pile of marks', `A${'\u0301'.repeat(5)}`],
  ['only a mark', '\u0301'],
  ['Cyrillic in a Latin word', 'Аnn'],
  ['Greek in a Latin word', 'Αnn'],
  ['Armenian in a Latin word', 'Jօhn'],
  ['25 letters', 'x'.repeat(25)],
])('%s is refused', (_why, name) => {
  expect(v.safeParse(Name, name).success).toBe(false);
});

test('spaces around a name and doubled within it do not count', () => {
  expect(v.parse(Name, '  Ann \u00a0 Lee ')).toBe('Ann Lee');
});

test.each([
  ['Ann', 'ann'],
  ['Ann', 'ＡＮＮ'],
  ['Alice', 'AIice'],
  ['Bill', 'Bi11'],
  ['Bob', 'B0b'],
  ['Cop', 'Сор'],
  ['TOM', 'ΤΟΜ'],
  ['Ann-Lee', 'Ann–Lee'],
  ['O’Neil', "O'Neil"],
  ['Иван', 'ИВАН'],
  ['Ian', 'ian'],
])('%s and %s are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Rene', 'René'],
  ['Mai', 'Mal'],
  ['Ann', 'Anna'],
  ['Player 2', 'Player 3'],
  ['太郎', '次郎'],
])('%s and %s are two names', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
