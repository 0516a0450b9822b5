import type { AboutGame } from '@hanga/web/learn/text/about/types.ts';

export const fr: AboutGame = {
  credit: 'Kaigan est un jeu de Kenichi Tanabe.',
  components: [
    {
      title: 'Kaigan',
      text: [
        'Trois séries de nombres de Kaigan ne figurent dans aucune source connue de nous. Elles ont été reconstituées d’après les exemples du livret, puis observées sur 40 000 parties entre robots : la cartographie décide des parties, aucune action n’est inutile, aucune piste ne suffit à gagner. Les chiffres sont dans games/kaigan/NOTES.md.',
      ],
      rows: [
        {
          thing: 'La grille, les rangées de ses cinq actions imprimées, la case du Quadrant',
          status: 'printed',
          source: 'Le livret et des critiques du jeu.',
        },
        {
          thing: 'Les colonnes des quatre autres actions imprimées',
          status: 'reconstructed',
          source: 'Seules leurs rangées sont connues. games/kaigan/rules/data/board.ts',
        },
        { thing: 'Les six cartes Action et tous les prix', status: 'printed', source: 'Le livret.' },
        {
          thing: 'Les nombres le long des pistes d’Art et du Gouvernement',
          status: 'reconstructed',
          source: 'Leur début suit les exemples du livret. games/kaigan/rules/data/tracks.ts',
        },
        {
          thing: 'La piste de Voyage',
          status: 'printed',
          source: 'Elle n’a pas de nombres : seul l’ordre compte. Le livret.',
        },
        {
          thing: '24 tuiles : 7 d’Art, 9 du Gouvernement, 8 de Voyage, de taille 2 à 4',
          status: 'printed',
          source: 'Le livret.',
        },
        {
          thing: 'La répartition des tailles dans chaque type de tuile',
          status: 'reconstructed',
          source: 'Réparties à peu près également. games/kaigan/rules/data/tiles.ts',
        },
        {
          thing: 'L’argent de départ, les arpenteurs, les dés, les années des manches',
          status: 'printed',
          source: 'Le livret.',
        },
      ],
    },
  ],
};
