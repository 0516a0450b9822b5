import type { LandscapeName, SeasonName, SubjectName, SuitName } from '../rules/index.ts';

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
