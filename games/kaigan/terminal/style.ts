import type { Look } from 'hanga/front.ts';
import type { Ink } from 'hanga/paint.ts';
import { map, type PlaceId, type TrackName } from '../rules/index.ts';
import type { Text } from '../text/index.ts';
import type { Words } from './text/index.ts';

/** What every drawing of Kaigan needs at hand. */
export interface Style extends Look {
  readonly words: Words;
  readonly text: Text;
  readonly glyphs: Glyphs;
}

export interface Glyphs {
  readonly surveyor: string;
  readonly neutral: string;
  readonly room: string;
  readonly here: string;
}

export const pictures: Glyphs = { surveyor: '⚑', neutral: '◆', room: '·', here: '▶' };
/** For terminals and fonts without pictures, and for screen readers. */
export const letters: Glyphs = { surveyor: '@', neutral: 'n', room: '.', here: '>' };

/** The players' colours in the box: red, yellow, blue, green. */
const seatInks: readonly Ink[] = ['red', 'yellow', 'blue', 'green'];
export const inked = ({ paint }: Style, seat: number, text: string): string => paint(seatInks[seat] as Ink, text);

export const inkOfTrack: Readonly<Record<TrackName, Ink>> = { artistic: 'pink', government: 'purple', travel: 'cyan' };

/** A place of the map as codes name it: column and row, "2a" being the upper tile of column 2. */
export const codeOfPlace = (place: PlaceId): string =>
  `${map.columnOfPlace(place) + 1}${'ab'.charAt(place - 2 * map.columnOfPlace(place))}`;
export const placeOfCode = (code: string): PlaceId => (Number(code.charAt(0)) - 1) * 2 + 'ab'.indexOf(code.charAt(1));
