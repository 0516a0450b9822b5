import type { CheckWords } from './types.ts';

export const en: CheckWords = {
  title: 'Check a shuffle',
  lead: 'Everything that chance decides in a game comes from one secret number, its seed. At a table of the server it is made of several parts: one of the server’s and one of each player’s browser, all promised before any is known. Before the first move its fingerprint is shown, the SHA-256; after the last move, the seed and all its parts. Your browser can check all of it here, by itself: nothing is sent anywhere.',
  file: 'Record of the game',
  fileHint: 'The file that “Save the record” gives, at the table or in its replay.',
  record: (game, players, moves) => `${game}: ${players}, ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  promise: 'Fingerprint shown at the start',
  promiseHint:
    '64 digits and letters from a to f. It is shown above the list of what happened, from the first move on.',
  notedHere: 'This browser noted it by itself when you first saw the game, before the end was known.',
  toldNow:
    'This is what the server says now that the game is over. One that you or another player noted at the start is better.',
  notHex: 'This is not a SHA-256: it needs 64 characters, digits and letters from a to f.',
  submit: 'Check',
  checking: 'Playing the game again…',
  needsRecord: 'Choose the record of a game first.',
  checked: 'What was found',
  good: 'The shuffle was fair.',
  half: 'As far as could be checked, nothing is wrong; but not everything could be.',
  bad: 'Something is wrong.',
  seedHolds: 'The seed is the one that was promised: its SHA-256 is the fingerprint shown at the start.',
  seedDiffers:
    'The seed is not the one that was promised: its SHA-256 differs from the fingerprint shown at the start. The seed was replaced, or the fingerprint is another game’s.',
  seedUnknown: 'Without a fingerprint from the start, nothing shows when this seed was chosen.',
  gameHolds: (moves, scores) =>
    `Dealt from this seed, the game goes exactly as recorded: all moves (${moves}) are legal, one after the other, and the result is the one recorded, ${scores}.`,
  gameUnfinished: moves =>
    `Dealt from this seed, all moves (${moves}) are legal, but the game does not reach its end, or the record gives no result: part of it is missing.`,
  gameBroken: why =>
    `Dealt from this seed, the game does not go as recorded. ${why} The record was changed, or its seed.`,
  proves: 'What this proves',
  provesText:
    'Every card, tile and order was fixed before the first move, and what was dealt is what the seed gives. Nobody could choose a later card to suit or to harm a player, not even the server: another seed with the same fingerprint cannot be found.',
  notProved: 'What it does not prove',
  notProvedText:
    'That the moves in the file are those that were made: compare the result with what you saw at the table. And where nobody whom you trust brought a part, that the server drew its own blindly: one part that is honest is enough.',
  byHand: 'To check the fingerprint without this page, in a terminal:',
  seed: 'Seed',
  computed: 'Its SHA-256',
  promised: 'Shown at the start',
  otherRules: game => `This page does not play ${game}, so it cannot check it.`,
  gathering: {
    seat: number => `seat ${number}`,
    waiting: names => `The game is starting. Still waiting for the part of the shuffle of: ${names}.`,
    again: 'The shuffle begins anew, with fresh parts. The game starts by itself.',
    late: names =>
      `${names} did not reveal their part of the shuffle in time. It begins anew without it; nobody has lost anything.`,
    left: seats =>
      `Somebody left seat ${seats} while the parts of the shuffle were being revealed. It begins anew with the next start.`,
    wentWithout: 'The shuffle began anew',
    lateStarted: names =>
      `${names} did not reveal their part of the shuffle in time. It began anew, with fresh parts of everybody else, and the server made one in its place. The check at the end of the game shows it.`,
    seen: 'All right',
    brought: names =>
      `Who brings a part of their own to the shuffle: ${names}. The server alone cannot choose the cards.`,
  },
  parts: {
    none: 'This seed was drawn by one alone: the server, or the browser of who played here. Games at tables of the server have had parts of everybody since then.',
    hold: names =>
      `The seed follows from all its parts, and each is the one that was promised. A part of their own was brought by: ${names}.`,
    serverAlone: 'The seed follows from its parts, but all of them are the server’s: no browser brought one.',
    flaw: {
      server: 'The server’s part is not the one that it promised when the table opened.',
      seed: 'The seed does not follow from its parts.',
      player: name => `The part of ${name} is not the one that was promised.`,
      seat: name => `The part that the server made for ${name} does not follow from its own.`,
    },
    own: {
      in: 'The part that this browser drew is in it, among the promises that it noted before it showed its own.',
      notMine: 'This browser brought no part to this game.',
      leftOut: 'This browser drew a part, but the last try went without it.',
      missing: 'The part that this browser drew and showed is not in it.',
      otherList: 'Somebody’s promise is another one than this browser noted before it showed its part.',
      otherServer: 'The server’s promise is another one than the one that this browser answered to.',
    },
    abandoned: (round, names) => `Try ${round} came to nothing, because a part was not revealed: ${names}.`,
    title: round => (round === 1 ? 'The parts of the seed' : `The parts of the seed, at try ${round}`),
    server: 'The server',
    player: name => `${name}, drawn by their browser`,
    committed: name => `Promise of: ${name}`,
    made: {
      bot: name => `${name}, a bot: made by the server`,
      none: name => `${name}, who brought none: made by the server`,
      late: name => `${name}, who did not reveal theirs in time: made by the server`,
    },
  },
};
