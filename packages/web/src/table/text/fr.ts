import type { TableWords } from './types.ts';

export const fr: TableWords = {
  yourMove: game => `À vous · ${game}`,
  round: round => `Manche ${round}`,
  news: {
    title: 'Ce que les autres ont fait',
    again: 'Le montrer encore une fois.',
    playing: 'Encore une fois : ce qui s’est passé',
    changed: 'les autres y ont changé quelque chose',
  },
  inspect: {
    title: 'Vu de près',
    onRest: 'Voir de près ce sur quoi la souris s’arrête',
    more: 'Bouton droit, appui long ou I : avec sa règle',
  },
  hints: {
    doIt: 'Le faire',
    points: points => `environ ${points} points`,
    chance: chance => `${chance} de chances de gagner`,
    less: points => `${points} de moins que le premier conseil`,
  },
  stands: { paused: 'La partie est en pause.', ended: 'La partie a été arrêtée sans résultat.' },
  youWin: 'Vous l’emportez',
  youShare: others => `Vous partagez la victoire avec ${others}`,
};
