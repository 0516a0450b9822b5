export const landscapes = ['forest', 'mountain', 'plain', 'ocean'] as const;
export type Landscape = (typeof landscapes)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter', 'storm'] as const;
export type Season = (typeof seasons)[number];

export const suits = ['tree', 'animal', 'character', 'building', 'kite', 'lantern', 'umbrella'] as const;
export type Suit = (typeof suits)[number];

export const animals = ['boar', 'stag', 'crane', 'butterfly'] as const;
export const characters = ['samurai', 'peasant', 'monk', 'lady'] as const;
export const buildings = ['thatchedHouse', 'tiledHouse', 'tower', 'palace', 'roundHouse', 'temple'] as const;
export const kiteKinds = ['yellowKite', 'blueKite', 'redKite'] as const;
export type Kite = (typeof kiteKinds)[number];
export const subjects = ['tree', ...animals, ...characters, ...buildings, ...kiteKinds, 'lantern', 'umbrella'] as const;
export type Subject = (typeof subjects)[number];

export const studioIcons = ['brush', 'assistant', 'arrow', 'keep', 'passYokai'] as const;
export type StudioIcon = (typeof studioIcons)[number];

export interface Studio {
  readonly landscape?: Landscape | 'joker';
  readonly icon?: StudioIcon;
  readonly harmony?: number;
}

export interface Print {
  readonly landscape: Landscape;
  readonly brushes: number;
  readonly season: Season;
  readonly harmony?: number;
  readonly subject?: Subject;
  readonly count?: number;
}

export interface LessonCard {
  readonly suit: Suit;
  readonly studio: Studio;
  readonly print: Print;
  readonly yokai?: 'arrives';
}

export interface StartingTile {
  readonly landscape: Landscape;
  readonly season: Season;
  readonly arrows: number;
  readonly brushes: number;
}

export const diplomaColors = [
  'green',
  'blue',
  'red',
  'yellow',
  'pink',
  'purple',
  'cyan',
  'orange',
  'white',
  'brown',
  'black',
] as const;
export type DiplomaColor = (typeof diplomaColors)[number];

export interface Diploma {
  readonly id: string;
  readonly color: DiplomaColor;
  readonly harmony: number;
  readonly gives?: 'storm' | 'assistant' | 'brush' | 'passYokai';
}
