import type { AboutText } from './about.ts';

export const fr: AboutText = {
  title: 'À propos de Hanga et de ses composants',
  hanga: [
    'Hanga, « estampe » en japonais, joue à des jeux de société situés dans le Japon d’Edo : seul contre des robots ou autour d’un même écran, en français et en anglais. Tout se passe dans votre navigateur ; les parties restent sur votre appareil, sauf si vous en enregistrez ou partagez une.',
    'Chaque règle est énoncée avec nos propres mots, porte un numéro et est vérifiée par des tests. Là où les livrets se contredisent ou se taisent, la page des règles indique notre choix et sa raison.',
  ],
  components: {
    title: 'Comme imprimé, ou reconstitué ?',
    text: ['Un jeu ne vaut que ce que valent ses cartes. Voici d’où nous tenons chaque élément de chaque jeu.'],
    status: { printed: 'comme imprimé', settled: 'tranché par des photos', reconstructed: 'reconstitué' },
    columns: ['Composant', 'Certitude', 'Source'],
    games: [
      {
        game: 'Kanagawa',
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
            source: 'Des photographies et la symétrie du paquet ; voir plus bas.',
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
        game: 'Kanagawa : Yokai',
        text: [
          'Aucune source que nous connaissions ne donne les 54 cartes de l’extension : toutes sont une reconstitution. Elles suivent carte par carte les familles du jeu de base, les nombres que donnent les règles et les Diplômes, et l’équilibre dans des parties entre robots. Les chiffres sont dans packages/kanagawa/NOTES.md.',
        ],
        rows: [
          {
            thing: '54 cartes Enseignement : cerfs-volants, lanternes, ombrelles',
            status: 'reconstructed',
            source: 'D’après les familles du jeu de base. packages/kanagawa/src/yokai/data/lessonCards.ts',
          },
          {
            thing: '11 Diplômes : critères, Harmonie et dons',
            status: 'printed',
            source: 'Les règles de l’extension.',
          },
          { thing: 'Les couleurs de ces Diplômes', status: 'reconstructed', source: 'Leurs noms sont de nous.' },
          { thing: '3 Yokai, et ce qu’ils coûtent', status: 'printed', source: 'Les règles de l’extension.' },
        ],
      },
      {
        game: 'Kaigan',
        text: [
          'Trois tables de Kaigan ne figurent dans aucune source connue de nous. Elles ont été reconstituées d’après les exemples du livret, puis observées sur 40 000 parties entre robots : la cartographie décide des parties, aucune action n’est inutile, aucune piste ne gagne seule. Les chiffres sont dans packages/kaigan/NOTES.md.',
        ],
        rows: [
          {
            thing: 'La grille, la rangée de ses cinq actions imprimées, la case du Quadrant',
            status: 'printed',
            source: 'Le livret et des critiques du jeu.',
          },
          {
            thing: 'La colonne des quatre autres actions imprimées',
            status: 'reconstructed',
            source: 'Seules leurs rangées sont connues. packages/kaigan/src/data/board.ts',
          },
          { thing: 'Les six cartes Action et tous les prix', status: 'printed', source: 'Le livret.' },
          {
            thing: 'Les nombres le long des pistes d’Art et du Gouvernement',
            status: 'reconstructed',
            source: 'Leur début suit les exemples du livret. packages/kaigan/src/data/tracks.ts',
          },
          {
            thing: 'La piste de Voyage',
            status: 'printed',
            source: 'Elle n’a pas de nombres : seul l’ordre compte. Le livret.',
          },
          {
            thing: '24 tuiles : 7 d’Art, 9 du Gouvernement, 8 de Voyage, de taille 2 à 4',
            status: 'printed',
            source: 'Le livret.',
          },
          {
            thing: 'Combien de tuiles de chaque sorte ont quelle taille',
            status: 'reconstructed',
            source: 'Réparties à peu près également. packages/kaigan/src/data/tiles.ts',
          },
          {
            thing: 'L’argent de départ, les arpenteurs, les dés, les années des tours',
            status: 'printed',
            source: 'Le livret.',
          },
        ],
      },
    ],
    settledTitle: 'Les trois cartes tranchées',
    settled: [
      'La carte animal à l’icône « conserver » : son Estampe montre une montagne et aucun Sujet.',
      'La carte arbre qui porte une forêt sur ses deux parties : son Estampe vaut 1 d’Harmonie.',
      'La carte bâtiment avec l’Assistant et un Orage : sa partie Atelier vaut 1 d’Harmonie.',
    ],
    markedTitle: 'Comment c’est signalé',
    marked: 'Ce qui est reconstitué est signalé comme tel : ici, dans les règles et dans l’aide à côté de la table.',
    correctTitle: 'Si vous possédez le jeu',
    correct:
      'Chaque table de composants est un fichier de données qui indique sa source, par exemple packages/kanagawa/src/data/lessonCards.ts. Si votre exemplaire dit autre chose, la correction tient en une ligne, sans toucher au reste du code.',
  },
  fairness: {
    title: 'Un hasard équitable',
    text: [
      'Tout le mélange vient d’une graine de 256 bits tirés au hasard, par le générateur ChaCha20. Le SHA-256 de la graine est affiché dès le début et la graine elle-même à la fin : chacun peut vérifier que rien n’a été changé en chemin.',
      'Les robots voient ce qu’une personne à leur place verrait. Ils réfléchissent dans des mondes imaginés à partir de là, jamais dans la vraie pioche.',
    ],
  },
  credits: {
    title: 'Crédits',
    text: [
      'Kanagawa est un jeu de Bruno Cathala et Charles Chevallier, Kaigan un jeu de Kenichi Tanabe. S’ils vous plaisent ici, les jeux imprimés sont de beaux objets à posséder.',
      'Hanga n’a aucun lien avec leurs éditeurs et ne contient ni leurs textes ni leurs images. Tous les dessins sont les nôtres, faits par du code à la manière des estampes anciennes.',
    ],
  },
  licences: {
    title: 'Licences',
    rows: [
      ['Hanga : règles, page et dessins', 'Licence MIT'],
      ['Zen Antique, le caractère des titres', 'SIL Open Font License 1.1'],
      ['Source Sans 3, le caractère du texte', 'SIL Open Font License 1.1'],
    ],
  },
};
