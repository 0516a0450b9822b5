import type { CloseText } from './types.ts';

export const fr: CloseText = {
  season: season => `La Saison : ${season}`,
  asks: (brushes, landscape) =>
    brushes === 1
      ? `Se peint avec un Pinceau sur une icône ${landscape}`
      : `Se peint avec ${brushes} Pinceaux sur ${brushes} icônes ${landscape}`,
  subject: subject => `Le Sujet, pour les Diplômes : ${subject}`,
  printHarmony: points => `Dans l’Estampe, ${points} ${points < 2 ? 'point' : 'points'} d’Harmonie`,
  yokai: 'Qui prend la carte reçoit un Yokai',
  plank: plank => `La planche, pour l’Atelier : ${plank}`,
};
