import type { RulesText } from './types.ts';

export const fr: RulesText = {
  title: 'Les règles de Kaigan',
  goal: [
    'En 1800, Inō Tadataka se met en route pour mesurer, pas à pas, la côte du Japon. Vous menez l’une des équipes : vous trouvez l’argent, envoyez des arpenteurs le long du rivage et complétez la carte, feuille après feuille.',
    'À chacune des cinq manches, tous jouent des cartes Action sur un même plateau. Puis chacun en revendique une rangée et agit sur toutes les cartes qui s’y trouvent, même celles des autres.',
    'Les feuilles achevées, les arts, les bonnes relations et les longs voyages rapportent de l’honneur. Celui qui en a le plus en 1821 gagne.',
  ],
  hint: 'Par exemple « arpenteur » ou « G21 »',
  round: {
    title: 'Une manche en un coup d’œil',
    phases: [
      {
        name: 'Préparation',
        does: 'Jouer des cartes à tour de rôle ; revendiquer une rangée quand on n’ose plus attendre.',
      },
      { name: 'Actions', does: 'Colonne par colonne depuis la gauche, chacun agit dans sa rangée.' },
      { name: 'Marqueurs neutres', does: 'Les dés ajoutent des marqueurs à quelques colonnes de la carte.' },
      { name: 'Tuiles achevées', does: 'Elles donnent de l’honneur et font avancer sur les pistes.' },
      { name: 'Revenus', does: 'Des ryō pour deux de vos pistes ; rien à la manche 5.' },
      { name: 'Honneur', does: 'Aux manches 2 et 4, et à la fin : de l’honneur pour les pistes.' },
    ],
  },
  icons: {
    title: 'Pièces, actions et prix',
    text: 'Tout mène à la règle qui l’explique. Pendant la partie, la même liste se trouve derrière le bouton « Icônes ».',
  },
  sections: {
    setup: {
      title: 'Mise en place',
      lead: 'Dix feuilles de côte, un plateau pour tous, et vingt ryō dans chaque bourse.',
    },
    planning: {
      title: 'La préparation',
      lead: 'Chaque carte améliore une rangée, et quelqu’un peut la prendre avant vous.',
    },
    actions: { title: 'Les actions', lead: 'Vous agissez sur tout ce qui se trouve dans votre rangée, ou passez.' },
    neutral: { title: 'Les marqueurs neutres', lead: 'Les gens d’Inō mesurent aussi, là où les dés les envoient.' },
    scoring: {
      title: 'Les tuiles achevées',
      lead: 'Tous ceux qui ont aidé gagnent de l’honneur ; celui qui a aidé davantage va plus loin.',
    },
    income: {
      title: 'Revenus et honneur',
      lead: 'Les arts paient peu mais toujours, le gouvernement paie bien mais pas longtemps.',
    },
    end: { title: 'La fin', lead: 'Après la cinquième manche, tout est compté une dernière fois.' },
    hidden: {
      title: 'Les pistes, et ce qui est caché',
      lead: 'Il n’y a guère de secrets : seulement ce qui vient ensuite.',
    },
  },
  rules: {
    G1: {
      title: 'Joueurs et plateau',
      text: 'On joue à trois ou à quatre. Le plateau a quatre rangées de cinq cases. À trois, la quatrième rangée est fermée : personne n’y joue de carte ni ne la revendique.',
    },
    G2: {
      title: 'Ce que chacun possède',
      text: 'Vous commencez avec 20 ryō, trois arpenteurs, les mêmes six cartes Action que les autres, et un disque sur la case la plus à gauche de chacune des trois pistes.',
      also: 'début argent main',
    },
    G3: {
      title: 'La carte du Japon',
      text: 'Les 24 tuiles sont mélangées. Dix forment la côte, en cinq colonnes de deux ; les autres attendent face cachée dans la pioche.',
      also: 'feuille région colonne',
    },
    G4: {
      title: 'Qui commence',
      text: 'Le hasard désigne qui commence la première manche. Le Quadrant se trouve sur sa case, première rangée, troisième colonne.',
      ruling:
        'Dans le livret commence le dernier joueur à s’être servi d’une carte géographique ; ici, le hasard est équitable.',
      also: 'premier joueur',
    },
    G5: {
      title: 'Cinq manches, six phases',
      text: 'Une manche a six phases : préparation, actions, marqueurs neutres, tuiles achevées, revenus et honneur. Il n’y a pas de revenus à la manche 5 ; la phase d’honneur n’a lieu qu’aux manches 2 et 4. Les quatre dernières phases ne demandent rien à personne : elles se font toutes seules.',
    },
    G6: {
      title: 'Jouer une carte',
      text: 'Quand c’est à vous, jouez d’abord une carte, face visible, sur une case libre sans action imprimée, dans une rangée qu’aucun autre n’a revendiquée.',
      also: 'poser placer',
    },
    G7: {
      title: 'Rendre le Quadrant',
      text: 'Si vous avez le Quadrant, vous pouvez le remettre sur sa case au lieu de jouer une carte. C’est possible une fois par manche, et cela épargne une carte.',
      also: 'passer',
    },
    G8: {
      title: 'Revendiquer une rangée',
      text: 'Ensuite vous revendiquez une rangée libre avec votre disque, ou pas encore. C’est ensuite, dans le sens horaire, au prochain joueur qui n’a rien revendiqué. Une fois votre rangée revendiquée, vous ne jouez plus de carte dans cette manche.',
      also: 'disque réserver',
    },
    G9: {
      title: 'Quand il faut revendiquer',
      text: 'Un joueur qui a joué la dernière carte de sa main doit revendiquer une rangée aussitôt.',
      ruling:
        'Le livret ne dit rien d’un joueur qui n’a ni case pour une carte, ni Quadrant à rendre : il doit revendiquer une rangée quand vient son tour.',
    },
    G10: {
      title: 'La fin de la préparation',
      text: 'Quand tous ont revendiqué une rangée, la préparation est finie. Un Quadrant qui n’a pas été rendu retourne alors sur sa case.',
    },
    G11: {
      title: 'L’ordre des actions',
      text: 'Les cases se jouent colonne par colonne depuis la gauche et, dans chaque colonne, de haut en bas. C’est le propriétaire de la rangée qui agit, quel que soit celui qui a joué la carte. Les cases vides sont sautées.',
      also: 'séquence résolution',
    },
    G12: {
      title: 'Sur une carte',
      text: 'Vous faites l’action de la carte ; ou vous la retournez pour l’action secondaire ; ou vous passez. Ensuite la carte revient dans la main de celui qui l’a jouée.',
    },
    G13: {
      title: 'Sur une action imprimée',
      text: 'Vous faites ce qui est imprimé, ou vous passez. Ce qui est imprimé ne se retourne pas.',
    },
    G14: {
      title: 'Prendre le Quadrant',
      text: 'Quand vient sa case, le propriétaire de la rangée prend le Quadrant.',
      ruling:
        'Il n’y a pas de choix : on le prend, tout simplement, et il faut quelqu’un pour commencer la manche suivante.',
      also: 'premier joueur',
    },
    G15: {
      title: 'Ce qui est proposé',
      text: 'On ne vous propose pas ce que vous ne pouvez pas payer, ni ce que vous ne pourriez pas mener à son terme. Passer est toujours possible.',
    },
    G16: {
      title: 'Art et Gouvernement',
      text: 'Votre disque avance d’une case vers la droite sur cette piste.',
      also: 'avancer étude relations',
    },
    G17: {
      title: 'Seulement sur le plateau',
      text: 'Deux actions sont imprimées sur le plateau et sur aucune carte : recevoir 5 ryō en rangée 1, et gagner 2 points d’honneur en rangée 4.',
    },
    G18: {
      title: 'L’action secondaire',
      text: 'Retournez une carte et payez 2 ryō : un arpenteur vient de votre réserve sur une tuile, ou passe d’une tuile à une autre.',
      also: 'arpenter retourner placer',
    },
    G19: {
      title: 'Envoi des arpenteurs',
      text: 'Payez 5 ryō et envoyez deux arpenteurs, ou 8 ryō et envoyez les trois. Chacun vient de votre réserve ou d’une autre tuile, et ils vont sur des tuiles différentes.',
      also: 'déplacer dépêcher',
    },
    G20: {
      title: 'La route est à tous',
      text: 'Plusieurs de vos arpenteurs peuvent se trouver sur la même tuile, et ceux d’autant de joueurs que l’on veut.',
      ruling:
        'Aller là où l’on se trouve déjà n’est pas un déplacement, et un même envoi déplace des arpenteurs différents, chacun une fois.',
    },
    G21: {
      title: 'Cartographie',
      text: 'Choisissez une tuile où vous avez un arpenteur. Posez-y un marqueur pour 2 ryō, ou deux pour 6 ryō.',
      also: 'prix coût marqueur',
    },
    G22: {
      title: 'Grande cartographie : un marqueur par tuile',
      text: 'Posez un marqueur sur une, deux ou trois tuiles différentes où vous avez des arpenteurs, pour 3, 6 ou 9 ryō.',
      also: 'prix coût marqueur',
    },
    G23: {
      title: 'Grande cartographie : jusqu’à deux par tuile',
      text: 'Ou posez un ou deux marqueurs sur une, deux ou trois de ces tuiles, pour 10, 20 ou 30 ryō.',
      also: 'prix coût marqueur',
    },
    G24: {
      title: 'La place sur une tuile',
      text: 'Une tuile ne porte jamais plus de marqueurs que son nombre, les neutres compris, et une tuile achevée n’en reçoit plus. Il y a toujours assez de marqueurs et de pièces.',
      also: 'limite pleine taille',
    },
    G25: {
      title: 'Plusieurs arpenteurs, une tuile',
      text: 'Deux de vos arpenteurs sur une tuile ne permettent pas d’y poser plus de marqueurs qu’un seul.',
      ruling:
        'Le livret dit « par arpenteur ». C’en est la lecture stricte : ce qu’un arpenteur permet sur une tuile est la limite de cette tuile.',
    },
    G26: {
      title: 'Petit boulot',
      text: 'Recevez 3 ryō ; ou payez 3 ryō et avancez d’une case sur la piste d’Art, du Gouvernement ou de Voyage ; ou payez 8 ryō et gagnez 4 points d’honneur.',
      also: 'travailler gagner argent',
    },
    G27: {
      title: 'Pas à pas',
      text: 'Un choix en plusieurs parties se fait par étapes : quel arpenteur, puis vers où ; ou tuile après tuile, chacune payée quand elle est choisie. Ce qui ne laisse aucun choix n’est pas demandé.',
      ruling:
        'Des arpenteurs que rien ne distingue sont proposés une seule fois. On peut revenir sur son choix jusqu’à ce qu’un autre agisse ou que les dés roulent.',
      also: 'annuler',
    },
    G28: {
      title: 'Les dés',
      text: 'Celui qui a le Quadrant lance les dés : trois dés à trois joueurs, deux à quatre.',
      also: 'lancer hasard',
    },
    G29: {
      title: 'Des marqueurs pour les colonnes',
      text: 'Chaque dé ajoute un marqueur neutre aux deux tuiles de la colonne de son numéro. Des dés égaux s’additionnent. Un six n’ajoute rien : il n’y a pas de sixième colonne.',
    },
    G30: {
      title: 'Plus de place',
      text: 'Une tuile achevée ou un emplacement vide ne reçoit plus rien. Ce qui n’y tient pas reste dans la réserve.',
    },
    G31: {
      title: 'Quelles tuiles, et quand',
      text: 'Une tuile est achevée quand elle porte autant de marqueurs que son nombre. On compte les tuiles achevées depuis la colonne de gauche, celle du haut avant celle du bas.',
    },
    G32: {
      title: 'L’honneur d’une tuile',
      text: 'Quiconque a au moins un marqueur sur la tuile gagne autant d’honneur que son nombre. L’arpenteur n’a plus besoin d’y être ; et un arpenteur sans marqueur ne gagne rien.',
    },
    G33: {
      title: 'Tuiles d’Art et du Gouvernement',
      text: 'Sur une telle tuile vous avancez aussi sur sa piste, d’une case par marqueur à vous.',
    },
    G34: {
      title: 'Tuiles de Voyage',
      text: 'Sur une tuile de Voyage vous gagnez 1 point d’honneur de plus par marqueur à vous, et avancez d’autant de cases sur la piste de Voyage.',
    },
    G35: {
      title: 'Une nouvelle tuile',
      text: 'Arpenteurs et marqueurs retournent à leurs propriétaires, et la tuile comptée quitte la partie. La suivante de la pioche la remplace aussitôt, mais ne peut pas être comptée dans la même phase.',
      also: 'remplacer piocher',
    },
    G36: { title: 'Quand la pioche est vide', text: 'Rien ne remplace alors la tuile : son emplacement reste vide.' },
    G37: {
      title: 'Les revenus',
      text: 'Vous recevez autant de ryō que le nombre sous votre disque d’Art et celui sous votre disque du Gouvernement réunis. À la manche 5, il n’y en a pas.',
      also: 'argent gagner',
    },
    G38: {
      title: 'L’honneur des arts',
      text: 'Après les manches 2 et 4, vous gagnez autant d’honneur que le nombre sous votre disque d’Art.',
    },
    G39: {
      title: 'L’honneur du gouvernement',
      text: 'Puis le plus avancé sur la piste du Gouvernement gagne 2 points d’honneur, et le deuxième 1 point. Si plusieurs sont en tête, chacun gagne 2 points et personne n’en gagne 1 ; si plusieurs sont deuxièmes, chacun gagne 1.',
      also: 'égalité',
    },
    G40: {
      title: 'Un disque resté au départ',
      text: 'Sur les pistes du Gouvernement et de Voyage, un disque resté sur la case la plus à gauche ne rapporte aucun honneur pour sa place. Une table peut choisir qu’il compte comme tout autre.',
      ruling:
        'Le livret ne fait pas cette exception. Mais il récompense une avance, et un tel disque n’en a aucune : une table peut donc choisir.',
    },
    G41: {
      title: 'Les relations s’usent',
      text: 'Après cet honneur, tous les disques de la piste du Gouvernement reviennent à la case la plus à gauche.',
      also: 'remise à zéro',
    },
    G42: {
      title: 'La manche suivante',
      text: 'Les disques quittent les rangées, et celui qui a le Quadrant commence la manche suivante.',
      also: 'premier joueur',
    },
    G43: {
      title: 'Les pistes, une dernière fois',
      text: 'Après la manche 5, les pistes d’Art et du Gouvernement donnent encore une fois de l’honneur, de la même façon.',
    },
    G44: {
      title: 'L’honneur du voyage',
      text: 'Les trois premières places sur la piste de Voyage gagnent 8, 5 et 2 points d’honneur. Si plusieurs sont en tête, chacun gagne 8, la place suivante 2, et personne ensuite. Si plusieurs sont deuxièmes derrière un seul, chacun gagne 5 et personne d’autre. Si plusieurs sont troisièmes, chacun gagne 2.',
      also: 'égalité',
    },
    G45: {
      title: 'Riches et pauvres',
      text: 'Celui qui a le plus de ryō gagne 5 points d’honneur, celui qui en a le moins en perd 3. Tous les ex æquo gagnent ou perdent autant.',
      ruling: 'Si tous ont autant, les deux s’appliquent à tous.',
      also: 'argent bourse plus moins',
    },
    G46: {
      title: 'Ce qui reste sur la carte',
      text: 'Chacun de vos arpenteurs sur une tuile vaut 1 point d’honneur. Vos marqueurs sur des tuiles inachevées valent 1 par paire, toutes tuiles réunies.',
    },
    G47: { title: 'Le Quadrant', text: 'Celui qui l’a à la fin gagne 1 point d’honneur.' },
    G48: {
      title: 'La victoire',
      text: 'Celui qui a le plus d’honneur gagne. À égalité, c’est celui qui a le plus de ryō ; ceux qui sont encore à égalité partagent la victoire.',
    },
    G49: {
      title: 'Une piste n’a pas de fin',
      text: 'Au-delà de la dernière case, le dernier nombre continue de valoir, et les disques continuent de se devancer.',
      ruling: 'Aucune source ne dit ce qui se passe au bout d’une piste ; ceci n’enlève rien à personne.',
    },
    G50: {
      title: 'Des bourses cachées',
      text: 'L’argent est caché. Mais tous voient chaque gain et chaque paiement : en comptant, on connaît toutes les bourses. Une table peut choisir de les rendre visibles ; les règles restent les mêmes.',
      also: 'couvertes argent robot',
    },
    G51: {
      title: 'Ce qui est caché',
      text: 'Seulement l’ordre de la pioche. Chacun peut déduire quelles tuiles s’y trouvent, et les dés ne sont tirés qu’à l’instant où ils roulent.',
    },
  },
  figures: {
    map: 'La côte du Japon en dix feuilles : des arpenteurs en route, et les premiers marqueurs posés.',
    cards: 'Les six cartes Action : Art, Gouvernement, envoi, cartographie, grande cartographie, petit boulot.',
    tiles:
      'Une tuile d’Art de 2, une tuile du Gouvernement de 3, une tuile de Voyage de 4 : le nombre dit combien de marqueurs l’achèvent.',
    claimed:
      'La rangée 2 est revendiquée : le propriétaire du disque agira sur quatre cases, des cartes de deux joueurs et l’action imprimée.',
    quadrant: 'Le Quadrant sur sa case de la rangée 1, et la case une fois qu’on l’a pris.',
    order: 'L’ordre dans lequel se jouent les cases, à trois joueurs.',
    turned: 'N’importe quelle carte, retournée : un arpenteur pour 2 ryō.',
    mapOne: 'Sur une tuile avec un arpenteur : un marqueur pour 2 ryō, ou deux pour 6.',
    mapWidely: 'Jusqu’à trois tuiles avec des arpenteurs, un marqueur sur chacune : 3, 6 ou 9 ryō.',
    dice: 'Un un, un cinq et un six : un marqueur neutre pour les deux tuiles des colonnes 1 et 5, et rien pour le six.',
    complete:
      'Achevée : deux marqueurs d’un joueur, un neutre. Sur cette tuile de Voyage de 3, ils rapportent 3 + 2 points d’honneur et deux cases.',
    artistic: 'La piste d’Art. Ses nombres sont reconstitués.',
    government: 'La piste du Gouvernement. Ses nombres sont reconstitués.',
    travel: 'La piste de Voyage n’a pas de nombres : seul compte l’ordre des disques.',
  },
};
