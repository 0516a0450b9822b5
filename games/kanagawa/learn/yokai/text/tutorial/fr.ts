import type { YokaiTutorialText } from '../../lessons.ts';

export const fr: YokaiTutorialText = {
  title: 'Kanagawa : Yokai',
  chapters: {
    'yokai-suits': {
      title: 'Nouvelles familles, nouveaux Diplômes',
      about: 'Cerfs-volants, ombrelles et lanternes, et ce que coûtent les esprits.',
      learned:
        'Vous savez ce que comptent cerfs-volants, ombrelles et lanternes, et que chaque esprit coûte plus que le précédent.',
    },
    'yokai-arrival': {
      title: 'Un esprit arrive',
      about: 'Les cartes qui amènent un Yokai, et ce qu’il fait à votre score.',
      learned:
        'Une carte qui porte la marque d’arrivée amène un Yokai dès que vous la prenez, où qu’elle aille ensuite.',
    },
    'yokai-kites': {
      title: 'Des cerfs-volants, et un autre esprit',
      about: 'Une carte qui vaut son Yokai, et un Diplôme orange.',
      learned:
        'Trois cerfs-volants ont fait un Diplôme. Deux esprits sont devant vous, et le troisième n’est pas loin.',
    },
    'yokai-passing': {
      title: 'Les garder, les donner',
      about: 'Le Diplôme des Yokai, un esprit donné puis rendu, et le décompte.',
    },
  },
  opponents: ['Oei', 'Hokuba'],
  lessons: {
    welcome: {
      say: 'Vous savez peindre. Avec Yokai, deux familles du jeu de base restent et deux nouvelles les rejoignent : aujourd’hui arbres et bâtiments, avec cerfs-volants et ombrelles. Tout le reste continue comme avant. Hokuba a déjà quitté l’École.',
    },
    kites: {
      say: 'Les cerfs-volants sont jaunes, bleus ou rouges, chacun avec sa forme. Les Diplômes orange en demandent trois jaunes, trois bleus, deux rouges, ou sept de toutes couleurs. Des quatre, vous n’en aurez qu’un.',
    },
    umbrellas: {
      say: 'Les ombrelles sont brunes : deux, trois ou quatre, sur des cartes qui se suivent dans l’Estampe. Les lanternes, absentes aujourd’hui, se comptent par carte : trois cartes avec une, deux cartes avec deux, ou trois cartes avec une, deux et trois.',
    },
    spirits: {
      say: 'Et voici les Yokai : trois esprits rusés, qui attendent dans la réserve. À la fin, un Yokai devant vous coûte 1 point, deux en coûtent 4 et trois en coûtent 9.',
    },
    wait: {
      say: 'Regardez la première colonne. Sous la Saison se trouve un visage avec une flèche rouge : celui qui prend cette carte reçoit un Yokai, où que la carte aille. Une carte pour un Yokai, c’est peu ; la colonne peut grandir.',
      ask: 'Attendez la rangée suivante.',
    },
    take: {
      say: 'Oei est partie et il ne reste que vous à l’École : vous devez prendre la colonne qui reste, deux ombrelles et un orage. L’esprit vient avec.',
      ask: 'Prenez la première colonne.',
    },
    came: {
      say: 'Le voilà devant vous, avant toute autre chose. Votre score a baissé de 1 : il compte ce que vos Yokai voleraient maintenant.',
    },
    worked: {
      say: 'La suite de ce tour, vous la connaissez : elle a été jouée pour vous. Vous avez peint l’orage, placé les ombrelles dans l’Atelier pour leur forêt et posé vos deux Pinceaux. Les autres ont joué aussi. Voici la deuxième manche.',
    },
    second: {
      say: 'La colonne qui reste montre trois cerfs-volants jaunes et amène un autre Yokai. Mais elle demande deux forêts, et vous les avez.',
      ask: 'Prenez la colonne.',
    },
    paintKites: {
      say: 'Vos deux Pinceaux sont sur des forêts. Une carte peut montrer plusieurs cerfs-volants, et tous comptent.',
      ask: 'Ajoutez les cerfs-volants à votre Estampe.',
    },
    orange: {
      say: 'Trois cerfs-volants jaunes sur une carte : vous avez droit au premier Diplôme orange, 3 points et un Pinceau. Sept cerfs-volants rapporteraient plus, mais c’est long.',
      ask: 'Obtenez le Diplôme orange.',
    },
    two: {
      say: 'Un bon tour. Mais deux Yokai coûtent 4 points, et un troisième en ferait 9. Mieux vaudrait s’en défaire. À moins que…',
      ask: 'Terminez votre tour.',
    },
    third: {
      say: 'Troisième manche. La deuxième colonne montre deux ombrelles, en été comme vos cerfs-volants, et amène le dernier Yokai. Effrayant ! Mais regardez le Diplôme noir avant de fuir.',
      ask: 'Prenez la deuxième colonne.',
    },
    diploma: {
      say: 'Les trois Yokai sont devant vous : c’est ce que demande le Diplôme des Yokai, et vous répondez aussitôt. Il en irait de même si un adversaire vous donnait le troisième pendant son tour. Il vaut 4 points, et vous le gardez quand les esprits s’en vont.',
      ask: 'Obtenez le Diplôme des Yokai.',
    },
    paintUmbrellas: {
      say: 'Deux ombrelles sur une même carte se suivent déjà.',
      ask: 'Ajoutez les ombrelles à votre Estampe.',
    },
    brown: {
      say: 'Deux ombrelles de suite donnent droit au premier Diplôme brun : 3 points, et un Yokai à donner. Vous pourriez attendre d’en avoir trois ou quatre. Mais un esprit de moins vaut 5 points pour vous.',
      ask: 'Obtenez le Diplôme brun.',
    },
    give: {
      say: 'Vous choisissez qui reçoit l’esprit, et vous voyez ce que cela fait aux deux scores. Touchez un nom, ou faites glisser l’esprit vers la plaque d’un joueur.',
      ask: 'Donnez le Yokai à Oei.',
    },
    stays: {
      say: 'Il reste deux Yokai, et le Diplôme est toujours à vous.',
      ask: 'Terminez votre tour.',
    },
    back: {
      say: 'Oei a été rapide : elle a placé dans son Atelier une carte avec l’icône « donner » et vous a rendu l’esprit. L’icône agit une fois, à cet instant. Sans Yokai elle ne fait rien, ni alors ni plus tard.',
    },
    count: {
      say: 'Voici votre score si la partie s’arrêtait maintenant. Trois Yokai pèsent lourd ; mais la pioche contient des icônes « donner », et rien n’empêche vos adversaires d’en recevoir.',
    },
    finish: {
      say: 'Vous connaissez Yokai. Prenez les arrivées qui rapportent, et tâchez de donner en dernier. Continuez d’ici si vous voulez : la partie se poursuit avec Oei et Hokuba.',
    },
  },
};
