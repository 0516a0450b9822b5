import type { TutorialText } from '../../lessons.ts';

export const fr: TutorialText = {
  chapters: {
    school: {
      title: 'La première manche',
      about: 'L’École, les deux usages d’une carte, vos premiers coups de pinceau.',
      learned:
        'Vous avez joué une manche entière : l’École d’abord, puis votre œuvre. Vous savez prendre une colonne, améliorer l’Atelier, placer des Pinceaux et peindre. La suite ne fait qu’enrichir ces quelques gestes.',
    },
    jokers: {
      title: 'Cartes cachées et Diplôme',
      about: 'Attendre quand les autres sont partis, les jokers, et un Diplôme auquel on renonce.',
      learned:
        'Les jokers aident partout et coûtent 2 points. À un Diplôme, il faut répondre aussitôt, et y renoncer est définitif. Voici maintenant de quoi récompenser votre attente.',
    },
    trees: {
      title: 'Flèches et deux Pinceaux',
      about: 'Déplacer un Pinceau, peindre avec deux, deux Diplômes d’un coup, une carte conservée.',
      learned:
        'Les Flèches déplacent les Pinceaux, chacune une fois par manche. Vous avez un Diplôme, et un jeton Orage pour votre été. Le papillon attend dans votre main.',
    },
    alone: {
      title: 'De plus en plus par vous-même',
      about: 'Le Matériel, une longue attente à l’École, un tour tout à vous, et le décompte.',
    },
  },
  opponents: ['Oei'],
  lessons: {
    welcome: {
      say: 'Bienvenue, jeune peintre. Dans Kanagawa, on compose une longue image, pan après pan. À la fin, la plus harmonieuse l’emporte. Votre adversaire est Oei, et elle a du talent.',
    },
    harmony: {
      say: 'Le décompte est court. Chaque pan de votre Estampe vaut 1 point d’Harmonie, et chaque pan de sa plus longue suite d’une même Saison aussi. Sceaux rouges et Diplômes en donnent d’autres. La partie s’arrête quand la pioche est vide, ou quand une Estampe a onze cartes. Voici où vous en êtes.',
    },
    tile: {
      say: 'Votre tuile Départ est le premier pan de votre Estampe : c’est l’été. Au-dessous commence votre Atelier : un océan, avec une place pour un Pinceau, et une Flèche. Deux Pinceaux attendent devant vous.',
    },
    school: {
      say: 'Voici l’École. À chaque manche, le maître y dispose des cartes, rangée après rangée, avec une colonne par joueur. Tôt ou tard, vous emporterez une colonne entière.',
    },
    card: {
      say: 'Chaque carte a deux usages. Son image peut prolonger votre Estampe, si vos Pinceaux savent la peindre : le médaillon en haut à droite dit sur quel Paysage ils doivent se trouver. Ou bien sa planche, en bas, améliore votre Atelier. Jamais les deux.',
    },
    wait: {
      say: 'Vous avez le Grand Maître, donc vous choisissez en premier : prendre une colonne maintenant, avec son unique carte, ou attendre qu’elle grandisse. Mais Oei pourrait alors prendre celle que vous voulez.',
      ask: 'Un peu de patience : attendez.',
    },
    row2: {
      say: 'Oei attend aussi, donc une deuxième rangée est posée. Dans la deuxième colonne, la carte tombe sur une case rouge : face cachée. Son dos vert annonce une carte d’arbres ; les dos ne sont jamais secrets, même ceux de la pioche.',
    },
    take: {
      say: 'La première colonne contient un arbre et un temple, et les deux images demandent une forêt. En quittant l’École, vous ne choisissez plus rien dans cette manche.',
      ask: 'Prenez la première colonne.',
    },
    hand: {
      say: 'Deux cartes en main, et toutes deux doivent trouver leur place avant la fin de votre tour. Vous ne pouvez pas encore les peindre : votre seul Paysage est l’océan. L’une d’elles ira donc d’abord dans l’Atelier.',
    },
    studio: {
      say: 'Toute carte peut aller dans l’Atelier, sans rien coûter. La planche du temple montre une forêt.',
      ask: 'Placez le temple dans votre Atelier : choisissez la planche au bas de la carte. Vous pouvez aussi y glisser la carte.',
    },
    place: {
      say: 'Un Paysage ne sert qu’avec un Pinceau dessus. Ce qui est nouveau sert aussitôt.',
      ask: 'Choisissez un Pinceau, puis la forêt.',
    },
    paint: {
      say: 'L’arbre demande un Pinceau sur une forêt, et le voilà.',
      ask: 'Choisissez l’image de l’arbre.',
    },
    once: {
      say: 'Votre Estampe a grandi. Le petit signe de chaque pan est sa Saison ; une suite d’une même Saison rapportera des points à la fin, et le sceau rouge est aussi de l’Harmonie. Le Pinceau penche : il a peint, et cette forêt a servi. Chacun ne sert qu’une fois par manche.',
    },
    second: {
      say: 'Votre autre Pinceau est encore devant vous. Vous pouvez en placer autant que vous en avez.',
      ask: 'Placez-le sur l’océan.',
    },
    end: {
      say: 'Toutes vos cartes ont trouvé leur place, et vos Pinceaux aussi.',
      ask: 'Terminez votre tour.',
    },
    assistant: {
      say: 'Oei a pris l’autre colonne. Sa carte cachée est allée dans son Atelier et lui a donné l’Assistant. Quand tous ont quitté l’École, celui qui a l’Assistant prend le Grand Maître : Oei commence la deuxième manche. Votre Pinceau est de nouveau prêt.',
    },
    round2: {
      say: 'Oei a pris une seule carte et s’en est allée. Comme on avait déjà commencé à choisir, vous pouvez encore attendre une fois, bien qu’il ne reste que vous.',
      ask: 'Attendez une carte de plus.',
    },
    alone: {
      say: 'Seule votre colonne grandit, sur une case rouge encore : un dos jaune, donc un bâtiment. Quand il ne reste qu’un joueur au moment où l’on commence à choisir, il doit prendre la colonne.',
      ask: 'Prenez la colonne.',
    },
    peek: {
      say: 'Personne d’autre que vous ne voit la carte cachée. Elle n’a aucun Sujet, mais sa planche est un joker, qui vaut n’importe quel Paysage et coûte 2 points d’Harmonie à la fin. La planche de l’autre carte montre une carte emballée : conserver.',
    },
    keepIcon: {
      say: 'Avec une icône « conserver », vous pouvez garder une carte en main à la fin de chaque tour. Elle vaut aussi 2 points d’Harmonie.',
      ask: 'Placez la carte « conserver » dans votre Atelier.',
    },
    joker: {
      say: 'Le joker aide pour tous les Paysages, pendant toute la partie.',
      ask: 'Placez le joker dans votre Atelier.',
    },
    diploma: {
      say: 'Un Diplôme ! Dès que vous en remplissez les critères, il faut répondre. Celui-ci demande deux Paysages identiques, et le joker compte pour n’importe lequel : 2 points d’Harmonie. Mais vous n’aurez qu’un Diplôme de chaque couleur, et trois Paysages identiques donneraient 3 points et un Pinceau.',
    },
    leave: {
      say: 'Un Diplôme auquel on renonce est fermé pour toujours ; les plus difficiles de sa couleur restent ouverts. Visons plus haut.',
      ask: 'Renoncez à ce Diplôme.',
    },
    end2: { say: 'Il n’y a plus rien à placer.', ask: 'Terminez votre tour.' },
    taken: {
      say: 'Oei s’en est réjouie : elle a ajouté un joker à son Atelier et obtenu le Diplôme que vous avez laissé. Il n’y en a qu’un de chaque, il est donc perdu. L’orgueil a son prix.',
    },
    wait3: {
      say: 'Mais voyez ce qu’elle vous a laissé : trois arbres. Ils demandent deux Pinceaux, chacun sur sa forêt. C’est possible, et une carte de plus ne fera pas de mal.',
      ask: 'Attendez.',
    },
    take3: { say: 'Un dos bleu : un animal. Il ne reste de nouveau que vous à l’École.', ask: 'Prenez la colonne.' },
    two: {
      say: 'Pour deux forêts, il faut deux Pinceaux sur deux icônes : l’un sur la forêt, l’autre sur le joker. Mais votre second Pinceau est sur l’océan.',
    },
    move: {
      say: 'Les Flèches servent à cela. Chaque Flèche déplace un Pinceau par manche, vers une icône libre.',
      ask: 'Choisissez le Pinceau de l’océan, puis le joker.',
    },
    paint2: {
      say: 'Deux Pinceaux sont prêts. Après cela, tous deux auront peint.',
      ask: 'Placez les trois arbres dans votre Estampe.',
    },
    several: {
      say: 'Quatre arbres en tout ! Vous remplissez d’un coup les critères de deux Diplômes verts : trois arbres pour 3 points d’Harmonie, quatre arbres pour 4 points et un jeton Orage. Obtenez l’un, et vous renoncez à l’autre. Vous pourriez même renoncer aux deux et espérer cinq arbres.',
    },
    green: { say: 'Quatre arbres, c’est un beau résultat si tôt.', ask: 'Obtenez le Diplôme des quatre arbres.' },
    storm: {
      say: 'À la fin, un jeton Orage donne à une carte la Saison que l’on veut. Votre Estampe montre été, printemps, été : avec le jeton sur le printemps du milieu, c’est une suite de trois. Restez en été, et elle grandira.',
    },
    keep: {
      say: 'Le papillon demande lui aussi deux Pinceaux, mais les vôtres ont peint. Comme planche, il ne serait qu’une plaine. Conservez-le donc : votre icône « conserver » est là pour cela.',
      ask: 'Terminez votre tour avec le papillon en main.',
    },
    round4: {
      say: 'Oei a peint un sanglier et quitté l’École. Dans la colonne qui vous revient, il y a une maison : une montagne pour votre Atelier.',
      ask: 'Attendez une carte de plus.',
    },
    take4: {
      say: 'Un paysan, face visible cette fois : cette case n’est pas rouge. Sa planche montre une montagne et l’Assistant.',
      ask: 'Prenez la colonne.',
    },
    kept: {
      say: 'À chaque tour où vous prenez une colonne, vous pouvez jouer ce que vous avez conservé. Vos Pinceaux sont de nouveau prêts, sur la forêt et le joker, et le papillon apporte l’été.',
      ask: 'Placez le papillon dans votre Estampe.',
    },
    supply: {
      say: 'L’Assistant fait partie du Matériel : vous le prenez à celui qui l’a, dès que vous placez la carte. Un Pinceau sur une planche vient de même, de la réserve.',
      ask: 'Placez le paysan dans votre Atelier.',
    },
    third: {
      say: 'Une montagne, et le joker en fait deux. La maison en apporte une autre.',
      ask: 'Placez la maison dans votre Atelier.',
    },
    cyan: {
      say: 'Trois Paysages identiques : voici le Diplôme que vous attendiez. 3 points d’Harmonie, et un Pinceau tout de suite.',
      ask: 'Obtenez-le.',
    },
    brush: { say: 'Votre troisième Pinceau.', ask: 'Placez-le sur une montagne ou sur l’océan, à votre choix.' },
    pink: {
      say: 'Et en voilà un autre : trois Pinceaux dans l’Atelier, pour 1 point d’Harmonie et l’Assistant, que vous avez. Quatre Pinceaux vaudraient 3 points, mais ils sont rares. Personne ne peut vous dire ce qui est le mieux.',
      ask: 'Obtenez-le ou renoncez-y, comme vous voulez.',
    },
    end4: { say: 'Un tour splendide.', ask: 'Terminez-le.' },
    first: {
      say: 'Vous avez l’Assistant, donc le Grand Maître vous est revenu : vous commencez cette manche. À la fin de la partie, il vaut 2 points.',
      ask: 'Restez à l’École : attendez.',
    },
    stay: {
      say: 'Oei attend aussi. Chaque colonne compte maintenant deux cartes, et vous choisissez toujours en premier.',
      ask: 'Attendez encore une fois.',
    },
    row3: {
      say: 'La troisième rangée est la dernière : tous doivent prendre. Comparez ce que chaque colonne vous apporterait. La première a une chaumière en été, que votre joker peut peindre ; la seconde cache un personnage, et un joker de plus.',
      ask: 'Prenez la colonne qui vous plaît.',
    },
    free: {
      say: 'Ce tour est tout à vous. Placez et déplacez des Pinceaux, peignez, améliorez l’Atelier, dans l’ordre de votre choix. Ce qui est possible est en surbrillance sur la table.',
      ask: 'Jouez vos cartes, puis terminez votre tour.',
    },
    count: {
      say: 'Voici comment se compte l’Harmonie : chaque pan de l’Estampe, la plus longue suite d’une Saison, les sceaux de l’Estampe et de l’Atelier, les Diplômes, et 2 points pour le Grand Maître. Le jeton Orage est placé là où il rapporte le plus.',
    },
    finish: {
      say: 'La partie s’arrête à la fin de la manche où la pioche s’épuise, ou de celle où une Estampe atteint onze cartes. Vous savez tout ce qu’il faut : les icônes et les règles restent à portée de main. Achèverez-vous cette Estampe ?',
    },
  },
};
