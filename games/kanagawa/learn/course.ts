import type { Course } from '@hanga/web/learn/course.ts';
import { tutorialOf } from '@hanga/web/learn/tutorial.ts';
import { defaultOptions, type Kanagawa, kanagawa, scoreLines, totalOf } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { type ChapterId, chapters, type LessonId, lessonSeed, lessons } from './lessons.ts';
import { tutorialText } from './text/tutorial/index.ts';

const learner = 0;

/** Kanagawa's first game. */
export const course: Course<Kanagawa, LessonId, ChapterId> = {
  id: 'kanagawa',
  game: kanagawa,
  options: defaultOptions,
  seed: lessonSeed,
  learner,
  lessons,
  chapters,
  text: tutorialText,
  count(state, language) {
    const player = state.players[learner];
    const lines = player ? scoreLines(player, state.grandMaster === learner) : [];
    return {
      rows: lines.map(line => ({ label: text[language].scoreLine(line), points: line.points })),
      label: text[language].terms.harmony,
      total: totalOf(lines),
    };
  },
};

export const tutorial = tutorialOf<Kanagawa>(course);
