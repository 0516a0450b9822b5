import { de } from '@hanga/kernel';
import { serve } from './serve/fr.ts';
import type { Messages } from './types.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  EACCES: 'accès refusé',
  EPERM: 'accès refusé',
  EISDIR: 'c’est un dossier, pas un fichier',
  ENOTDIR: 'une partie du chemin n’est pas un dossier',
  EROFS: 'le disque est en lecture seule',
  ENOSPC: 'le disque est plein',
  ENAMETOOLONG: 'le nom est trop long',
};
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

export const fr: Messages = {
  fileProblem: (file, code) => `${file} : ${reasons[code] ?? code}`,
  notJson: file => `${file} : ce n’est pas du JSON, ou il est tronqué : aucune partie à y lire`,
  emptyFile: file => `${file} : le fichier est vide`,
  lineOf: (file, line) => `${file}, ligne ${line}`,
  noSuchGame: (file, game, games) => `${file} : il n’y a pas de partie ${game}, seulement ${games}`,
  noBot: (bot, known) => `il n’y a pas de robot « ${bot} » : ${known.join(', ')}`,
  noAdviser: game => `il n’y a pas d’analyse pour ${game}`,
  badOptions: game => `ces options n’ont pas de sens pour ${game}`,
  badPlayers: (game, min, max) => `${game} se joue de ${min} à ${max} joueurs`,
  badSeat: players => `--seat va de 1 à ${players}`,
  recordExists: file => `${file} existe déjà : reprenez cette partie (--resume ${file}), ou donnez un autre nom`,
  nothingToResume: folder =>
    `aucune partie hanga-*.json inachevée dans ${folder} : nommez-en une avec --resume FICHIER`,

  reset: {
    link: (name, link) =>
      `Donnez ce lien à ${name}. Il ne sert qu’une fois, dans les 24 heures, et déconnecte tous ses appareils :\n\n${link}`,
    path: (name, path) =>
      `Ajoutez ceci à l’adresse de votre serveur, et donnez-le à ${name}. Cela ne sert qu’une fois, dans les 24 heures, et déconnecte tous ses appareils :\n\n${path}`,
    noAccount: name => `il n’y a pas de compte au nom ${de(name)}`,
    noDatabase: folder => `il n’y a pas de base de données dans ${folder}`,
    olderDatabase: 'la base de données est d’un Hanga plus ancien : démarrez une fois le serveur, puis réessayez',
    badUrl: url => `${url} n’est pas l’adresse d’un serveur : elle commence par https:// ou http://`,
  },

  admin: {
    done: 'C’est fait.',
    none: 'Rien.',
    noServer: 'le serveur qui utilise ce dossier ne répond pas : est-ce un Hanga plus ancien ?',
    account: 'compte',
    guest: 'invité',
    bot: 'robot',
    admin: 'administrateur',
    banned: 'banni',
    private: 'privée',
    someone: 'quelqu’un',
    commandLine: 'ligne de commande',
    closed: 'réglé',
    liveTables: tables => `à ${tables} ${tables < 2 ? 'table' : 'tables'}`,
    reportOf: {
      name: who => `nom : ${who}`,
      message: who => `message : ${who}`,
      table: who => `nom d’une table : ${who}`,
    },
    reportedBy: who => `signalé par ${who}`,
    backedUp: (file, size) => `Tout est dans ${file} (${size}).`,
    overview: {
      announcement: 'Annonce',
      readOnly: 'Lecture seule',
      registration: 'Nouveaux joueurs',
      on: 'oui',
      off: 'non',
      open: 'acceptés',
      shut: 'refusés',
      storage: (engine, size, free) => `Stockage : ${engine}, ${size}${free === undefined ? '' : `, ${free} libres`}`,
      people: (accounts, guests, banned) =>
        `Joueurs : ${accounts} ${accounts < 2 ? 'compte' : 'comptes'}, ${guests} ${guests < 2 ? 'invité' : 'invités'}, ${banned} ${banned < 2 ? 'banni' : 'bannis'}`,
      tables: (open, running, finished, closed) =>
        `Tables : ${open} ${open < 2 ? 'ouverte' : 'ouvertes'}, ${running} en cours, ${finished} ${finished < 2 ? 'terminée' : 'terminées'}, ${closed} ${closed < 2 ? 'fermée' : 'fermées'}`,
      reports: open => `Signalements en attente : ${open}`,
      backup: (when, size) => `Dernière sauvegarde faite d’ici : ${when}, ${size}`,
      noBackup: 'Dernière sauvegarde faite d’ici : aucune',
      troubles: 'Dernières erreurs des notifications',
      noTroubles: 'Aucune erreur de notification',
    },
  },

  player: number => `Joueur ${number}`,
  play: {
    welcome: game => `${game}. Tapez « ? » pour l’aide.`,
    commitment: digest => `Engagement sur le mélange (SHA-256 de la graine) : ${digest}`,
    keptIn: file => `La partie est gardée dans ${file}`,
    resumed: moves => `Reprise après ${count(moves, 'coup')}.`,
    notKept: problem =>
      `La partie n’a pas pu être enregistrée : ${problem}. Elle continue ; le prochain coup réessaiera.`,
    lost: problem => `les derniers coups n’ont pas pu être enregistrés : ${problem}`,
    left: file => `Votre partie est gardée dans ${file}`,
    resumeWith: command => `Reprenez-la avec :  ${command}`,
    always: 'u annuler · log · score · table · « ? » aide · rules · q quitter',
    notUnderstood: typed =>
      `« ${typed} » ne veut rien dire ici. Tapez un code ou un numéro de la liste, ou « ? » pour l’aide.`,
    undone: 'Coup annulé.',
    redone: 'Coup rétabli.',
    passOn: name => `Passez le clavier à ${name}, puis appuyez sur Entrée.`,
    logTitle: 'Ce qui s’est passé',
    emptyLog: 'Rien ne s’est encore passé.',
    scoreTitle: 'Score si la partie s’arrêtait là',
    wins: names => (names.length === 1 ? `${names[0]} gagne !` : `${list(names)} se partagent la victoire !`),
    seed: seed => `Graine du mélange : ${seed}`,
    total: 'Total',
    commands: [
      ['u', 'annuler votre dernier coup'],
      ['redo', 'rétablir le coup annulé'],
      ['log', 'ce qui s’est passé'],
      ['score', 'le score de chacun, ligne par ligne'],
      ['table', 'toute la table, de nouveau'],
      ['rules', 'les règles en bref'],
      ['q', 'quitter ; la partie est gardée'],
    ],
    numberPicks: 'Un numéro choisit ce coup de la liste.',
  },
  simulate: {
    games: (games, players, game) => `${count(games, 'partie')} de ${game} à ${players} joueurs`,
    stopped: (games, asked) => `arrêt après ${count(games, 'partie')} sur ${asked}`,
    seed: 'Graine',
    bots: 'Robots',
    seats: 'Places',
    fromFirst: 'Selon l’ordre à la première manche',
    firstPlayer: 'premier joueur',
    nthPlayer: place => `joueur ${place}`,
    seat: number => `place ${number}`,
    wins: 'victoires',
    shared: 'dont partagées',
    mean: 'score moyen',
    scores: 'Scores',
    lengths: 'Durées',
    rounds: 'manches',
    moves: 'coups',
    spread: ({ mean, sd, min, max }) => `${mean} ± ${sd}, de ${min} à ${max}`,
    endings: 'Fins de partie',
    points: 'D’où viennent les points (moyenne par joueur)',
    recordsIn: file => `parties gardées dans ${file}`,
    took: (seconds, cores) => `${seconds} s sur ${count(cores, 'cœur')}`,
    progress: 'parties',
  },
  arena: {
    games: (games, deals, players, game) =>
      `${count(games, 'partie')} de ${game} à ${players} : ${count(deals, 'donne')}, chacune depuis chaque place`,
    seed: 'Graine',
    wins: 'victoires',
    par: 'parité',
    score: 'score',
    margin: 'écart',
    time: 'par décision',
    ratings: 'Cotes (400 points : dix contre un ; la moyenne est 0)',
    interval: 'Les plages sont des intervalles de confiance à 95 % ; l’écart se mesure au meilleur des autres.',
    otherPlan: file =>
      `${file} contient autre chose, ou les parties d’une autre arène : donnez un autre fichier, ou les mêmes jeu, robots, joueurs et graine`,
  },
  replay: {
    illegal: (where, move, seat, reason) => `${where} : coup ${move} (place ${seat}) : ${reason}`,
    result: (where, recorded, replayed) => `${where} : le résultat diffère : noté ${recorded}, rejoué ${replayed}`,
    good: (file, games, moves, unfinished) =>
      `${file} : ${count(games, 'partie')}, ${count(moves, 'coup')} : tous légaux, résultats conformes${
        unfinished > 0 ? ` (${count(unfinished, 'inachevée')})` : ''
      }`,
    position: (move, moves) => `Coup ${move} sur ${moves}`,
    keys: 'Entrée suivant · b retour · un numéro va à ce coup · q quitter',
    badKey: 'Appuyez sur Entrée, ou tapez b, un numéro ou q.',
    start: 'La table est mise.',
    unfinished: 'L’enregistrement s’arrête ici ; la partie n’est pas terminée.',
  },
  analyze: {
    title: (game, turns) => `${game}, ${count(turns, 'tour')}`,
    chances: 'Chances de victoire après chaque tour, en pour cent',
    turns: 'tours',
    moments: 'Les tours qui ont le plus compté',
    turn: (turn, from, to, name) => `Tour ${turn} (${from === to ? `coup ${from}` : `coups ${from} à ${to}`}), ${name}`,
    chance: (before, after) => `chances : ${before} avant, ${after} après`,
    played: 'joué :',
    good: 'bien joué :',
    better: 'mieux :',
    expected: (score, chance) => ` (${score} points attendus, chances ${chance})`,
    because: reasons => `pourquoi : ${reasons.join(' ; ')}`,
    unfinished: 'La partie n’est pas terminée : voici où elle en est.',
  },
  serve: serve(reasons),
};
