import type { LandscapeName, SeasonName, SubjectName, SuitName } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';

/** The game's icons, each two cells wide on a terminal. */
export interface Glyphs {
  readonly suit: Readonly<Record<SuitName, string>>;
  readonly landscape: Readonly<Record<LandscapeName, string>>;
  readonly season: Readonly<Record<SeasonName, string>>;
  readonly subject: Readonly<Record<SubjectName, string>>;
  readonly noSubject: string;
  readonly yokai: string;
}

export const pictures: Glyphs = {
  suit: { tree: '🟩', animal: '🟦', character: '🟥', building: '🟨', kite: '🟧', lantern: '⬜', umbrella: '🟫' },
  landscape: { forest: '🌲', mountain: '🗻', plain: '🌾', ocean: '🌊', joker: '🃏' },
  season: { spring: '🌸', summer: '🌞', autumn: '🍁', winter: '⛄', storm: '⚡' },
  subject: {
    tree: '🌳',
    boar: '🐗',
    stag: '🦌',
    crane: '🦢',
    butterfly: '🦋',
    samurai: '🥷',
    peasant: '👒',
    monk: '📿',
    lady: '👘',
    thatchedHouse: '🛖',
    tiledHouse: '🏠',
    tower: '🗼',
    palace: '🏯',
    roundHouse: '⛺',
    temple: '🛕',
    yellowKite: '🔶',
    blueKite: '🔷',
    redKite: '🔺',
    lantern: '🏮',
    umbrella: '🌂',
  },
  noSubject: '  ',
  yokai: '👹',
};

/** For terminals and fonts without pictures, and for screen readers. */
export const letters: Readonly<Record<Language, Glyphs>> = {
  en: {
    suit: { tree: 'T:', animal: 'A:', character: 'C:', building: 'B:', kite: 'K:', lantern: 'L:', umbrella: 'U:' },
    landscape: { forest: 'Fo', mountain: 'Mo', plain: 'Pl', ocean: 'Oc', joker: '**' },
    season: { spring: 'sp', summer: 'su', autumn: 'au', winter: 'wi', storm: 'st' },
    subject: {
      tree: 'TR',
      boar: 'BO',
      stag: 'ST',
      crane: 'CR',
      butterfly: 'BU',
      samurai: 'SA',
      peasant: 'PE',
      monk: 'MO',
      lady: 'LA',
      thatchedHouse: 'TH',
      tiledHouse: 'TI',
      tower: 'TO',
      palace: 'PA',
      roundHouse: 'RO',
      temple: 'TE',
      yellowKite: 'YK',
      blueKite: 'BK',
      redKite: 'RK',
      lantern: 'LN',
      umbrella: 'UM',
    },
    noSubject: '--',
    yokai: 'Y',
  },
  fr: {
    suit: { tree: 'A:', animal: 'N:', character: 'P:', building: 'B:', kite: 'V:', lantern: 'L:', umbrella: 'O:' },
    landscape: { forest: 'Fo', mountain: 'Mo', plain: 'Pl', ocean: 'Oc', joker: '**' },
    season: { spring: 'pr', summer: 'ét', autumn: 'au', winter: 'hi', storm: 'or' },
    subject: {
      tree: 'AR',
      boar: 'SG',
      stag: 'CE',
      crane: 'GR',
      butterfly: 'PP',
      samurai: 'SA',
      peasant: 'PY',
      monk: 'MO',
      lady: 'DA',
      thatchedHouse: 'CH',
      tiledHouse: 'MT',
      tower: 'TO',
      palace: 'PA',
      roundHouse: 'MR',
      temple: 'TE',
      yellowKite: 'VJ',
      blueKite: 'VB',
      redKite: 'VR',
      lantern: 'LN',
      umbrella: 'OM',
    },
    noSubject: '--',
    yokai: 'Y',
  },
};
