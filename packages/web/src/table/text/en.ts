import type { TableWords } from './types.ts';

export const en: TableWords = {
  yourMove: game => `Your move · ${game}`,
  round: round => `Round ${round}`,
  news: {
    title: 'What the others did',
    again: 'Show it once more.',
    playing: 'Once more: what happened',
    changed: 'others have changed something',
  },
  inspect: {
    title: 'A closer look',
    onRest: 'Look closer where the mouse rests',
    more: 'Right button, long touch or I: with its rule',
  },
  hints: {
    doIt: 'Do it',
    points: points => `about ${points} points`,
    chance: chance => `${chance} chance to win`,
    less: points => `${points} less than the first`,
  },
  stands: { paused: 'The game is paused.', ended: 'The game was ended without a result.' },
  youWin: 'You win',
  youShare: others => `You share the victory with ${others}`,
};
