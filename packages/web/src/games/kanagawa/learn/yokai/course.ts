import { defaultOptions, type Kanagawa } from '@hanga/kanagawa';
import type { Course } from '../../../../learn/course.ts';
import { tutorialOf } from '../../../../learn/tutorial.ts';
import { course } from '../course.ts';
import { type YokaiLessonId, yokaiLessons, yokaiSeed } from './lessons.ts';
import { en } from './tutorial.en.ts';
import { fr } from './tutorial.fr.ts';

/** The chapter after the first game: a few rounds with the expansion. */
export const yokaiCourse: Course<Kanagawa, YokaiLessonId> = {
  ...course,
  chapter: 'yokai',
  options: { ...defaultOptions, yokai: { base: ['tree', 'building'], new: ['kite', 'umbrella'] } },
  seed: yokaiSeed,
  lessons: yokaiLessons,
  text: { en, fr },
};

export const yokaiTutorial = tutorialOf<Kanagawa>(yokaiCourse);
