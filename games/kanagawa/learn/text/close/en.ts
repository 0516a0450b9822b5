import type { CloseText } from './types.ts';

export const en: CloseText = {
  season: season => `The season: ${season}`,
  asks: (brushes, landscape) =>
    brushes === 1 ? `Painted by a brush on ${landscape}` : `Painted by ${brushes} brushes on ${landscape}`,
  subject: subject => `The subject, for diplomas: ${subject}`,
  printHarmony: points => `In the print ${points} harmony`,
  yokai: 'Whoever takes the card gets a yokai',
  plank: plank => `The plank, for your studio: ${plank}`,
};
