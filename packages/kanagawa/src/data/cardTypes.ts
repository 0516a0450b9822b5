export const suits = ['tree', 'animal', 'character', 'building'] as const;
export type SuitName = (typeof suits)[number];

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
export type SubjectName = (typeof subjects)[number];

/** Supplies (brush, assistant) work once, at once; know-how (arrow, keep) every round. */
export type StudioIcon = 'brush' | 'assistant' | 'arrow' | 'keep';

export interface LessonCard {
  readonly suit: SuitName;
  readonly studio: { readonly landscape?: LandscapeName; readonly icon?: StudioIcon; readonly harmony?: number };
  readonly print: {
    readonly landscape: PrintLandscapeName;
    /** How many brushes it asks for, each on an icon of that landscape. */
    readonly brushes: 1 | 2;
    readonly season: SeasonName;
    readonly subject?: SubjectName;
    readonly count?: number;
    readonly harmony?: number;
  };
}
