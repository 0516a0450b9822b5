import { fr as yokai } from '../../yokai/text/rules/fr.ts';
import type { RulesText } from './types.ts';

export const fr: RulesText = {
  title: 'Les règles de Kanagawa',
  goal: [
    'Vous êtes l’élève d’un vieux maître de l’estampe. À chaque manche, il enseigne : des cartes sont disposées à l’École, et vous décidez de partir avec ce qu’il y a, ou de rester pour en apprendre davantage.',
    'Chaque carte rapportée sert de l’une de ces deux façons : elle améliore votre Atelier, où se tiennent vos Pinceaux, ou bien, si vos Pinceaux savent la peindre, elle prolonge votre Estampe.',
    'À la fin de la partie, l’Estampe la plus harmonieuse l’emporte : longue, suivant le fil d’une même Saison, et couronnée de Diplômes.',
  ],
  hint: 'Par exemple « Pinceau » ou « K18 »',
  card: {
    title: 'Une carte Enseignement',
    text: 'Chacune des 72 cartes en vaut deux. Le haut est un pan d’Estampe ; le bas, une planche de votre Atelier. Vous utilisez l’une des deux parties, et l’autre reste cachée pour de bon.',
    parts: {
      season: 'La Saison. À la fin, des cartes d’une même Saison qui se suivent rapportent des points.',
      asks: 'Les Paysages demandés : un médaillon pour chaque Pinceau nécessaire.',
      subject: 'Le Sujet : arbres, animal, personnage ou bâtiment. Les Sujets donnent droit aux Diplômes.',
      printHarmony: 'L’Harmonie : des points à la fin de la partie.',
      landscape: 'Un Paysage pour votre Atelier, avec une place pour un Pinceau.',
      studioIcon: 'Du Matériel, un Savoir-faire ou de l’Harmonie pour votre Atelier.',
    },
  },
  icons: {
    title: 'Toutes les icônes',
    text: 'Chaque icône mène à la règle qui l’explique. Pendant la partie, la même liste se trouve derrière le bouton « Icônes ».',
  },
  sections: {
    setup: { title: 'Mise en place', lead: 'Chacun commence avec une tuile, deux Pinceaux et un Paysage.' },
    school: { title: 'À l’École', lead: 'Partir tôt avec peu, ou rester pour plus et laisser les autres choisir.' },
    work: { title: 'Votre œuvre', lead: 'Avec une colonne en main, vous améliorez l’Atelier et peignez l’Estampe.' },
    diplomas: {
      title: 'Les Diplômes',
      lead: 'Dix-neuf objectifs en sept couleurs. En prendre un trop tôt peut en coûter un meilleur.',
    },
    end: {
      title: 'La fin de la manche et de la partie',
      lead: 'L’Assistant désigne qui commencera la manche suivante.',
    },
    count: {
      title: 'Le décompte',
      lead: 'L’Harmonie vient de l’Estampe, de ses Saisons, de l’Atelier, des Diplômes et d’un pion.',
    },
    hidden: { title: 'Ce qui est caché', lead: 'Seules les faces sont secrètes ; les dos ne le sont jamais.' },
    ...yokai.sections,
  },
  rules: {
    K1: {
      title: 'Joueurs et École',
      text: 'On joue à deux, trois ou quatre. L’École compte trois rangées et autant de colonnes que de joueurs, en partant de la gauche.',
    },
    K2: {
      title: 'Tuiles Départ',
      text: 'Chaque joueur reçoit au hasard l’une des quatre tuiles Départ. En haut, c’est le premier pan de votre Estampe, avec sa Saison. En bas, c’est le début de votre Atelier : un Paysage et une Flèche. Deux Pinceaux sont posés devant vous.',
    },
    K3: {
      title: 'Premier joueur',
      text: 'Le hasard désigne le premier joueur, qui reçoit les deux pions : le Grand Maître et l’Assistant.',
      ruling: 'Les livrets laissent les joueurs en décider à leur gré ; ici, le hasard est équitable pour tous.',
    },
    K4: {
      title: 'La pioche',
      text: 'Les 72 cartes Enseignement, 18 pour chaque dos (vert pour les arbres, bleu pour les animaux, rouge pour les personnages, jaune pour les bâtiments), sont mélangées en une seule pioche. Chacun peut regarder les dos de la pioche à tout moment : tous savent quelles couleurs vont venir.',
      also: 'paquet couleur',
    },
    K5: {
      title: 'Diplômes et réserve',
      text: 'Les 19 Diplômes sont sur la table, à la portée de tous, un exemplaire de chacun, en sept couleurs. La réserve contient trois jetons Orage et les Pinceaux que personne n’a : il y en a 15 en tout.',
    },
    K6: {
      title: 'Une leçon est distribuée',
      text: 'Une leçon est une rangée de cartes, posées à partir de la gauche, une par colonne. Sur une case rouge, la carte est face cachée et ne montre que son dos. Sont rouges : la troisième case de la première rangée, la deuxième de la deuxième rangée, la première et la quatrième de la troisième rangée.',
      also: 'laque œil',
    },
    K7: {
      title: 'Attendre ou prendre',
      text: 'En commençant par celui qui a le Grand Maître, puis dans le sens horaire, chaque joueur encore à l’École choisit : approfondir ses connaissances, donc attendre, ou passer à la pratique, donc prendre une colonne.',
    },
    K8: {
      title: 'Quand on ne peut plus attendre',
      text: 'Vous devez prendre une colonne quand la troisième rangée est posée, quand la dernière carte de la pioche est posée, ou s’il ne reste que vous à l’École au moment où l’on commence à choisir.',
      ruling:
        'Un joueur qui se retrouve seul pendant que l’on choisit peut encore attendre : les livrets parlent du début de l’étape.',
    },
    K9: {
      title: 'Prendre une colonne',
      text: 'Vous prenez toutes les cartes de la colonne, quittez l’École pour cette manche et poursuivez aussitôt votre œuvre, avant que le joueur suivant ne choisisse. On ne prend jamais deux colonnes dans la même manche.',
    },
    K10: {
      title: 'La rangée suivante',
      text: 'Quand tous ont choisi et que quelqu’un attend, une nouvelle rangée est posée : une carte sous chaque colonne restante. Puis ceux qui sont à l’École choisissent à nouveau.',
    },
    K11: {
      title: 'Quand la pioche ne suffit plus',
      text: 'S’il y a trop peu de cartes pour une rangée, on pose celles qui restent à partir de la gauche, et tous ceux qui sont à l’École doivent prendre une colonne, chacun à son tour. Une colonne sans carte n’en est pas une. Un joueur qui n’en trouve plus ne prend rien, ne joue aucune carte conservée et s’en va. Une table peut choisir qu’un tel joueur poursuive encore son œuvre, avec les cartes conservées.',
      ruling:
        'Les livrets disent seulement que des colonnes peuvent être plus courtes. Sans colonne, il n’y a pas d’œuvre à poursuivre ; mais aucun texte n’interdit de jouer des cartes conservées : une table peut donc choisir.',
    },
    K12: {
      title: 'Dans l’ordre voulu',
      text: 'À votre tour, vous placez des cartes dans l’Atelier ou dans l’Estampe, vous placez et déplacez des Pinceaux, dans l’ordre de votre choix. Le tour s’achève quand toutes les cartes en main sont placées, sauf celles que vous pouvez conserver. Une carte placée ne bouge plus.',
    },
    K13: {
      title: 'Améliorer l’Atelier',
      text: 'Toute carte peut aller dans l’Atelier. Glissez-la sous votre Estampe pour que seul le bas dépasse. Son Paysage, sa Flèche ou son icône « conserver » vous sert désormais, à chaque manche.',
      also: 'savoir-faire planche établi',
    },
    K14: {
      title: 'Le Matériel',
      text: 'Le Matériel agit une seule fois, quand la carte est placée : vous prenez un Pinceau dans la réserve, ou l’Assistant à celui qui l’a. Si vous avez déjà l’Assistant, il ne se passe rien.',
      also: 'gagner pinceau assistant',
    },
    K15: {
      title: 'Quinze Pinceaux',
      text: 'Quand la réserve est vide, il n’y a plus de Pinceau à gagner. Un Pinceau ne quitte jamais un Atelier.',
    },
    K16: {
      title: 'Agrandir l’Estampe',
      text: 'Une carte devient la fin de votre Estampe si vos Pinceaux peuvent la peindre. Elle en demande un ou deux ; chacun doit se trouver sur une icône de ce Paysage, ou sur un joker. Quand les deux conviennent, vous choisissez combien de jokers servent.',
      also: 'peindre joker médaillon deux pinceaux',
    },
    K17: {
      title: 'Une fois par manche',
      text: 'Un Pinceau peint un seul Paysage par manche, où qu’il se trouve et où qu’il aille. Une icône Paysage sert une seule fois par manche, quel que soit le Pinceau qui s’y trouve.',
      also: 'utilisé prêt peint',
    },
    K18: {
      title: 'Placer des Pinceaux',
      text: 'Un Pinceau posé devant vous peut être placé sur n’importe quelle icône Paysage libre de votre Atelier, et vous pouvez en placer autant que vous en avez. Une icône porte un seul Pinceau.',
    },
    K19: {
      title: 'Les Flèches',
      text: 'Chaque Flèche de votre Atelier vous permet, à chaque manche, de déplacer un Pinceau de son icône vers une icône libre.',
      also: 'déplacer',
    },
    K20: {
      title: 'Ce qui est nouveau sert aussitôt',
      text: 'Paysages, Flèches, icônes « conserver » et Pinceaux gagnés pendant un tour peuvent servir dans ce même tour.',
    },
    K21: {
      title: 'Conserver des cartes',
      text: 'Pour chaque icône « conserver » de votre Atelier, une carte peut rester en main à la fin de votre tour, aussi longtemps que vous voulez. Vous la jouerez dans un tour ultérieur où vous prenez une colonne. Les cartes encore en main à la fin de la partie ne rapportent rien.',
      also: 'garder main',
    },
    K22: {
      title: 'Les choix qui se valent',
      text: 'Quand deux choix reviennent exactement au même, un seul est proposé : entre plusieurs icônes dans le même état, la première vaut pour toutes, et un déplacement qui ne changerait rien n’est pas proposé.',
      ruling: 'Les listes restent courtes, et aucune vraie possibilité n’est perdue.',
    },
    K23: {
      title: 'Répondre aussitôt',
      text: 'Dès que ce que vous placez ou gagnez vous fait remplir les critères d’un Diplôme de la table, vous devez dire si vous l’obtenez ou si vous y renoncez, avant toute autre chose.',
      ruling: 'Un texte de l’extension parle de la fin du tour ; la règle du jeu de base prévaut.',
    },
    K24: {
      title: 'Un par couleur',
      text: 'Dans toute la partie, vous ne pouvez avoir qu’un Diplôme de chaque couleur. Dès que vous en avez un, cette couleur vous est fermée.',
    },
    K25: {
      title: 'Renoncer, c’est pour toujours',
      text: 'Un Diplôme auquel vous renoncez vous est fermé à jamais. Les autres de la même couleur que vous n’avez pas encore atteints vous restent ouverts, plus difficiles ou plus faciles.',
      also: 'refuser laisser',
    },
    K26: {
      title: 'Plusieurs à la fois',
      text: 'Si vous remplissez d’un coup les critères de plusieurs Diplômes d’une couleur, vous en obtenez un ou aucun, et vous renoncez aux autres. Si plusieurs couleurs sont concernées, répondez dans l’ordre que vous voulez.',
    },
    K27: {
      title: 'Ce que donnent les Diplômes',
      text: 'Le Pinceau, le jeton Orage ou l’Assistant que donne un Diplôme est à vous aussitôt, et peut donner droit à un autre Diplôme.',
    },
    K28: {
      title: 'Diplômes de l’Estampe',
      text: 'Ils comptent les Sujets de votre Estampe. Vert : les arbres. Bleu : certains animaux ensemble. Rouge : des personnages différents ou identiques. Jaune : des bâtiments différents.',
      ruling:
        'Sanglier et cerf, comme grue et papillon, donnent un Pinceau : ainsi le disent le livret français et les tuiles, et il n’y a que trois jetons Orage. Il n’existe pas de Diplôme pour quatre personnages différents.',
      also: 'arbre sanglier cerf grue papillon samouraï paysan moine dame chaumière maison tour palais temple',
    },
    K29: {
      title: 'Diplômes de l’Atelier',
      text: 'Ils comptent ce que contient votre Atelier. Rose : les Pinceaux. Violet : les Flèches. Turquoise : les icônes d’un même Paysage. La Flèche et le Paysage de la tuile Départ comptent ; un joker compte pour le Paysage que l’on veut.',
      ruling:
        'Seuls les Pinceaux placés sur des icônes comptent, comme le dit un manuel publié. Une table peut choisir de compter tous ceux que l’on a.',
    },
    K30: {
      title: 'Premier arrivé',
      text: 'Il n’y a qu’un exemplaire de chacun. Un Diplôme obtenu par quelqu’un est perdu pour les autres.',
    },
    K31: {
      title: 'La fin de la manche',
      text: 'Quand tous ont quitté l’École, la manche est terminée. Celui qui a l’Assistant prend le Grand Maître, conserve aussi l’Assistant et commence la manche suivante. Pinceaux, icônes et Flèches peuvent resservir.',
      also: 'premier joueur',
    },
    K32: { title: 'La pioche est vide', text: 'La manche dans laquelle la pioche s’épuise est la dernière.' },
    K33: {
      title: 'Onze cartes',
      text: 'Si, à la fin d’une manche, l’Estampe d’un joueur compte au moins onze cartes Enseignement, la partie s’arrête. La tuile Départ n’est pas une carte Enseignement.',
    },
    K34: {
      title: 'Le dernier Grand Maître',
      text: 'Après la dernière manche aussi, celui qui a l’Assistant prend le Grand Maître, avant tout décompte.',
    },
    K35: { title: 'La longueur', text: '1 point pour chaque pan de votre Estampe, tuile Départ comprise.' },
    K36: {
      title: 'Les Saisons',
      text: '1 point pour chaque pan de votre plus longue suite ininterrompue d’une même Saison. La tuile Départ peut en faire partie.',
      also: 'série printemps été automne hiver',
    },
    K37: { title: 'L’Orage', text: 'Un Orage imprimé sur une carte vaut la Saison qui vous arrange le mieux.' },
    K38: {
      title: 'Les jetons Orage',
      text: 'Chaque jeton Orage donne à une carte Enseignement de votre Estampe la Saison de votre choix.',
      ruling:
        'Pas la tuile Départ, qui n’est pas une carte Enseignement. Comme seule la plus longue suite en dépend, les meilleures places sont trouvées pour vous et montrées.',
    },
    K39: {
      title: 'L’Harmonie des cartes',
      text: 'Ajoutez l’Harmonie des cartes de votre Estampe et de votre Atelier. Un joker coûte 2 points.',
      also: 'moins négatif points',
    },
    K40: { title: 'L’Harmonie des Diplômes', text: 'Ajoutez l’Harmonie de vos Diplômes.' },
    K41: { title: 'Le Grand Maître', text: 'Le Grand Maître vaut 2 points.' },
    K42: {
      title: 'La victoire',
      text: 'Celui qui a le plus d’Harmonie gagne. En cas d’égalité, la victoire est partagée.',
    },
    K43: {
      title: 'Les cartes face cachée',
      text: 'D’une carte face cachée, on ne connaît que le dos. Celui qui la prend la regarde ; les autres la voient quand elle est placée dans un Atelier ou une Estampe. Conservée en main, elle reste cachée, sauf son dos.',
    },
    K44: {
      title: 'Les cartes face visible',
      text: 'Une carte qui était face visible reste connue de tous tant qu’elle est en main.',
    },
    ...yokai.rules,
  },
  figures: {
    scroll: 'Une Estampe : la tuile Départ et sept cartes, en une seule image.',
    card: 'Une carte Enseignement et ses parties.',
    startingTile: 'Une tuile Départ : l’hiver et une forêt, avec sa Flèche et deux Pinceaux.',
    backs: 'Les quatre dos : arbres, animaux, personnages, bâtiments.',
    mat: 'L’École à quatre joueurs. Sur les cases rouges à l’œil fermé, les cartes sont face cachée.',
    studio:
      'Planches d’un Atelier : un Paysage avec l’Assistant, un Pinceau, une Flèche, et un joker qui coûte 2 points d’Harmonie.',
    paintOne: 'Un Pinceau sur une forêt peint une carte qui demande une forêt.',
    paintTwo: 'Deux Pinceaux, sur un océan et sur un joker, peignent une carte qui demande deux océans.',
    brushes: 'Un Pinceau prêt, et un Pinceau qui a déjà peint dans cette manche.',
    move: 'Avec une Flèche, un Pinceau passe de la montagne à la plaine.',
    keep: 'Une icône « conserver », qui vaut 2 points d’Harmonie dans l’Atelier, et la carte qu’elle permet de conserver.',
    pawns: 'Le Grand Maître et l’Assistant.',
    runs: 'Une suite de quatre en automne : l’Orage et la carte au jeton Orage en font partie.',
    harmony: 'L’Harmonie des cartes : plus 1, plus 2, et moins 2 sur une planche joker.',
    ...yokai.figures,
  },
};
