import type { Course } from '@hanga/web/learn/course.ts';
import { tutorialOf } from '@hanga/web/learn/tutorial.ts';
import { defaultOptions, type Kanagawa } from '../../rules/index.ts';
import { course } from '../course.ts';
import { type YokaiChapterId, type YokaiLessonId, yokaiChapters, yokaiLessons, yokaiSeed } from './lessons.ts';
import { yokaiTutorialText } from './text/tutorial/index.ts';

/** The course after the first game: a few rounds with the expansion. */
export const yokaiCourse: Course<Kanagawa, YokaiLessonId, YokaiChapterId> = {
  ...course,
  part: 'yokai',
  options: { ...defaultOptions, yokai: { base: ['tree', 'building'], new: ['kite', 'umbrella'] } },
  seed: yokaiSeed,
  lessons: yokaiLessons,
  chapters: yokaiChapters,
  text: yokaiTutorialText,
};

export const yokaiTutorial = tutorialOf<Kanagawa>(yokaiCourse);
