/** What absent players are told. A missing sentence does not compile. */
export interface NoticeWords {
  readonly yourTurn: string;
  readonly turnAt: (table: string) => string;
  readonly test: string;
  readonly testBody: string;
  readonly stop: (url: string) => string;
  readonly confirm: string;
  readonly confirmBody: (name: string, url: string) => string;
  readonly page: {
    readonly confirm: (email: string) => string;
    readonly confirmButton: string;
    readonly confirmed: (email: string) => string;
    readonly badLink: string;
    readonly stop: string;
    readonly stopButton: string;
    readonly stopped: string;
    readonly back: string;
  };
}

export type NoticeLanguage = 'en' | 'fr';

const en: NoticeWords = {
  yourTurn: 'Your turn',
  turnAt: table => `It is your turn at the table "${table}".`,
  test: 'A test',
  testBody: 'This is how Hanga will tell you that it is your turn.',
  stop: url => `No more of these letters: ${url}`,
  confirm: 'Is this your address?',
  confirmBody: (name, url) =>
    `Somebody called ${name} asked Hanga to write to this address whenever it is their turn.\n\nIf that was you, open this link within a day:\n\n${url}\n\nIf it was not, do nothing: no other letter will come.`,
  page: {
    confirm: email => `Shall Hanga write to ${email} whenever it is your turn?`,
    confirmButton: 'Yes, that is my address',
    confirmed: email => `Hanga will write to ${email} whenever it is your turn and you are not at the table.`,
    badLink: 'This link is not valid, or no longer: it works once, and for a day.',
    stop: 'Shall Hanga stop writing to you when it is your turn?',
    stopButton: 'Yes, no more letters',
    stopped: 'No more letters will come.',
    back: 'To Hanga',
  },
};

const fr: NoticeWords = {
  yourTurn: 'À vous de jouer',
  turnAt: table => `C'est à vous à la table « ${table} ».`,
  test: 'Un essai',
  testBody: 'Voici comment Hanga vous dira que c’est à vous.',
  stop: url => `Ne plus recevoir ces courriels : ${url}`,
  confirm: 'Est-ce votre adresse ?',
  confirmBody: (name, url) =>
    `Quelqu’un du nom de ${name} a demandé à Hanga d’écrire à cette adresse chaque fois que c’est à son tour.\n\nSi c’était vous, ouvrez ce lien dans la journée :\n\n${url}\n\nSinon, ne faites rien : aucun autre courriel ne viendra.`,
  page: {
    confirm: email => `Hanga doit-il écrire à ${email} chaque fois que c’est à vous ?`,
    confirmButton: 'Oui, c’est mon adresse',
    confirmed: email => `Hanga écrira à ${email} chaque fois que c’est à vous et que vous n’êtes pas à la table.`,
    badLink: 'Ce lien n’est pas valable, ou ne l’est plus : il sert une fois, pendant un jour.',
    stop: 'Hanga doit-il cesser de vous écrire quand c’est à vous ?',
    stopButton: 'Oui, plus de courriels',
    stopped: 'Plus aucun courriel ne viendra.',
    back: 'Vers Hanga',
  },
};

export const noticeWords: Readonly<Record<NoticeLanguage, NoticeWords>> = { en, fr };
