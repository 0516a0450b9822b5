import type { LinkWords } from './types.ts';

export const en: LinkWords = {
  site: 'Hanga',
  about: games => `${games} in your browser: alone against bots, around one screen, or with friends.`,
  and: 'and',
  someone: 'someone',
  bot: 'a bot',
  seats: (taken, all) =>
    `${taken} of ${all} seats ${taken === 1 ? 'is' : 'are'} taken. Open the link and sit down: no account is needed.`,
  table: game => `A table of ${game}`,
  running: (game, names) => `${game}: ${names}`,
  watch: 'The game is being played: open the link to watch.',
  over: (game, winners, many) => `${game}: ${winners} ${many ? 'have' : 'has'} won`,
  scores: lines => `${lines.join(', ')}. Watch the whole game again, move by move.`,
  print: (game, name) => `${game}: what ${name} made`,
  points: points => `${points} points. Watch how it came about, move by move.`,
  closed: 'This table is closed.',
  brokenOff: 'This game was broken off.',
};
