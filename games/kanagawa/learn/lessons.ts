import { seedFromText } from '@hanga/kernel';
import { type Lesson as AnyLesson, type CourseText, mainButton, offerSheet } from '@hanga/web/learn/course.ts';
import type { Action, Kanagawa } from '../rules/index.ts';

/**
 * The first game, as data. Its deal was searched for, so that everything worth teaching happens by itself in four
 * rounds; tutorial.test.ts plays it through.
 */
export const lessonSeed = seedFromText('tutorial-b-4353');

export const taught = [
  'goal',
  'twoUses',
  'waitOrTake',
  'faceDown',
  'backs',
  'studio',
  'placeBrush',
  'paint',
  'once',
  'assistant',
  'grandMaster',
  'alone',
  'joker',
  'keep',
  'diplomaLeft',
  'diplomaTaken',
  'severalDiplomas',
  'twoBrushes',
  'arrow',
  'stormToken',
  'supplies',
  'thirdRow',
  'seasons',
  'count',
  'end',
] as const;
export type Taught = (typeof taught)[number];

export interface Lesson extends AnyLesson<Kanagawa> {
  readonly teaches?: readonly Taught[];
}

const wait: Action = { kind: 'wait' };
const end: Action = { kind: 'end' };
const take = (column: number): Action => ({ kind: 'take', column });
const studio = (card: number): Action => ({ kind: 'studio', card });
const paint = (card: number, jokers = 0): Action => ({ kind: 'print', card, jokers });
const place = (icon: number): Action => ({ kind: 'place', icon });
const move = (from: number, to: number): Action => ({ kind: 'move', from, to });
const takeDiploma = (diploma: number): Action => ({ kind: 'takeDiploma', diploma });
const leave = (color: number): Action => ({ kind: 'leaveDiplomas', color });

/** Cards and diplomas of this deal, by the names that the texts use. */
const tree = 9;
const temple = 63;
const wrap = 23;
const joker = 71;
const threeTrees = 0;
const butterfly = 30;
const peasant = 41;
const house = 57;
const twoAlike = 16;
const threeAlike = 17;
const pink = 4;
const cyan = 6;

export const lessons = {
  welcome: { teaches: ['goal'], pointsAt: ['print-0'] },
  harmony: { teaches: ['count', 'end'], pointsAt: ['print-0'], shows: 'count' },
  tile: { pointsAt: ['print-0', 'studio-0'] },
  school: { pointsAt: ['column-0', 'column-1'] },
  card: { teaches: ['twoUses'], pointsAt: [`card-${tree}`], close: [`card-${tree}`] },
  wait: { teaches: ['waitOrTake'], pointsAt: [mainButton, 'column-0', 'column-1'], allow: [wait] },
  row2: { teaches: ['faceDown', 'backs'], pointsAt: ['column-1'], before: [wait] },
  take: { pointsAt: ['column-0'], allow: [take(0)] },
  hand: { pointsAt: [`card-${tree}`, `card-${temple}`], close: [`card-${tree}`, `card-${temple}`] },
  studio: { teaches: ['studio'], pointsAt: [`card-${temple}`, 'studio-0'], allow: [studio(temple)] },
  place: { teaches: ['placeBrush'], pointsAt: ['brush-0-1', 'icon-0-1'], allow: [place(1)] },
  paint: { teaches: ['paint'], pointsAt: [`card-${tree}`, 'print-0'], allow: [paint(tree)] },
  once: { teaches: ['once', 'seasons'], pointsAt: ['icon-0-1', 'print-0'] },
  second: { pointsAt: ['brush-0-0', 'icon-0-0'], allow: [place(0)] },
  end: { pointsAt: [mainButton], allow: [end] },
  assistant: {
    teaches: ['assistant', 'grandMaster'],
    pointsAt: ['pawn-assistant', 'pawn-gm'],
    before: [take(1), studio(14), place(0), paint(68), end],
  },
  round2: { pointsAt: [mainButton, 'column-1'], before: [take(0), studio(8), place(1), end], allow: [wait] },
  alone: { teaches: ['alone'], pointsAt: ['column-1'], allow: [take(1)] },
  peek: { pointsAt: [`card-${joker}`, `card-${wrap}`], close: [`card-${joker}`, `card-${wrap}`] },
  keepIcon: { pointsAt: [`card-${wrap}`, 'studio-0'], allow: [studio(wrap)] },
  joker: { teaches: ['joker'], pointsAt: [`card-${joker}`, 'studio-0'], allow: [studio(joker)] },
  diploma: { pointsAt: [`diploma-${twoAlike}`, `diploma-${threeAlike}`] },
  leave: { teaches: ['diplomaLeft'], pointsAt: [offerSheet, `diploma-${twoAlike}`], allow: [leave(cyan)] },
  end2: { pointsAt: [mainButton], allow: [end] },
  taken: { pointsAt: ['studio-1', `diploma-${twoAlike}`], before: [take(0), studio(53), takeDiploma(twoAlike), end] },
  wait3: { pointsAt: [`card-${threeTrees}`, mainButton], close: [`card-${threeTrees}`], allow: [wait] },
  take3: { pointsAt: ['column-1'], allow: [take(1)] },
  two: { teaches: ['twoBrushes'], pointsAt: [`card-${threeTrees}`, 'icon-0-1', 'icon-0-2'] },
  move: { teaches: ['arrow'], pointsAt: ['icon-0-0', 'icon-0-2'], allow: [move(0, 2)] },
  paint2: { pointsAt: [`card-${threeTrees}`, 'print-0'], allow: [paint(threeTrees, 1)] },
  several: { teaches: ['severalDiplomas'], pointsAt: ['diploma-0', 'diploma-1', 'diploma-2'] },
  green: { teaches: ['diplomaTaken'], pointsAt: [offerSheet, 'diploma-1'], allow: [takeDiploma(1)] },
  storm: { teaches: ['stormToken', 'seasons'], pointsAt: ['print-0'] },
  keep: { teaches: ['keep'], pointsAt: [`card-${butterfly}`, mainButton], allow: [end] },
  round4: { pointsAt: [`card-${house}`, mainButton], before: [take(1), paint(21), end], allow: [wait] },
  take4: { pointsAt: ['column-0'], allow: [take(0)] },
  kept: { pointsAt: [`card-${butterfly}`, 'print-0'], allow: [paint(butterfly, 1)] },
  supply: {
    teaches: ['supplies'],
    pointsAt: [`card-${peasant}`, 'studio-0', 'pawn-assistant'],
    allow: [studio(peasant)],
  },
  third: { pointsAt: [`card-${house}`, 'studio-0'], allow: [studio(house)] },
  cyan: { pointsAt: [offerSheet, `diploma-${threeAlike}`], allow: [takeDiploma(threeAlike)] },
  brush: { pointsAt: ['brush-0-0', 'icon-0-3', 'icon-0-0'], allow: [place(3), place(0)] },
  pink: { pointsAt: [offerSheet, 'diploma-12', 'diploma-13'], allow: [takeDiploma(12), leave(pink)] },
  end4: { pointsAt: [mainButton], allow: [end] },
  first: { pointsAt: ['pawn-gm', 'pawn-assistant', mainButton], allow: [wait] },
  stay: { pointsAt: ['column-0', 'column-1', mainButton], before: [wait], allow: [wait] },
  row3: { teaches: ['thirdRow'], pointsAt: ['column-0', 'column-1'], before: [wait], allow: [take(0), take(1)] },
  free: { pointsAt: ['print-0', 'studio-0'], allow: 'any', lasts: 'turn' },
  count: { teaches: ['count'], pointsAt: ['print-0'], shows: 'count' },
  finish: { teaches: ['end'], pointsAt: [] },
} as const satisfies Record<string, Lesson>;

export type LessonId = keyof typeof lessons;
export const lessonIds = Object.keys(lessons) as LessonId[];

/** Where each chapter begins: a round each, and the last two together. */
export const chapters = {
  school: 'welcome',
  jokers: 'round2',
  trees: 'wait3',
  alone: 'round4',
} as const satisfies Record<string, LessonId>;
export type ChapterId = keyof typeof chapters;
export type TutorialText = CourseText<LessonId, ChapterId>;
