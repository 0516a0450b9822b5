import type { Course } from '@hanga/web/learn/course.ts';
import { tutorialOf } from '@hanga/web/learn/tutorial.ts';
import { defaultOptions, honorOf, ifItEndedNow, type Kaigan, kaigan, type Player, scoreLines } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { type ChapterId, chapters, type LessonId, lessonSeed, lessons } from './lessons.ts';
import { tutorialText } from './text/tutorial/index.ts';

const learner = 0;

/** Kaigan's first game. */
export const course: Course<Kaigan, LessonId, ChapterId> = {
  id: 'kaigan',
  game: kaigan,
  options: defaultOptions,
  seed: lessonSeed,
  learner,
  lessons,
  chapters,
  text: tutorialText,
  count(state, language) {
    const player = ifItEndedNow(state)[learner] as Player;
    return {
      rows: scoreLines(player).map(line => ({ label: text[language].scoreLine(line), points: line.points })),
      label: text[language].terms.honor,
      total: honorOf(player),
    };
  },
};

export const tutorial = tutorialOf<Kaigan>(course);
