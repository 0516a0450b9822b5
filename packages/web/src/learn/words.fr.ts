import type { LearnWords } from './words.ts';

export const fr: LearnWords = {
  rules: {
    contents: 'Sur cette page',
    ruling: 'Précision',
    label: 'Chercher dans les règles',
    found: (count, of) => (count === of ? `Les ${of} règles` : `${count} ${count < 2 ? 'règle' : 'règles'} sur ${of}`),
    nothing: 'Aucune règle ne contient tous ces mots. Essayez-en moins, ou parcourez les icônes.',
    clear: 'Montrer toutes les règles',
    link: rule => `Règle ${rule}`,
  },
  lesson: {
    title: 'Votre première partie',
    you: 'Joueur',
    progress: (step, of) => `Leçon ${step} sur ${of}`,
    next: 'Suite',
    back: 'Retour',
    leave: 'Arrêter ici',
    again: 'Reprendre au début',
    playOn: 'Poursuivre la partie',
    playOnNow: 'Poursuivre sans leçons',
    otherwise: 'Dans une partie à vous, ce serait possible. Dans cette leçon, essayez plutôt ceci :',
    readFirst: 'Un instant : lisez d’abord ceci, puis choisissez « Suite ».',
    countTitle: 'Si la partie s’arrêtait maintenant',
    further: title => `Encore un chapitre, si vous voulez : ${title}`,
  },
};
