import type { NoticeWords } from './types.ts';

export const fr: NoticeWords = {
  yourTurn: 'À vous de jouer',
  turnAt: table => `C’est à vous à la table « ${table} ».`,
  test: 'Un essai',
  testBody: 'Voici comment Hanga vous dira que c’est à vous.',
  stop: url => `Ne plus recevoir ces courriels : ${url}`,
  confirm: 'Est-ce votre adresse ?',
  confirmBody: (name, url) =>
    `Quelqu’un du nom de ${name} a demandé à Hanga d’écrire à cette adresse chaque fois que c’est à son tour.\n\nSi c’était vous, ouvrez ce lien dans la journée :\n\n${url}\n\nSinon, ne faites rien : aucun autre courriel ne viendra.`,
  page: {
    confirm: email => `Hanga doit-il écrire à ${email} chaque fois que c’est à vous ?`,
    confirmButton: 'Oui, c’est mon adresse',
    confirmed: email => `Hanga écrira à ${email} chaque fois que c’est à vous et que vous n’êtes pas à la table.`,
    badLink: 'Ce lien n’est pas valable, ou ne l’est plus : il sert une fois, pendant un jour.',
    stop: 'Hanga doit-il cesser de vous écrire quand c’est à vous ?',
    stopButton: 'Oui, plus de courriels',
    stopped: 'Plus aucun courriel ne viendra.',
    back: 'Vers Hanga',
  },
};
