import type { CloseText } from './types.ts';

export const en: CloseText = {
  season: season => `The season: ${season}`,
  asks: (brushes, landscape) =>
    brushes === 1
      ? `Painted by a brush on a ${landscape} icon`
      : `Painted by ${brushes} brushes on ${brushes} ${landscape} icons`,
  subject: subject => `The subject, for diplomas: ${subject}`,
  printHarmony: points => `${points} harmony in the print`,
  yokai: 'Whoever takes the card gets a yokai',
  plank: plank => `The plank, for your studio: ${plank}`,
};
