import { expect, test } from 'vitest';
import { words } from './index.ts';
import { inspectWords } from './inspect/index.ts';
import { summaryText } from './summary/index.ts';

const { fr } = words;

test('one card is one, several are several', () => {
  expect(fr.printOf(1, 11)).toMatch(/^1 carte sur 11 /);
  expect(fr.printOf(2, 11)).toMatch(/^2 cartes sur 11 /);
  expect(inspectWords.fr.print(1, 11)).toMatch(/^1 carte sur /);
  expect(fr.printSections(1)).toBe('1 pan');
  const print = (cards: number): string => summaryText.fr.print('Vous', cards + 1, cards, 1, 'été', 3);
  expect(print(0)).toContain('Estampe de 1 pan, 0 carte sur 11,');
  expect(print(2)).toContain('Estampe de 3 pans, 2 cartes sur 11,');
});

test('“de” is elided before a name that begins with a vowel', () => {
  expect(fr.score('Oei', 12)).toMatch(/^Score d’Oei\u202f: 12\./);
  expect(fr.score('Hokusai', 12)).toMatch(/^Score de Hokusai\u202f: 12\./);
  expect(inspectWords.fr.where.studio('Oei')).toBe('Dans l’Atelier d’Oei');
});
