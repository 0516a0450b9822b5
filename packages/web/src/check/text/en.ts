import type { CheckWords } from './types.ts';

export const en: CheckWords = {
  title: 'Check a shuffle',
  lead: 'Everything that chance decides in a game comes from one secret number, its seed. Before the first move the server commits to it by showing its fingerprint, the SHA-256; after the last move it shows the seed itself. Your browser can check both here, by itself: nothing is sent anywhere.',
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
    'That the seed was drawn blindly in the first place, and that the moves in the file are those that were made: compare the result with what you saw at the table.',
  byHand: 'To check the fingerprint without this page, in a terminal:',
  seed: 'Seed',
  computed: 'Its SHA-256',
  promised: 'Shown at the start',
  otherRules: game => `This page does not play ${game}, so it cannot check it.`,
};
