import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { argonPasswords } from './passwords.ts';

test('a password matches however its letters were composed, and so do hashes of earlier times', async () => {
  const composed = 'caf\u00e9 au lait';
  const stored = await argonPasswords.hash('cafe\u0301 au lait');
  expect(await argonPasswords.matches(stored, composed)).toBe(true);
  expect(await argonPasswords.matches(stored, 'cafe au lait')).toBe(false);
  const asTyped = await hash('ｗａｖｅｓ ａｎｄ ｆｏａｍ');
  expect(await argonPasswords.matches(asTyped, 'ｗａｖｅｓ ａｎｄ ｆｏａｍ')).toBe(true);
  expect(await argonPasswords.matches(asTyped, 'another')).toBe(false);
  expect(await argonPasswords.matches(undefined, 'nobody has this password')).toBe(false);
});

test.each(['password', 'PASSWORD', 'Sunshine1', 'qwertyuiop', 'motdepasse', 'azerty123', 'trustno1'])(
  '%s is what everybody tries',
  async password => {
    expect(await argonPasswords.isCommon(password)).toBe(true);
  },
);

test('a few words in a row are not', async () => {
  expect(await argonPasswords.isCommon('thirty-six views')).toBe(false);
});
