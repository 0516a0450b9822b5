export { suitsOfEach, yokaiHarmony, yokaiTokens } from './data/box.ts';
export * from './data/cardTypes.ts';
export * from './data/diplomas.ts';
export { newLessonCards } from './data/lessonCards.ts';
export { kitesIn, lanternCardsLacking, longestUmbrellas, shownIn } from './needs.ts';
export { everyMix } from './options.ts';
export type * from './types.ts';
