import type { YokaiRules } from './types.ts';

export const fr: YokaiRules = {
  sections: {
    yokaiSetup: {
      title: 'Yokai : mise en place',
      lead: 'Une extension : trois nouvelles familles, onze Diplômes, trois esprits. Toutes les règles ci-dessus restent valables.',
    },
    yokaiDiplomas: {
      title: 'Yokai : les nouveaux Diplômes',
      lead: 'Cerfs-volants, lanternes et ombrelles se comptent chacun à leur façon.',
    },
    yokai: {
      title: 'Yokai : les esprits',
      lead: 'Ils viennent avec les cartes, passent d’un joueur à l’autre et coûtent de l’Harmonie.',
    },
    yokaiHidden: { title: 'Yokai : ce qui est caché', lead: 'Un esprit qui arrive est vu de tous.' },
  },
  rules: {
    Y1: {
      title: 'Quatre familles',
      text: 'Une table avec Yokai joue deux familles du jeu de base et deux des trois nouvelles : cerfs-volants, lanternes, ombrelles. Aucun autre mélange n’est possible. La pioche compte donc 72 cartes, comme toujours.',
      also: 'extension mélange couleur cerf-volant lanterne ombrelle',
    },
    Y2: {
      title: 'Familles tirées au sort',
      text: 'L’une des paires, ou les deux, peut être tirée au sort. Toutes les paires ont la même chance, et le tirage vient de la graine de la partie : le fichier de la partie le contient.',
      also: 'aléatoire',
    },
    Y3: {
      title: 'Diplômes et esprits',
      text: 'Sur la table se trouvent les Diplômes des quatre familles, ceux de l’Atelier et celui des Yokai. Les autres restent dans la boîte. Trois Yokai attendent dans la réserve.',
    },
    Y4: {
      title: 'Les cerfs-volants',
      text: 'Ils sont jaunes, bleus ou rouges, et une carte peut en montrer plusieurs. Les Diplômes orange en demandent 3 jaunes, 3 bleus, 2 rouges, ou 7 de toutes couleurs. Comme toujours, on n’en obtient qu’un.',
      also: 'orange jaune bleu rouge',
    },
    Y5: {
      title: 'Les lanternes',
      text: 'Les lanternes se comptent par carte. Les Diplômes blancs demandent trois cartes avec une lanterne, deux cartes avec deux, ou trois cartes avec une, deux et trois lanternes.',
      ruling:
        'Une carte avec trois lanternes n’est ni une carte avec une ni une carte avec deux : les tuiles montrent des cartes.',
      also: 'blanc',
    },
    Y6: {
      title: 'Les ombrelles',
      text: 'Les ombrelles se comptent le long de l’Estampe. Les Diplômes bruns en demandent 2, 3 ou 4 sur des cartes qui se suivent et en montrent chacune au moins une. Deux sur une même carte se suivent aussi. Une carte sans ombrelle, comme la tuile Départ, rompt la suite.',
      also: 'brun consécutif suite',
    },
    Y7: {
      title: 'Un Yokai arrive',
      text: 'Si vous prenez à l’École une carte qui porte la marque d’arrivée, un Yokai vient de la réserve se placer devant vous, avant toute autre chose et quoi que devienne la carte. Chaque carte de ce genre dans la colonne en amène un. Une carte conservée n’en amène pas un second quand on la joue.',
      also: 'marque arrivée esprit',
    },
    Y8: {
      title: 'Quand la réserve est vide',
      text: 'Le Yokai vient alors de chez un adversaire qui en a un. Vous choisissez lequel.',
    },
    Y9: {
      title: 'Quand personne d’autre n’en a',
      text: 'Alors aucun Yokai ne vient.',
      ruling:
        'Si un seul adversaire a un Yokai, il n’y a rien à choisir : le Yokai vient de là sans qu’on vous le demande.',
    },
    Y10: {
      title: 'Donner un Yokai',
      text: 'Si vous placez dans l’Atelier une carte avec l’icône « donner », vous donnez l’un de vos Yokai à l’adversaire de votre choix.',
      ruling:
        'L’icône d’abord, comme le Matériel ; puis vous répondez pour les Diplômes dont la carte remplit les critères. À deux joueurs, il n’y a pas à choisir.',
      also: 'passer icône déplacer',
    },
    Y11: {
      title: 'Aussitôt ou jamais',
      text: 'Sans Yokai, l’icône ne fait rien, ni maintenant ni plus tard. Si vous avez un Yokai, vous devez le donner.',
      ruling: 'La règle dit « donnez », et non « vous pouvez donner ».',
    },
    Y12: {
      title: 'Les Diplômes qui en font donner un',
      text: 'Certains Diplômes font donner un Yokai. Cela se passe de la même façon, au moment où l’on obtient le Diplôme.',
    },
    Y13: {
      title: 'Le Diplôme des Yokai',
      text: 'Quand les trois Yokai sont devant vous, vous avez droit au Diplôme noir, qui vaut 4 points, à l’instant même où le troisième arrive.',
      also: 'noir trois tous',
    },
    Y14: {
      title: 'Il reste à vous',
      text: 'Vous gardez ce Diplôme où que les Yokai aillent ensuite. Si vous y renoncez, il vous est fermé comme les autres.',
    },
    Y15: {
      title: 'Hors de son tour',
      text: 'Un adversaire peut vous donner le troisième Yokai pendant son propre tour. Vous répondez alors aussitôt pour le Diplôme, puis son tour continue.',
      ruling:
        'La règle demande seulement que les trois soient devant vous, on répond aux Diplômes immédiatement, et d’ici votre tour un Yokai pourrait être reparti.',
    },
    Y16: {
      title: 'Ce qu’ils volent',
      text: 'Au décompte, un Yokai devant vous coûte 1 point, deux en coûtent 4 et trois en coûtent 9.',
      also: 'moins négatif score prix',
    },
    Y17: {
      title: 'Les arrivées sont annoncées',
      text: 'Tous voient arriver un Yokai, même si la carte était face cachée. La carte elle-même reste cachée.',
    },
    Y18: {
      title: 'Ce que cela révèle',
      text: 'Aucune colonne n’a deux cases rouges : tous savent donc, d’une carte tenue secrète, si elle a amené un Yokai ; c’est marqué. Des cartes de l’École et de la pioche, on ne connaît que le dos.',
    },
  },
  figures: {
    newBacks: 'Les trois nouveaux dos : cerfs-volants, lanternes, ombrelles.',
    kites: 'Un cerf-volant jaune, un bleu et un rouge : chacun a sa forme.',
    lanterns: 'Des cartes avec une, deux et trois lanternes.',
    umbrellas: 'Quatre ombrelles sur trois cartes qui se suivent.',
    spirits: 'Les trois Yokai : un renard, un enfant des rivières et un gobelin des montagnes.',
    arrival: 'La marque sous la Saison : prendre cette carte amène un Yokai.',
    passing: 'L’icône « donner » sur une planche.',
  },
  chapter: 'Apprendre Yokai en jouant : quelques manches avec des leçons',
};
