import type { Words } from './types.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

export const fr: Words = {
  round: round => `manche ${round}`,
  row: row => `rangée ${row}/3`,
  deck: cards => `pioche ${cards}`,
  school: 'École',
  column: column => `colonne ${column}`,
  taken: 'prise',
  noCard: 'vide',
  faceDown: 'face cachée',
  diplomas: 'Diplômes',
  takenBy: seat => `à ${seat}`,
  print: 'estampe',
  studio: 'atelier',
  hand: 'main',
  points: points => `${points} pts`,
  grandMaster: 'Grand Maître',
  assistant: 'Assistant',
  atSchool: 'à l’École',
  atWork: 'à l’œuvre',
  done: 'a fini',
  brushes: inHand => `${count(inHand, 'pinceau', 'pinceaux')} à placer`,
  arrows: (left, all) => `flèches ${left}/${all}`,
  keeps: cards => `conserve ${cards}`,
  storms: tokens => `orage ${tokens}`,
  reserve: (brushes, storms) => `reste ${count(brushes, 'pinceau', 'pinceaux')}, ${count(storms, 'orage')}`,
  yokai: tokens => `${tokens} yokai`,
  icon: { brush: 'pinceau', assistant: 'Assistant', arrow: 'flèche', keep: 'conserver', passYokai: '→yokai' },
  gift: { brush: 'pinc.', storm: 'orage', assistant: 'asst.', passYokai: '→yokai' },
  need(need) {
    switch (need.kind) {
      case 'trees':
        return `${need.count} arbres`;
      case 'different':
        return `${need.count} sortes`;
      case 'identical':
        return `${need.count} égaux`;
      case 'brushes':
        return `${need.count} pinc.`;
      case 'arrows':
        return `${need.count} flèches`;
      case 'landscapes':
        return `${need.count} égaux`;
      case 'kites':
        return `${need.count} c.-vol.`;
      case 'yokai':
        return `${need.count} yokai`;
    }
  },
  placeBrush: icon => `pinceau sur ${icon}`,
  moveBrush: (from, to) => `pinceau ${from} > ${to}`,
  scoreRow: {
    print: 'Estampe, avec la tuile Départ',
    seasons: 'Plus longue suite',
    printHarmony: 'Harmonie de l’estampe',
    studioHarmony: 'Harmonie de l’atelier',
    diploma: 'Diplômes',
    grandMaster: 'Grand Maître',
    yokai: 'Yokai',
  },
  diplomasTaken: 'Diplômes obtenus',
  diplomaRate: {
    shareOfGames: 'des parties',
    shareOfPlayers: 'des joueurs',
    shareOfMet: 'de ceux qui y avaient droit',
    meanRound: 'manche',
  },
  counted: table =>
    table === 'yokaiAtEnd'
      ? { title: 'Yokai devant un joueur à la fin', label: yokai => `${yokai} yokai` }
      : {
          title: 'Parties décidées par les yokai (sans ce qu’ils coûtent, d’autres auraient gagné)',
          label: decided => (decided === 'yes' ? 'décidées' : 'non'),
        },
  marks: { ready: 'pinceau prêt', painted: 'pinceau qui a peint', served: 'icône utilisée dans cette manche' },
  whoCan: 'harmonie + bonus › les joueurs qui peuvent encore l’obtenir',
  sides: 'une carte : saison, sujet, paysage une fois par pinceau requis / ce qu’elle apporte à l’atelier',
  codes: [
    ['w', 'attendre la prochaine leçon'],
    ['t2', 'prendre la colonne 2'],
    ['s1', 'ajouter la carte 1 de votre main à l’atelier'],
    ['p1', 'ajouter la carte 1 de votre main à l’estampe (p1j avec un joker, p1jj avec deux)'],
    ['b3', 'placer un pinceau sur l’icône 3 de l’atelier'],
    ['m1-3', 'déplacer un pinceau de l’icône 1 à l’icône 3'],
    ['d', 'obtenir le diplôme proposé (d1, d2 s’il y en a plusieurs)'],
    ['l', 'y renoncer pour de bon (l1, l2)'],
    ['y2', 'prendre un yokai au joueur 2, ou le lui donner, selon ce qui est demandé'],
    ['e', 'finir votre tour'],
  ],
  rules: [
    'À chaque manche le maître distribue une rangée de cartes, une par colonne. À son tour, on attend une autre rangée (trois au plus) ou on prend toute une colonne et on quitte l’École. Sur certaines cases les cartes sont face cachée : on connaît leur dos, et seul celui qui les prend voit leur face.',
    'Chaque carte prise va d’un côté ou de l’autre. Dans l’atelier, retournée : elle donne une icône de paysage, un pinceau, une flèche, une carte à conserver ou l’Assistant. Ou dans l’estampe : il faut des pinceaux sur des icônes de son paysage (un joker vaut tous les paysages), chacun une fois par manche.',
    'Un pinceau devant vous se place sur une icône vide. Une flèche déplace un pinceau une fois par manche.',
    'Dès que vous remplissez les critères d’un diplôme, vous l’obtenez ou y renoncez pour de bon ; un seul par couleur.',
    'À la fin de la manche, celui qui a l’Assistant prend le Grand Maître. La partie finit avec la manche où la pioche s’épuise, ou celle où une estampe atteint 11 cartes.',
    'Points : 1 par pan de l’estampe (tuile Départ comprise) ; la plus longue suite d’une saison (l’orage vaut toutes les saisons) ; l’harmonie de l’estampe et de l’atelier ; les diplômes ; 2 pour le Grand Maître.',
    'Avec l’extension Yokai : certaines cartes amènent un yokai quand on les prend, de la réserve ou, si elle est vide, d’un adversaire au choix ; des icônes d’atelier et des diplômes en font donner un, tout de suite ou jamais. Les trois devant soi donnent droit à un diplôme, même pendant le tour d’un autre. À la fin, 1, 2 ou 3 yokai coûtent 1, 4 ou 9. Les ombrelles comptent sur des cartes consécutives, les lanternes par leur nombre exact sur une carte.',
  ],
};
