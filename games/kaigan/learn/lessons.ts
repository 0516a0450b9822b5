import { seedFromText } from '@hanga/kernel';
import { type Lesson as AnyLesson, type CourseText, mainButton } from '@hanga/web/learn/course.ts';
import { pieceOf } from '../board/pieces.ts';
import { type Action, actionCards, board, type CardName, type JobName, type Kaigan, SUPPLY } from '../rules/index.ts';

/**
 * The first two rounds of a game, as data. Its deal was searched for, so that everything worth teaching happens by
 * itself: tutorial.test.ts plays it through and checks that what the texts tell is what happens.
 */
export const lessonSeed = seedFromText('kaigan-lesson-1422');

export const taught = [
  'goal',
  'board',
  'playCard',
  'claim',
  'rowOwner',
  'order',
  'printed',
  'dispatch',
  'quadrant',
  'map',
  'sideJob',
  'dice',
  'tileHonor',
  'travel',
  'income',
  'returnQuadrant',
  'secondary',
  'tracks',
  'mapWidely',
  'shared',
  'honorRounds',
  'governmentReset',
  'end',
] as const;
export type Taught = (typeof taught)[number];

export interface Lesson extends AnyLesson<Kaigan> {
  readonly teaches?: readonly Taught[];
}

const [you, mamiya, takahashi] = [0, 1, 2] as const;

/** Spaces and places as players count them, from 1. */
const space = (row: number, column: number): number => board.spaceAt(row - 1, column - 1);
const upper = (column: number): number => 2 * (column - 1);
const lower = (column: number): number => 2 * (column - 1) + 1;
const cardId = (name: CardName): number => actionCards.indexOf(name);

const play = (name: CardName, row: number, column: number): Action => ({
  kind: 'play',
  card: cardId(name),
  space: space(row, column),
});
const claim = (row: number): Action => ({ kind: 'claim', row: row - 1 });
const endTurn: Action = { kind: 'endTurn' };
const returnQuadrant: Action = { kind: 'returnQuadrant' };
const perform: Action = { kind: 'perform' };
const survey: Action = { kind: 'survey' };
const all: Action = { kind: 'dispatch', surveyors: 3 };
const fromSupply: Action = { kind: 'from', place: SUPPLY };
const to = (place: number): Action => ({ kind: 'to', place });
const map = (place: number, markers: 1 | 2): Action => ({ kind: 'map', place, markers });
const mapWidely: Action = { kind: 'mapWidely', upTo: 1 };
const mark = (place: number): Action => ({ kind: 'mark', place, markers: 1 });
const done: Action = { kind: 'done' };
const sideJob = (job: JobName): Action => ({ kind: 'sideJob', job });

/** The tiles of this deal, by what the texts call them. */
const travelTile = upper(1);
const artTile = upper(5);
const courtTile = upper(4);

const card = (name: CardName): string => pieceOf.card(you, cardId(name));
const { place, purse, disc, column, claim: claimOf } = pieceOf;

/** The circle before a row: it has one name while the row is free, another when it is claimed. */
const rowAt = (row: number): string[] => [claimOf(row), pieceOf.row(row)];

export const lessons = {
  welcome: { teaches: ['goal'], pointsAt: [place(travelTile), place(artTile)] },
  purpose: { teaches: ['end'], pointsAt: [pieceOf.score(you), pieceOf.track('travel')] },
  map: {
    pointsAt: [place(travelTile), place(artTile), place(courtTile)],
    close: [pieceOf.place(artTile), pieceOf.place(courtTile), pieceOf.place(travelTile)],
  },
  team: { pointsAt: [pieceOf.supply(you), purse(you)] },
  board: { teaches: ['board'], pointsAt: [0, 1, 2].flatMap(rowAt) },
  play: {
    teaches: ['playCard'],
    pointsAt: [card('dispatch'), pieceOf.space(space(1, 2))],
    close: [card('dispatch')],
    allow: [play('dispatch', 1, 2)],
  },
  wait: { teaches: ['claim'], pointsAt: [...rowAt(0), mainButton], allow: [endTurn] },
  others: {
    pointsAt: [pieceOf.space(space(1, 4)), pieceOf.space(space(2, 1))],
    close: [pieceOf.card(mamiya, cardId('map')), pieceOf.card(takahashi, cardId('artistic'))],
    before: [play('map', 1, 4), endTurn, play('artistic', 2, 1), endTurn],
  },
  job: { pointsAt: [card('sideJob'), pieceOf.space(space(1, 5))], allow: [play('sideJob', 1, 5)] },
  claim: { teaches: ['rowOwner'], pointsAt: rowAt(0), allow: [claim(1)] },
  claimed: {
    teaches: ['order'],
    pointsAt: [claimOf(1), claimOf(2)],
    before: [
      ...[play('government', 2, 2), endTurn, play('dispatch', 2, 4), claim(2)],
      ...[play('dispatch', 3, 1), endTurn, play('mapWidely', 3, 4), claim(3)],
    ],
  },
  earn: { teaches: ['printed'], pointsAt: [pieceOf.space(space(1, 1)), purse(you)], allow: [perform] },
  dispatch: {
    teaches: ['dispatch'],
    pointsAt: [pieceOf.space(space(1, 2)), pieceOf.supply(you)],
    before: [perform, all, to(artTile), to(lower(1)), to(upper(2))],
    allow: [all],
  },
  toTravel: { pointsAt: [place(travelTile)], allow: [to(travelTile)] },
  toArt: { pointsAt: [place(artTile)], allow: [to(artTile)] },
  toCourt: { pointsAt: [place(courtTile)], allow: [to(courtTile)] },
  quadrant: {
    teaches: ['quadrant'],
    pointsAt: [pieceOf.quadrant, pieceOf.plate(you)],
    before: [perform, perform, perform],
  },
  mapTwo: {
    teaches: ['map'],
    pointsAt: [pieceOf.space(space(1, 4)), place(travelTile)],
    allow: [map(travelTile, 2)],
  },
  rivals: {
    pointsAt: [place(courtTile), place(artTile)],
    before: [all, to(courtTile), to(lower(2)), to(upper(3)), mapWidely, mark(artTile), mark(lower(1)), done],
  },
  sideJob: {
    teaches: ['sideJob'],
    pointsAt: [pieceOf.space(space(1, 5)), pieceOf.track('government')],
    allow: [sideJob('government')],
  },
  dice: { teaches: ['dice'], pointsAt: [pieceOf.dice, column(0), column(4)] },
  scored: { teaches: ['tileHonor', 'travel'], pointsAt: [pieceOf.score(you), disc('travel', you)] },
  newTile: { pointsAt: [place(travelTile), pieceOf.pile] },
  income: { teaches: ['income'], pointsAt: [disc('government', you), purse(you)] },
  round2: {
    teaches: ['returnQuadrant'],
    pointsAt: [pieceOf.quadrant, pieceOf.space(space(1, 3))],
    allow: [returnQuadrant],
  },
  watch: { pointsAt: [mainButton], allow: [endTurn] },
  widely: {
    pointsAt: [card('mapWidely'), pieceOf.space(space(3, 4))],
    before: [play('government', 3, 1), endTurn, play('map', 3, 5), endTurn],
    allow: [play('mapWidely', 3, 4)],
  },
  claim3: { pointsAt: rowAt(2), allow: [claim(3)] },
  turn: {
    teaches: ['secondary'],
    pointsAt: [pieceOf.space(space(3, 1)), pieceOf.supply(you)],
    before: [
      ...[play('map', 1, 4), endTurn, play('sideJob', 1, 5), claim(1)],
      ...[play('sideJob', 2, 1), endTurn, play('artistic', 2, 4), claim(2)],
      ...[perform, sideJob('earn')],
    ],
    allow: [survey],
  },
  fromSupply: { pointsAt: [pieceOf.supply(you)], allow: [fromSupply] },
  toNew: { pointsAt: [place(travelTile)], allow: [to(travelTile)] },
  artistic: {
    teaches: ['tracks'],
    pointsAt: [pieceOf.space(space(3, 3)), pieceOf.track('artistic')],
    before: [perform],
    allow: [perform],
  },
  mapWidely: {
    teaches: ['mapWidely'],
    pointsAt: [pieceOf.space(space(3, 4)), place(artTile)],
    before: [map(courtTile, 1), perform],
    allow: [mapWidely],
  },
  markArt: { pointsAt: [place(artTile)], allow: [mark(artTile)] },
  markCourt: { pointsAt: [place(courtTile)], allow: [mark(courtTile)] },
  stop: { pointsAt: [purse(you), mainButton], allow: [done] },
  mapOne: {
    pointsAt: [pieceOf.space(space(3, 5)), place(travelTile)],
    before: [sideJob('travel')],
    allow: [map(travelTile, 1)],
  },
  dice2: { pointsAt: [pieceOf.dice, column(2), column(3)] },
  shared: { teaches: ['shared'], pointsAt: [pieceOf.score(you), pieceOf.score(mamiya), pieceOf.score(takahashi)] },
  honor: { teaches: ['honorRounds'], pointsAt: [pieceOf.track('artistic'), pieceOf.track('government')] },
  reset: { teaches: ['governmentReset'], pointsAt: [pieceOf.track('government')] },
  count: { teaches: ['end'], pointsAt: [pieceOf.score(you)], shows: 'count' },
  finish: { pointsAt: [] },
} as const satisfies Record<string, Lesson>;

export type LessonId = keyof typeof lessons;
export const lessonIds = Object.keys(lessons) as LessonId[];

/** Where each chapter begins. */
export const chapters = {
  planning: 'welcome',
  actions: 'earn',
  tiles: 'dice',
  honor: 'turn',
} as const satisfies Record<string, LessonId>;
export type ChapterId = keyof typeof chapters;
export type TutorialText = CourseText<LessonId, ChapterId>;
