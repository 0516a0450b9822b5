import type { KeepsakeWords } from './types.ts';

export const en: KeepsakeWords = {
  mount: 'Mount',
  mounts: { scroll: 'Handscroll', screen: 'Folding screen', album: 'Album', framed: 'Framed' },
  save: (work, format) => `Save ${work} as ${format}`,
  making: 'Printing…',
  made: file => `Saved as ${file}.`,
  failed: 'The picture could not be made: it may be too large for this browser. SVG needs the least room.',
  sizes: 'PNG and PDF have 300 dots to the inch and fill an A3 sheet or more; a long scroll is longer, never smaller.',
};
