import { defaultOptions, type Kanagawa, kanagawa, scoreLines, text, totalOf } from '@hanga/kanagawa';
import type { Course } from '../../../learn/course.ts';
import { tutorialOf } from '../../../learn/tutorial.ts';
import { type LessonId, lessonSeed, lessons } from './lessons.ts';
import { tutorialText } from './text.ts';

const learner = 0;

/** Kanagawa's first game. */
export const course: Course<Kanagawa, LessonId> = {
  id: 'kanagawa',
  game: kanagawa,
  options: defaultOptions,
  seed: lessonSeed,
  learner,
  lessons,
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
