import type { IconsText } from './types.ts';

export const fr: IconsText = {
  groups: {
    pieces: { title: 'Pièces' },
    tracks: { title: 'Pistes', text: 'Les disques du Gouvernement reviennent au départ après les manches 2 et 4.' },
  },
  entries: {
    surveyor: { name: 'Arpenteur', does: 'trois par joueur ; vous pouvez cartographier là où il se trouve' },
    marker: { name: 'Marqueur', does: 'votre part d’une tuile ; un disque aussi, sur les rangées et les pistes' },
    neutral: { name: 'Marqueur neutre', does: 'aide à achever une tuile et ne rapporte rien à personne' },
    dice: { name: 'Dés', does: 'un marqueur neutre pour les deux tuiles d’une colonne ; rien pour un six' },
    quadrant: {
      name: 'Quadrant',
      does: 'celui qui l’a lance les dés et commence la manche suivante ; il peut être rendu au lieu de jouer une carte ; 1 point d’honneur à la fin',
    },
    ryo: { name: 'Ryō', does: 'l’argent ; à la fin le plus riche gagne 5 points d’honneur, le plus pauvre en perd 3' },
    purse: { name: 'Bourse', does: 'cachée, mais chaque paiement se voit' },
    honor: { name: 'Honneur', does: 'celui qui en a le plus gagne' },
    artistic: {
      name: 'Art',
      does: 'son nombre donne un revenu aux manches 1 à 4, et de l’honneur après les manches 2, 4 et 5',
    },
    government: {
      name: 'Gouvernement',
      does: 'son nombre donne un revenu aux manches 1 à 4 ; les deux premières places gagnent 2 points et 1 point d’honneur après les manches 2, 4 et 5',
    },
    travel: { name: 'Voyage', does: 'les trois premières places gagnent 8, 5 et 2 points d’honneur à la fin' },
  },
  actions: { title: 'Cartes Action', text: 'Sur toute carte de votre rangée : faites ceci, retournez-la, ou passez.' },
  printed: { title: 'Imprimé sur le plateau', text: 'Reconstitué : les colonnes, sauf celle du Quadrant.' },
  secondary: 'Toute carte, retournée',
  tiles: {
    title: 'Tuiles',
    text: 'Une tuile achevée donne son nombre en honneur à quiconque y a un marqueur. Reconstitué : combien il y en a de chaque taille.',
    sizes: counts =>
      `${counts.reduce((sum, [, count]) => sum + count, 0)} tuiles : ${counts.map(([size, count]) => `${count} de ${size}`).join(', ')} ;`,
    gives: {
      artistic: '1 case d’Art par marqueur',
      government: '1 case du Gouvernement par marqueur',
      travel: '1 point d’honneur et 1 case de Voyage par marqueur',
    },
  },
  numbers: {
    title: 'Nombres des pistes',
    text: 'Reconstitués : aucune source ne donne les nombres imprimés. Au-delà de la dernière case, le dernier nombre vaut encore.',
    track: { artistic: 'Art', government: 'Gouvernement' },
    space: 'Case',
  },
  end: {
    title: 'L’honneur de la fin',
    rows: [
      ['Art', 'le nombre sous votre disque'],
      ['Gouvernement', '2 et 1 pour les deux premiers'],
      ['Voyage', '8, 5 et 2 pour les trois premiers'],
      ['Le plus de ryō, le moins de ryō', '5, −3'],
      ['Chaque arpenteur sur une tuile', '1'],
      ['Deux marqueurs sur des tuiles', '1'],
      ['Le Quadrant', '1'],
    ],
  },
};
