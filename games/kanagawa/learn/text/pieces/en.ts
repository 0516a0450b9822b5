import type { PiecesText } from './types.ts';

export const en: PiecesText = {
  'try-strokes': {
    title: 'Two strokes',
    goal: 'Paint both cards in your hand this turn: the butterfly and the palace.',
    hint: 'The brush on the plain paints the butterfly, and cannot paint again this round. For the palace, move the other brush to the mountain: you have one arrow.',
    met: 'A brush paints once in a round, but the other one was still fresh.',
  },
  'try-brushes': {
    title: 'A third brush',
    goal: 'Take the pink diploma for three brushes this turn.',
    hint: 'The plank of the two trees brings a brush. It needs a place: the other card has a mountain for it.',
    met: 'What is new works at once, so both cards went to the studio before the brush was placed.',
  },
  'try-leave': {
    title: 'Worth more than it seems',
    goal: 'Take the pink diploma for four brushes this turn.',
    hint: 'The samurai’s plank brings a third brush. The fourth comes with a diploma: two plains and the joker are three identical landscapes. On the way a smaller pink diploma is offered; leave it.',
    met: 'Leaving a diploma is for good, and sometimes it is the right thing to do.',
  },
};
