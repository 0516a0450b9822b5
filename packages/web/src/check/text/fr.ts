import type { CheckWords } from './types.ts';

export const fr: CheckWords = {
  title: 'Vérifier un mélange',
  lead: 'Tout ce que le hasard décide dans une partie vient d’un seul nombre secret, sa graine. À une table du serveur, elle est faite de plusieurs parts : une du serveur et une du navigateur de chaque joueur, toutes promises avant qu’aucune soit connue. Avant le premier coup, son empreinte est montrée, le SHA-256 ; après le dernier, la graine et toutes ses parts. Votre navigateur vérifie tout cela ici, sans aide : rien n’est envoyé nulle part.',
  file: 'Enregistrement de la partie',
  fileHint: 'Le fichier que donne « Enregistrer la partie », à la table ou quand on la revoit.',
  record: (game, players, moves) => `${game} : ${players}, ${moves} ${moves < 2 ? 'coup' : 'coups'}`,
  promise: 'Empreinte montrée au début',
  promiseHint:
    '64 chiffres et lettres de a à f. Elle figure au-dessus de la liste des événements, dès le premier coup.',
  notedHere: 'Ce navigateur l’a notée de lui-même quand vous avez vu la partie pour la première fois, avant la fin.',
  toldNow:
    'C’est ce que dit le serveur maintenant que la partie est terminée. Mieux vaut celle que vous ou un autre joueur avez notée au début.',
  notHex: 'Ce n’est pas un SHA-256 : il faut 64 caractères, chiffres et lettres de a à f.',
  submit: 'Vérifier',
  checking: 'On rejoue la partie…',
  needsRecord: 'Choisissez d’abord l’enregistrement d’une partie.',
  checked: 'Ce qui a été constaté',
  good: 'Le mélange était honnête.',
  half: 'Pour autant qu’on ait pu vérifier, rien ne cloche ; mais tout n’a pas pu l’être.',
  bad: 'Quelque chose ne va pas.',
  seedHolds: 'La graine est celle qui était promise : son SHA-256 est l’empreinte montrée au début.',
  seedDiffers:
    'La graine n’est pas celle qui était promise : son SHA-256 diffère de l’empreinte montrée au début. La graine a été changée, ou l’empreinte est celle d’une autre partie.',
  seedUnknown: 'Sans empreinte du début, rien ne montre quand cette graine a été choisie.',
  gameHolds: (moves, scores) =>
    `Distribuée depuis cette graine, la partie se déroule exactement comme dans l’enregistrement : tous les coups (${moves}) sont légaux, l’un après l’autre, et le résultat est celui qui est noté, ${scores}.`,
  gameUnfinished: moves =>
    `Depuis cette graine, tous les coups (${moves}) sont légaux, mais ils ne mènent pas la partie à sa fin, ou l’enregistrement ne donne pas de résultat : il en manque une partie.`,
  gameBroken: why =>
    `Distribuée depuis cette graine, la partie ne se déroule pas comme dans l’enregistrement. ${why} L’enregistrement a été changé, ou sa graine.`,
  proves: 'Ce que cela prouve',
  provesText:
    'Chaque carte, chaque tuile et leur ordre étaient fixés avant le premier coup, et ce qui a été distribué est ce que donne la graine. Personne n’a pu choisir une carte plus tard pour aider ou gêner un joueur, pas même le serveur : on ne trouve pas d’autre graine de même empreinte.',
  notProved: 'Ce que cela ne prouve pas',
  notProvedText:
    'Que les coups du fichier sont ceux qui ont été joués : comparez le résultat avec ce que vous avez vu à la table. Et, si personne en qui vous avez confiance n’a apporté de part, que le serveur a tiré la sienne à l’aveugle : une seule part honnête suffit.',
  byHand: 'Pour vérifier l’empreinte sans cette page, dans un terminal :',
  seed: 'Graine',
  computed: 'Son SHA-256',
  promised: 'Montrée au début',
  otherRules: game => `Cette page ne joue pas à ${game} et ne peut donc pas le vérifier.`,
  gathering: {
    seat: number => `place ${number}`,
    waiting: names => `La partie va commencer. On attend encore la part du mélange de : ${names}.`,
    again: 'Le mélange recommence, avec de nouvelles parts. La partie commencera d’elle-même.',
    late: names =>
      `Part du mélange non révélée à temps : ${names}. Le mélange recommence sans elle ; personne n’a rien perdu.`,
    left: seats =>
      `La place ${seats} a été quittée pendant que les parts du mélange étaient révélées. Il recommencera au prochain départ.`,
    wentWithout: 'Le mélange a recommencé',
    lateStarted: names =>
      `Part du mélange non révélée à temps : ${names}. Le mélange a recommencé, avec de nouvelles parts de tous les autres, et le serveur en a fait une à la place. La vérification à la fin de la partie le montre.`,
    seen: 'C’est noté',
    brought: names =>
      `Apportent leur propre part au mélange : ${names}. Le serveur seul ne peut pas choisir les cartes.`,
  },
  parts: {
    none: 'Cette graine a été tirée d’un seul côté : par le serveur, ou par le navigateur de qui a joué ici. Depuis, aux tables du serveur, chacun a sa part.',
    hold: names =>
      `La graine découle de toutes ses parts, et chacune est celle qui était promise. Ont apporté leur propre part : ${names}.`,
    serverAlone: 'La graine découle de ses parts, mais toutes sont du serveur : aucun navigateur n’en a apporté.',
    flaw: {
      server: 'La part du serveur n’est pas celle qu’il avait promise à l’ouverture de la table.',
      seed: 'La graine ne découle pas de ses parts.',
      player: name => `Cette part n’est pas celle qui était promise : ${name}.`,
      seat: name => `Cette part, faite par le serveur, ne découle pas de la sienne : ${name}.`,
    },
    own: {
      in: 'La part tirée par ce navigateur y est, parmi les promesses qu’il avait notées avant de montrer la sienne.',
      notMine: 'Ce navigateur n’a pas apporté de part à cette partie.',
      leftOut: 'Ce navigateur a tiré une part, mais le dernier essai s’est fait sans elle.',
      missing: 'La part que ce navigateur a tirée et montrée n’y est pas.',
      otherList: 'Une promesse n’est pas celle que ce navigateur avait notée avant de montrer sa part.',
      otherServer: 'La promesse du serveur n’est pas celle à laquelle ce navigateur avait répondu.',
    },
    abandoned: (round, names) => `L’essai ${round} n’a pas abouti, faute d’une part révélée : ${names}.`,
    title: round => (round === 1 ? 'Les parts de la graine' : `Les parts de la graine, à l’essai ${round}`),
    server: 'Le serveur',
    player: name => `${name}, tirée par son navigateur`,
    committed: name => `Promesse : ${name}`,
    made: {
      bot: name => `${name}, un robot : faite par le serveur`,
      none: name => `${name}, sans part propre : faite par le serveur`,
      late: name => `${name}, non révélée à temps : faite par le serveur`,
    },
  },
};
