import { de } from '@hanga/kernel';
import type { KeepsakeText } from './types.ts';

const numbers = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

export const fr: KeepsakeText = {
  title: panels =>
    panels === 1 ? 'Vue de la baie de Kanagawa' : `La baie de Kanagawa en ${numbers[panels - 1] ?? panels} vues`,
  print: name => `l’Estampe ${de(name)}`,
  caption: name => `L’Estampe ${de(name)}`,
};
