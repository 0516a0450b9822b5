import { seedFromText } from '@hanga/kernel';
import { type Lesson as AnyLesson, type CourseText, mainButton, offerSheet } from '@hanga/web/learn/course.ts';
import type { Action, Kanagawa } from '../../rules/index.ts';

/** Three rounds with the expansion, as data. The deal was searched for, so that all of it happens by itself. */
export const yokaiSeed = seedFromText('yokai-chapter-374');

export const taughtOfYokai = [
  'mix',
  'kites',
  'umbrellas',
  'lanterns',
  'arrival',
  'price',
  'yokaiDiploma',
  'passing',
  'giving',
] as const;
export type TaughtOfYokai = (typeof taughtOfYokai)[number];

export interface YokaiLesson extends AnyLesson<Kanagawa> {
  readonly teaches?: readonly TaughtOfYokai[];
}

const wait: Action = { kind: 'wait' };
const end: Action = { kind: 'end' };
const take = (column: number): Action => ({ kind: 'take', column });
const studio = (card: number): Action => ({ kind: 'studio', card });
const paint = (card: number): Action => ({ kind: 'print', card, jokers: 0 });
const place = (icon: number): Action => ({ kind: 'place', icon });
const takeDiploma = (diploma: number): Action => ({ kind: 'takeDiploma', diploma });
const giveTo = (to: number): Action => ({ kind: 'giveYokai', to });

/** Cards and diplomas of this deal, by the names that the texts use. */
const springUmbrellas = 118;
const storm = 124;
const kites = 73;
const summerUmbrellas = 109;
const yellowKites = 19;
const twoUmbrellas = 26;
const allYokai = 29;

export const yokaiLessons = {
  welcome: {
    teaches: ['mix'],
    pointsAt: ['deck'],
    before: [take(2), studio(1), takeDiploma(16), end],
  },
  kites: { teaches: ['kites'], pointsAt: [19, 20, 21, 22].map(number => `diploma-${number}`) },
  umbrellas: {
    teaches: ['umbrellas', 'lanterns'],
    pointsAt: [26, 27, 28].map(number => `diploma-${number}`),
  },
  spirits: { teaches: ['price'], pointsAt: ['reserve'] },
  wait: {
    teaches: ['arrival'],
    pointsAt: [`card-${springUmbrellas}`, mainButton],
    close: [`card-${springUmbrellas}`],
    allow: [wait],
  },
  take: { pointsAt: ['column-0'], before: [take(1), studio(68), end], allow: [take(0)] },
  came: { teaches: ['arrival', 'price'], pointsAt: ['spirits-0', 'plate-0'] },
  worked: {
    pointsAt: ['studio-0', 'print-0'],
    before: [
      place(0),
      paint(storm),
      studio(springUmbrellas),
      place(1),
      end,
      ...[take(2), studio(61), end],
      ...[take(0), studio(116), end],
    ],
  },
  second: { pointsAt: [`card-${kites}`], allow: [take(1)] },
  paintKites: { teaches: ['kites'], pointsAt: [`card-${kites}`, 'print-0'], allow: [paint(kites)] },
  orange: { teaches: ['kites'], pointsAt: [offerSheet, `diploma-${yellowKites}`], allow: [takeDiploma(yellowKites)] },
  two: { teaches: ['price'], pointsAt: ['spirits-0', mainButton], allow: [end] },
  third: {
    pointsAt: [`card-${summerUmbrellas}`],
    before: [wait, take(0), studio(59), end],
    allow: [take(1)],
  },
  diploma: { teaches: ['yokaiDiploma'], pointsAt: [offerSheet, `diploma-${allYokai}`], allow: [takeDiploma(allYokai)] },
  paintUmbrellas: {
    teaches: ['umbrellas'],
    pointsAt: [`card-${summerUmbrellas}`, 'print-0'],
    allow: [paint(summerUmbrellas)],
  },
  brown: { teaches: ['giving'], pointsAt: [offerSheet, `diploma-${twoUmbrellas}`], allow: [takeDiploma(twoUmbrellas)] },
  give: { teaches: ['giving'], pointsAt: [offerSheet, 'spirits-0', 'plate-1'], allow: [giveTo(1)] },
  stays: { teaches: ['yokaiDiploma'], pointsAt: ['spirits-0', mainButton], allow: [end] },
  back: {
    teaches: ['passing'],
    pointsAt: ['plate-0', 'spirits-0', 'studio-1'],
    before: [take(2), studio(77), giveTo(0), studio(55), end],
  },
  count: { pointsAt: ['plate-0'], shows: 'count' },
  finish: { pointsAt: [] },
} as const satisfies Record<string, YokaiLesson>;

export type YokaiLessonId = keyof typeof yokaiLessons;
export const yokaiLessonIds = Object.keys(yokaiLessons) as YokaiLessonId[];

export const yokaiChapters = {
  'yokai-suits': 'welcome',
  'yokai-arrival': 'wait',
  'yokai-kites': 'second',
  'yokai-passing': 'third',
} as const satisfies Record<string, YokaiLessonId>;
export type YokaiChapterId = keyof typeof yokaiChapters;
export type YokaiTutorialText = CourseText<YokaiLessonId, YokaiChapterId>;
