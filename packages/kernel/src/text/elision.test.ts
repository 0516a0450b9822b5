import { expect, test } from 'vitest';
import { de } from './elision.ts';

test.each([
  ['Aiko', 'd’Aiko'],
  ['Émile', 'd’Émile'],
  ['Ōtsu', 'd’Ōtsu'],
  ['œillet', 'd’œillet'],
  ['Yves', 'd’Yves'],
  ['Yuki', 'de Yuki'],
  ['Hokusai', 'de Hokusai'],
  ['Bunta', 'de Bunta'],
  ['42', 'de 42'],
  ['葵', 'de 葵'],
])('%s becomes %s after “de”', (name, said) => {
  expect(de(name)).toBe(said);
});
