import type { PiecesText } from './types.ts';

export const fr: PiecesText = {
  'try-tile': {
    title: 'Une tuile en une rangée',
    goal: 'La rangée 1 est à vous. Achevez avec elle la tuile d’Art de 2 de la colonne 2.',
    hint: 'Prenez l’argent, envoyez un arpenteur sur cette tuile quand vient l’envoi, puis posez-y deux marqueurs d’un coup avec « Cartographie ».',
    met: 'Deux marqueurs pour 6 ryō : c’est cher, mais la tuile n’est qu’à vous.',
  },
  'try-turned': {
    title: 'Personne n’est parti',
    goal: 'La rangée 2 est à vous, et aucun de vos arpenteurs n’est sur la carte. Achevez quand même la tuile de Voyage de 2 de la colonne 3.',
    hint: 'Toute carte peut être retournée : pour 2 ryō, elle envoie un arpenteur. Retournez-en une avant que « Cartographie » ne vienne en colonne 4.',
    met: 'Une carte de peu d’utilité cachait un arpenteur.',
  },
  'try-three': {
    title: 'Trois tuiles, et encore de l’argent',
    goal: 'La rangée 3 est à vous, et vous avez 20 ryō. Posez un marqueur sur trois tuiles différentes, et gardez 6 ryō.',
    hint: 'Trois arpenteurs coûtent 8, trois marqueurs 9. Entre les deux, le petit boulot doit rapporter de l’argent, et non en prendre.',
    met: 'À la pièce près : 20, moins 8, plus 3, moins 9.',
  },
};
