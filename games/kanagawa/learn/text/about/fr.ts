import type { KanagawaAbout } from './types.ts';

export const fr: KanagawaAbout = {
  credit: 'Kanagawa est un jeu de Bruno Cathala et Charles Chevallier.',
  components: [
    {
      title: 'Kanagawa',
      text: ['Rien n’est reconstitué dans le jeu de base.'],
      rows: [
        {
          thing: '69 des 72 cartes Enseignement',
          status: 'printed',
          source: 'Deux transcriptions indépendantes concordent.',
        },
        {
          thing: '3 cartes Enseignement',
          status: 'settled',
          source: 'Des photographies et la symétrie du jeu de cartes ; voir plus bas.',
        },
        {
          thing: 'École, tuiles Départ, 19 Diplômes',
          status: 'printed',
          source: 'Des photographies et les livrets.',
        },
        { thing: 'Pinceaux, jetons Orage, pions', status: 'printed', source: 'La liste du matériel des livrets.' },
      ],
    },
    {
      title: 'Kanagawa : Yokai',
      text: [
        'Aucune source que nous connaissions ne donne les 54 cartes de l’extension : toutes sont une reconstitution. Elles suivent carte par carte les familles du jeu de base, respectent les nombres que donnent les règles et les Diplômes, et ont été équilibrées par des parties entre robots. Les chiffres sont dans games/kanagawa/NOTES.md.',
      ],
      rows: [
        {
          thing: '54 cartes Enseignement : cerfs-volants, lanternes, ombrelles',
          status: 'reconstructed',
          source:
            'D’après les familles du jeu de base. games/kanagawa/rules/yokai/data/lessonCards.ts ; corrections : games/kanagawa/rules/data/corrections.ts',
        },
        {
          thing: '11 Diplômes : critères, Harmonie et bonus',
          status: 'printed',
          source: 'Les règles de l’extension.',
        },
        { thing: 'Les couleurs de ces Diplômes', status: 'reconstructed', source: 'Leurs noms sont de nous.' },
        { thing: '3 Yokai, et ce qu’ils coûtent', status: 'printed', source: 'Les règles de l’extension.' },
      ],
    },
  ],
  settledTitle: 'Les trois cartes tranchées',
  settled: [
    'La carte animal à l’icône « conserver » : son Estampe montre une montagne et aucun Sujet.',
    'La carte arbre qui porte une forêt sur ses deux parties : son Estampe vaut 1 point d’Harmonie.',
    'La carte bâtiment avec l’Assistant et un Orage : sa partie Atelier vaut 1 point d’Harmonie.',
  ],
};
