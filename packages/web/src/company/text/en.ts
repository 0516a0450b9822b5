import type { CompanyWords } from './types.ts';

export const en: CompanyWords = {
  paused: name => (name === undefined ? 'The host has paused the game.' : `${name} has paused the game.`),
  youPaused: 'You have paused the game.',
  resume: 'Go on',
  pause: 'Pause the game',
  keepsWaiting: (name, time) => `${name} has kept the table waiting for ${time}.`,
  vote: 'Let a bot play',
  voted: (votes, of) => `${votes} of ${of} want a bot to play.`,
  menu: 'Host',
  hand: name => `Let a bot play for ${name}`,
  handHint: 'They can come back at any time. In the rating, whoever a bot played for is last.',
  giveBack: name => `Give the seat back to ${name}`,
  remove: name => `Remove ${name} for good`,
  removeAsk: name => `Remove ${name}? A bot plays to the end, and they cannot come back.`,
  end: 'End the game without a result',
  endAsk: 'End the game for everybody? Nobody wins. If others are still playing, it counts as lost in your rating.',
  ended: name =>
    name === undefined
      ? 'The host has ended the game without a result.'
      : `${name} has ended the game without a result.`,
  handedByVote: name => `The others let a bot play for ${name}.`,
  handedByHost: name => `The host let a bot play for ${name}.`,
  again: 'Play again together',
  asked: name => `${name} wants to play again.`,
  join: 'Join',
  rating: (before, after, change) => `Your rating: ${before} → ${after} (${change})`,
  ratingOf: (name, change) => `${name} ${change}`,
  next: count => (count === 1 ? 'A table waits for you' : `${count} tables wait for you`),
  notStored: 'Not stored yet',
};
