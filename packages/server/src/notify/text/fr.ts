import { de } from '@hanga/kernel';
import type { NoticeWords } from './types.ts';

export const fr: NoticeWords = {
  yourTurn: 'À vous de jouer',
  turnAt: table => `C’est à vous de jouer à la table « ${table} ».`,
  test: 'Un essai',
  testBody: 'Voici comment Hanga vous préviendra quand ce sera à vous de jouer.',
  stop: url => `Ne plus recevoir ces courriels : ${url}`,
  confirm: 'Est-ce votre adresse ?',
  confirmBody: (name, url) =>
    `Quelqu’un du nom ${de(name)} a demandé à Hanga d’écrire à cette adresse chaque fois que c’est son tour.\n\nSi c’était vous, ouvrez ce lien dans les 24 heures :\n\n${url}\n\nSinon, ne faites rien : aucun autre courriel ne viendra.`,
  page: {
    confirm: email => `Hanga doit-il écrire à ${email} chaque fois que c’est votre tour ?`,
    confirmButton: 'Oui, c’est mon adresse',
    confirmed: email => `Hanga écrira à ${email} chaque fois que c’est votre tour et que vous n’êtes pas à la table.`,
    badLink: 'Ce lien n’est pas valable, ou ne l’est plus : il ne sert qu’une fois, dans les 24 heures.',
    stop: 'Hanga doit-il cesser de vous écrire quand c’est votre tour ?',
    stopButton: 'Oui, plus de courriels',
    stopped: 'Vous ne recevrez plus ces courriels.',
    back: 'Aller à Hanga',
  },
};
