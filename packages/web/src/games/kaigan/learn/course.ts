import {
  defaultOptions,
  honorOf,
  ifItEndedNow,
  type Kaigan,
  kaigan,
  type Player,
  scoreLines,
  text,
} from '@hanga/kaigan';
import { bound } from '../../../learn/bound.ts';
import type { Course } from '../../../learn/course.ts';
import { tutorialOf } from '../../../learn/tutorial.ts';
import { type LessonId, lessonSeed, lessons } from './lessons.ts';
import { en } from './tutorial.en.ts';
import { fr } from './tutorial.fr.ts';

const learner = 0;

/** Kaigan's first game. */
export const course: Course<Kaigan, LessonId> = {
  id: 'kaigan',
  game: kaigan,
  options: defaultOptions,
  seed: lessonSeed,
  learner,
  lessons,
  text: { en, fr: bound(fr) },
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
