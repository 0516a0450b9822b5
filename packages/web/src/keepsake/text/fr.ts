import type { KeepsakeWords } from './types.ts';

export const fr: KeepsakeWords = {
  mount: 'Montage',
  mounts: { scroll: 'Rouleau', screen: 'Paravent', album: 'Album', framed: 'Sous cadre' },
  save: (work, format) => `Enregistrer ${work} en ${format}`,
  making: 'Impression en cours…',
  made: file => `Enregistré sous ${file}.`,
  failed:
    'L’image n’a pas pu être produite\u202f: elle est peut-être trop grande pour ce navigateur. SVG demande le moins de place.',
  sizes:
    'PNG et PDF comptent 300 points par pouce et remplissent au moins une feuille A3\u202f; un long rouleau est plus long, jamais plus petit.',
};
