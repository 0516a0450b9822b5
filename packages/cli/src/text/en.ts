import { serve } from './serve/en.ts';
import type { Messages } from './types.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'a part of the path is not a folder',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const en: Messages = {
  fileProblem: (file, code) => `${file}: ${reasons[code] ?? code}`,
  notJson: file => `${file}: this is not JSON, or it is cut off: no record can be read from it`,
  emptyFile: file => `${file}: the file is empty`,
  lineOf: (file, line) => `${file}, line ${line}`,
  noSuchGame: (file, game, games) => `${file}: there is no game ${game}, only ${games}`,
  noBot: (bot, known) => `there is no bot "${bot}": ${known.join(', ')}`,
  noAdviser: game => `there is no analysis for ${game}`,
  badOptions: game => `these options make no sense for ${game}`,
  badPlayers: (game, min, max) => `${game} is for ${min} to ${max} players`,
  badSeat: players => `--seat must be from 1 to ${players}`,
  recordExists: file => `${file} exists already: resume it (--resume ${file}), or give another name`,
  nothingToResume: folder => `no unfinished hanga-*.json record in ${folder}: name one with --resume FILE`,

  reset: {
    link: (name, link) =>
      `Give this link to ${name}. It works once, within a day, and signs out all their devices:\n\n${link}`,
    path: (name, path) =>
      `Add this to your server’s address, and give it to ${name}. It works once, within a day, and signs out all their devices:\n\n${path}`,
    noAccount: name => `there is no account called ${name}`,
    noDatabase: folder => `there is no database in ${folder}`,
    olderDatabase: 'the database is from an older Hanga: start the server once, then try again',
    badUrl: url => `${url} is not a server’s address: one begins with https:// or http://`,
  },

  player: number => `Player ${number}`,
  play: {
    welcome: game => `${game}. Type ? for help.`,
    commitment: digest => `Commitment to the shuffle (SHA-256 of the seed): ${digest}`,
    keptIn: file => `The game is kept in ${file}`,
    resumed: moves => `Resumed after ${count(moves, 'move')}.`,
    notKept: problem => `The game could not be saved: ${problem}. It goes on; the next move will try again.`,
    lost: problem => `the last moves could not be saved: ${problem}`,
    left: file => `Your game is kept in ${file}`,
    resumeWith: command => `Go on with:  ${command}`,
    always: 'u undo · log · score · table · ? help · rules · q quit',
    notUnderstood: typed => `"${typed}" means nothing here. Type a code or a number from the list, or ? for help.`,
    undone: 'Undone.',
    redone: 'Redone.',
    passOn: name => `Pass the keyboard to ${name}, and press Enter.`,
    logTitle: 'What has happened',
    emptyLog: 'Nothing has happened yet.',
    scoreTitle: 'Score if the game ended now',
    wins: names => (names.length === 1 ? `${names[0]} wins!` : `${list(names)} share the victory!`),
    seed: seed => `Seed of the shuffle: ${seed}`,
    total: 'Total',
    commands: [
      ['u', 'undo your last move'],
      ['redo', 'redo the move you undid'],
      ['log', 'what has happened so far'],
      ['score', 'everybody’s score so far, line by line'],
      ['table', 'the whole table again'],
      ['rules', 'the rules in short'],
      ['q', 'quit; the game is kept'],
    ],
    numberPicks: 'A number picks that move from the list.',
  },
  simulate: {
    games: (games, players, game) => `${count(games, 'game')} of ${game} with ${players} players`,
    stopped: (games, asked) => `stopped after ${games} of ${asked} games`,
    seed: 'Seed',
    bots: 'Bots',
    seats: 'Seats',
    fromFirst: 'By place in the first round',
    firstPlayer: 'first player',
    nthPlayer: place => `player ${place}`,
    seat: number => `seat ${number}`,
    wins: 'wins',
    shared: 'of them shared',
    mean: 'mean score',
    scores: 'Scores',
    lengths: 'Lengths',
    rounds: 'rounds',
    moves: 'moves',
    spread: ({ mean, sd, min, max }) => `${mean} ± ${sd}, from ${min} to ${max}`,
    endings: 'How games ended',
    points: 'Where points come from (mean per player)',
    recordsIn: file => `records in ${file}`,
    took: (seconds, cores) => `${seconds} s on ${count(cores, 'core')}`,
    progress: 'games',
  },
  arena: {
    games: (games, deals, players, game) =>
      `${count(games, 'game')} of ${game} with ${players} players: ${count(deals, 'deal')}, each from every seat`,
    seed: 'Seed',
    wins: 'victories',
    par: 'par',
    score: 'score',
    margin: 'margin',
    time: 'per decision',
    ratings: 'Ratings (400 points: odds of ten to one; the mean is 0)',
    interval: 'Ranges are 95 % confidence intervals; a margin is over the best of the others.',
    otherPlan: file =>
      `${file} holds something else, or games of another arena: give another file, or the same game, bots, players and seed`,
  },
  replay: {
    illegal: (where, move, seat, reason) => `${where}: move ${move} (seat ${seat}): ${reason}`,
    result: (where, recorded, replayed) => `${where}: the result differs: recorded ${recorded}, replayed ${replayed}`,
    good: (file, games, moves, unfinished) =>
      `${file}: ${count(games, 'game')}, ${count(moves, 'move')}: all legal, results as recorded${
        unfinished > 0 ? ` (${unfinished} unfinished)` : ''
      }`,
    position: (move, moves) => `Move ${move} of ${moves}`,
    keys: 'Enter next · b back · a number goes to that move · q quit',
    badKey: 'Press Enter, or type b, a number or q.',
    start: 'The table is set.',
    unfinished: 'The record ends here; the game is not over.',
  },
  analyze: {
    title: (game, turns) => `${game}, ${count(turns, 'turn')}`,
    chances: 'Chance of winning after each turn, in percent',
    turns: 'turns',
    moments: 'The turns that mattered most',
    turn: (turn, from, to, name) =>
      `Turn ${turn} (${from === to ? `move ${from}` : `moves ${from} to ${to}`}), ${name}`,
    chance: (before, after) => `chance ${before} before, ${after} after`,
    played: 'played:',
    good: 'well played:',
    better: 'better:',
    expected: (score, chance) => ` (${score} points expected, chance ${chance})`,
    because: reasons => `why: ${reasons.join('; ')}`,
    unfinished: 'The game is not over: this is how it stands.',
  },
  serve: serve(reasons),
};
