import type { LearnWords } from './words.ts';

export const en: LearnWords = {
  rules: {
    contents: 'On this page',
    ruling: 'Ruling',
    label: 'Search the rules',
    found: (count, of) => (count === of ? `All ${of} rules` : `${count} of ${of} rules`),
    nothing: 'No rule has all of these words. Try fewer, or look through the icons.',
    clear: 'Show all rules',
    link: rule => `Rule ${rule}`,
  },
  lesson: {
    title: 'Your first game',
    you: 'Player',
    progress: (step, of) => `Lesson ${step} of ${of}`,
    next: 'Next',
    back: 'Back',
    leave: 'Stop here',
    again: 'From the beginning',
    playOn: 'Play on',
    playOnNow: 'Play on without lessons',
    otherwise: 'You could do that in a game of your own. In this lesson, please try this:',
    readFirst: 'One moment: read this first, then choose “Next”.',
    countTitle: 'If the game ended now',
    further: title => `There is one more chapter, if you like: ${title}`,
  },
};
