import type { TutorialText } from '../../lessons.ts';

export const fr: TutorialText = {
  chapters: {
    planning: {
      title: 'Préparer ensemble',
      about: 'La carte, votre équipe, le plateau d’actions, et une rangée à vous.',
      learned:
        'Voilà la préparation : une carte sur le plateau à chacun de vos tours, jusqu’à ce que vous revendiquiez une rangée. C’est la rangée qui compte, et non qui l’a remplie.',
    },
    actions: {
      title: 'Votre rangée, case par case',
      about: 'L’argent, les arpenteurs, le Quadrant, des marqueurs sur la carte, et un petit boulot.',
      learned:
        'Vous avez joué toute votre rangée. Les arpenteurs disent où cartographier, l’argent dit combien. Les dés vont rouler, et ce qui est achevé sera compté.',
    },
    tiles: {
      title: 'Tuiles, revenus, et de nouveau préparer',
      about: 'Les dés, les tuiles achevées et ce qu’elles rapportent ; puis le Quadrant retourne au plateau.',
      learned:
        'Une manche s’est refermée : marqueurs neutres, tuiles achevées, revenus. La deuxième est préparée, et la rangée 3 est à vous.',
    },
    honor: {
      title: 'La deuxième manche, et l’honneur',
      about: 'Une carte retournée, la grande cartographie, des tuiles partagées, l’honneur des pistes, et le décompte.',
    },
  },
  opponents: ['Mamiya', 'Takahashi'],
  lessons: {
    welcome: {
      say: 'Bienvenue. Nous sommes en 1800, et la côte du Japon doit être mesurée à pied. Trois équipes se mettent en route : la vôtre, celle de Mamiya et celle de Takahashi. Après cinq manches, celui qui a le plus de points d’honneur gagne ; nous jouons ensemble les deux premières.',
    },
    purpose: {
      say: 'L’honneur vient des tuiles que vous aidez à achever, 2 à 4 points pour chacun, et des pistes après les manches 2, 4 et 5. Tout à la fin, la piste de Voyage donne 8, 5 et 2 ; le plus riche gagne 5, le plus pauvre perd 3. Vos points d’honneur restent affichés à côté de votre nom.',
    },
    map: {
      say: 'Voici la carte : dix tuiles de côte, en cinq colonnes. Chacune a un type, et un nombre qui dit combien de marqueurs l’achèvent. Le pinceau marque les tuiles d’Art, le château celles du Gouvernement, le chapeau celles de Voyage.',
    },
    team: {
      say: 'Vous avez trois arpenteurs, encore dans votre réserve, et une bourse de 20 ryō. Vous ne pouvez poser des marqueurs que là où se trouve un de vos arpenteurs, et presque tout coûte de l’argent.',
    },
    board: {
      say: 'Ici, tous préparent ensemble. Chacun joue des cartes Action sur ces rangées, et finit par en revendiquer une. Vous agirez sur toutes les cartes de votre rangée, même celles des autres. Certaines cases portent une action imprimée. À trois, la quatrième rangée est fermée.',
    },
    play: {
      say: 'Vous commencez. La rangée 1 est tentante : 5 ryō sont imprimés sur sa première case, et le Quadrant se trouve sur la troisième. Les arpenteurs devraient partir bientôt.',
      ask: 'Choisissez la carte « Envoi des arpenteurs », puis la deuxième case de la rangée 1.',
    },
    wait: {
      say: 'Vous pourriez déjà revendiquer une rangée. Mais celui qui revendique ne joue plus de carte, et une rangée presque vide rapporte peu. Laissez-la grandir, en espérant que personne ne la prenne.',
      ask: 'Terminez votre tour sans revendiquer.',
    },
    others: {
      say: 'Mamiya a joué « Cartographie » en rangée 1 : elle lui plaît aussi. Takahashi a joué « Étude artistique » en rangée 2. Les cartes sont visibles, et nul n’est tenu de revendiquer la rangée où sont les siennes.',
    },
    job: {
      say: 'Une case de la rangée 1 est encore libre. Occupez-la, puis prenez la rangée avant Mamiya.',
      ask: 'Jouez « Petit boulot » sur la dernière case de la rangée 1.',
    },
    claim: {
      say: 'La rangée 1 contient maintenant cinq choses : 5 ryō, votre envoi, le Quadrant, la cartographie de Mamiya et votre petit boulot.',
      ask: 'Revendiquez la rangée 1.',
    },
    claimed: {
      say: 'Les autres ont encore joué quelques cartes ; puis Takahashi a revendiqué la rangée 2 et Mamiya la 3. La préparation est finie. Les cases se jouent maintenant colonne par colonne depuis la gauche, de haut en bas. Une carte revient ensuite à celui qui l’a jouée.',
    },
    earn: {
      say: 'La première case est à vous : 5 ryō. C’est imprimé sur le plateau : pas de carte à retourner, on le fait ou on passe.',
      ask: 'Recevez les 5 ryō.',
    },
    dispatch: {
      say: 'Takahashi a étudié les arts, et Mamiya a envoyé ses trois arpenteurs. Dans la deuxième colonne, c’est de nouveau à vous : deux arpenteurs pour 5 ryō, ou les trois pour 8, chacun sur une tuile différente.',
      ask: 'Envoyez les trois pour 8 ryō.',
    },
    toTravel: {
      say: 'Vers où ? En colonne 1, la tuile du haut est une tuile de Voyage de 3. Les tuiles de Voyage paient le mieux qui y pose plusieurs marqueurs.',
      ask: 'Envoyez le premier sur la tuile du haut de la colonne 1.',
    },
    toArt: {
      say: 'Un arpenteur de Mamiya est sur la tuile d’Art de la colonne 5. Plusieurs équipes peuvent être sur une tuile, et tous ceux qui aident à l’achever y gagnent.',
      ask: 'Envoyez le deuxième sur la tuile du haut de la colonne 5.',
    },
    toCourt: {
      say: 'Le troisième va sur une tuile du Gouvernement.',
      ask: 'Envoyez-le sur la tuile du haut de la colonne 4.',
    },
    quadrant: {
      say: 'C’était le tour de la colonne 3 : la rangée 1 est à vous, vous avez donc pris le Quadrant. Celui qui l’a lance les dés à la fin de cette manche et commence la suivante. À la fin de la partie, il vaut 1 point d’honneur.',
    },
    mapTwo: {
      say: 'C’est la carte de Mamiya qui travaille pour vous. Cartographier pose des marqueurs sur une tuile où vous avez un arpenteur : un pour 2 ryō, ou deux pour 6.',
      ask: 'Posez deux marqueurs sur la tuile de Voyage de la colonne 1.',
    },
    rivals: {
      say: 'Takahashi a envoyé son équipe, dont un arpenteur sur votre tuile du Gouvernement. Mamiya a fait une grande cartographie : un marqueur sur la tuile d’Art où vous êtes aussi, et un autre en colonne 1.',
    },
    sideJob: {
      say: 'Votre dernière action est le petit boulot : recevoir 3 ryō ; ou en payer 3 pour avancer sur une piste ; ou en payer 8 pour 4 points d’honneur. Une case sur la piste du Gouvernement se rembourse aujourd’hui : la première donne 3 ryō de revenu.',
      ask: 'Payez 3 ryō pour avancer sur la piste du Gouvernement.',
    },
    dice: {
      say: 'Toutes les cases sont jouées, et la suite se fait toute seule. Vous avez lancé 1, 6 et 5 : les deux tuiles des colonnes 1 et 5 ont reçu chacune un marqueur neutre. Il n’y a pas de colonne 6 : ce dé n’a rien ajouté.',
    },
    scored: {
      say: 'Le marqueur neutre a achevé votre tuile de Voyage. Quiconque a un marqueur sur une tuile achevée gagne son nombre en points d’honneur : 3. Une tuile de Voyage donne 1 de plus par marqueur à vous, et une case sur la piste de Voyage : 5 points d’honneur en tout, et deux cases.',
    },
    newTile: {
      say: 'Votre arpenteur et vos marqueurs sont rentrés, la tuile a quitté la partie, et la suivante de la pioche a pris sa place : une tuile du Gouvernement de 4.',
    },
    income: {
      say: 'Puis chacun a reçu son revenu : les nombres sous ses disques d’Art et du Gouvernement. Les vôtres vous ont donné 3 ryō ; Takahashi, avec deux cases du Gouvernement et une d’Art, en a reçu 6. Vous en avez 11 maintenant.',
    },
    round2: {
      say: 'C’est à vous de commencer la manche 2, car vous avez le Quadrant. Une fois par manche, on peut le rendre au plateau au lieu de jouer une carte : vous n’en perdez aucune, et voyez d’abord ce que font les autres.',
      ask: 'Rendez le Quadrant : choisissez sa case, la troisième de la rangée 1.',
    },
    watch: {
      say: 'Aucune rangée ne mérite encore d’être revendiquée.',
      ask: 'Terminez votre tour sans revendiquer.',
    },
    widely: {
      say: 'La rangée 3 grandit : la carte Gouvernement de Mamiya, la case d’Art imprimée, la cartographie de Takahashi. Vos arpenteurs sont sur deux tuiles presque achevées ; une grande cartographie vous servirait bien.',
      ask: 'Jouez « Grande cartographie » sur la quatrième case de la rangée 3.',
    },
    claim3: {
      say: 'Quatre choses se trouvent maintenant en rangée 3. Si vous attendez, un autre la prendra.',
      ask: 'Revendiquez la rangée 3.',
    },
    turn: {
      say: 'Les autres ont revendiqué, et la colonne 1 commence. Sur votre case se trouve la carte Gouvernement de Mamiya. Vous pourriez avancer ; mais toute carte peut aussi être retournée : pour 2 ryō elle envoie un arpenteur. Un des vôtres attend en réserve.',
      ask: 'Retournez la carte.',
    },
    fromSupply: {
      say: 'Vous pourriez aussi déplacer un arpenteur qui est déjà sur une tuile. Les autres sont bien placés.',
      ask: 'Prenez l’arpenteur de votre réserve.',
    },
    toNew: {
      say: 'La nouvelle tuile de la colonne 1 est grande : quatre marqueurs. Soyez-y tôt.',
      ask: 'Envoyez-le sur la tuile du haut de la colonne 1.',
    },
    artistic: {
      say: 'En colonne 3, une case sur la piste d’Art est imprimée pour vous. Ses nombres sont petits, mais ils restent : un revenu aux manches 1 à 4, et de l’honneur après les manches 2, 4 et 5.',
      ask: 'Avancez.',
    },
    mapWidely: {
      say: 'Takahashi a posé un marqueur sur votre tuile du Gouvernement. À vous la grande cartographie : un marqueur sur chaque tuile où vous avez un arpenteur, 3 ryō par tuile. Jusqu’à deux marqueurs coûteraient 10 par tuile : un luxe.',
      ask: 'Choisissez un marqueur par tuile.',
    },
    markArt: {
      say: 'La tuile d’Art de la colonne 5 porte deux marqueurs sur trois : celui de Mamiya et un neutre. Le vôtre l’achève.',
      ask: 'Posez un marqueur sur la tuile du haut de la colonne 5.',
    },
    markCourt: {
      say: 'La tuile du Gouvernement de la colonne 4 porte le marqueur de Takahashi. Avec le vôtre, il n’en manque qu’un ; les dés l’apporteront peut-être.',
      ask: 'Posez un marqueur sur la tuile du haut de la colonne 4.',
    },
    stop: {
      say: 'Il vous reste 3 ryō. Une troisième tuile les prendrait tous, et un moyen moins cher arrive.',
      ask: 'Arrêtez-vous là.',
    },
    mapOne: {
      say: 'Votre dernière case : la carte Cartographie de Takahashi. Un marqueur n’y coûte que 2 ryō.',
      ask: 'Posez un marqueur sur la nouvelle tuile du Gouvernement, en colonne 1.',
    },
    dice2: {
      say: 'Takahashi a pris le Quadrant cette fois et a lancé 6, 3 et 4. La colonne 4 a reçu son marqueur neutre : votre tuile du Gouvernement est achevée, comme celle d’Art en colonne 5.',
    },
    shared: {
      say: 'Tous ceux qui ont aidé gagnent autant : 3 points d’honneur pour vous et Mamiya sur la tuile d’Art, 3 pour vous et Takahashi sur celle du Gouvernement. Chaque marqueur a aussi fait avancer son propriétaire d’une case sur la piste de sa tuile.',
    },
    honor: {
      say: 'Après les revenus, les manches 2 et 4 donnent de l’honneur. Art : le nombre sous votre disque, 1. Gouvernement : 2 points pour le plus avancé, Takahashi avec trois cases, et 1 pour le deuxième, vous avec deux. Mamiya, troisième, n’a rien gagné.',
    },
    reset: {
      say: 'Puis tous les disques du Gouvernement sont revenus au départ. Les relations s’usent : elles rapportent bien, mais il faut sans cesse les renouer. Les disques d’Art restent où ils sont.',
    },
    count: {
      say: 'Après la manche 5, tout est compté une dernière fois : 8, 5 et 2 pour la piste de Voyage ; 5 au plus riche et −3 au plus pauvre ; 1 par arpenteur sur la carte, par paire de marqueurs qui y restent, et pour le Quadrant. Vous menez en Voyage, et votre bourse est la plus mince.',
    },
    finish: {
      say: 'Vous savez tout ce qu’il faut à un arpenteur. Takahashi a le Quadrant et commence la manche 3. Poursuivez cette partie sans leçons, ou revenez aux règles à tout moment.',
    },
  },
};
