import type { NewStudioIcon, NewSubjectName, NewSuitName } from '../yokai/data/cardTypes.ts';

/** The suits of the base game. `components.ts` adds the expansion's. */
export const suits = ['tree', 'animal', 'character', 'building'] as const;
export type BaseSuitName = (typeof suits)[number];
export type SuitName = BaseSuitName | NewSuitName;

export const landscapes = ['forest', 'mountain', 'plain', 'ocean', 'joker'] as const;
export type LandscapeName = (typeof landscapes)[number];
/** A joker is a studio icon only: no print asks for one. */
export type PrintLandscapeName = Exclude<LandscapeName, 'joker'>;

export const seasons = ['spring', 'summer', 'autumn', 'winter', 'storm'] as const;
export type SeasonName = (typeof seasons)[number];

export const subjects = [
  'tree',
  'boar',
  'stag',
  'crane',
  'butterfly',
  'samurai',
  'peasant',
  'monk',
  'lady',
  'thatchedHouse',
  'tiledHouse',
  'tower',
  'palace',
  'roundHouse',
  'temple',
] as const;
export type BaseSubjectName = (typeof subjects)[number];
export type SubjectName = BaseSubjectName | NewSubjectName;

/** Supplies (brush, assistant) work once, at once; know-how (arrow, keep) every round. */
export type BaseStudioIcon = 'brush' | 'assistant' | 'arrow' | 'keep';
export type StudioIcon = BaseStudioIcon | NewStudioIcon;

interface Printed<Suit, Subject, Icon> {
  readonly suit: Suit;
  readonly studio: { readonly landscape?: LandscapeName; readonly icon?: Icon; readonly harmony?: number };
  readonly print: {
    readonly landscape: PrintLandscapeName;
    /** How many brushes it asks for, each on an icon of that landscape. */
    readonly brushes: 1 | 2;
    readonly season: SeasonName;
    readonly subject?: Subject;
    readonly count?: number;
    readonly harmony?: number;
  };
}

/** A card of the base game. */
export type BaseCard = Printed<BaseSuitName, BaseSubjectName, BaseStudioIcon>;

/** A card of the base game or of the expansion. */
export interface LessonCard extends Printed<SuitName, SubjectName, StudioIcon> {
  /** Y7: picking it up brings a yokai. */
  readonly yokai?: 'arrives';
}
