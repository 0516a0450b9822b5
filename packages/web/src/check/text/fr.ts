import type { CheckWords } from './types.ts';

export const fr: CheckWords = {
  title: 'Vérifier un mélange',
  lead: 'Tout ce que le hasard décide dans une partie vient d’un seul nombre secret, sa graine. Avant le premier coup, le serveur s’engage en montrant son empreinte, le SHA-256 ; après le dernier, il montre la graine elle-même. Votre navigateur vérifie les deux ici, sans aide : rien n’est envoyé nulle part.',
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
    'Que la graine a d’abord été tirée à l’aveugle, et que les coups du fichier sont ceux qui ont été joués : comparez le résultat avec ce que vous avez vu à la table.',
  byHand: 'Pour vérifier l’empreinte sans cette page, dans un terminal :',
  seed: 'Graine',
  computed: 'Son SHA-256',
  promised: 'Montrée au début',
  otherRules: game => `Cette page ne joue pas à ${game} et ne peut donc pas le vérifier.`,
};
