import type { Look } from 'hanga/front.ts';
import type { Ink } from 'hanga/paint.ts';
import {
  cards,
  type DiplomaColor,
  everySuit,
  icons,
  type LessonCard,
  landscapes,
  type PlayerView,
  type SeasonName,
  type Shown,
  type SuitName,
  startingTiles,
} from '../rules/index.ts';
import type { Text } from '../text/index.ts';
import type { Glyphs } from './glyphs.ts';
import type { Words } from './text/index.ts';

/** What every drawing of Kanagawa needs at hand. */
export interface Style extends Look {
  readonly glyphs: Glyphs;
  readonly words: Words;
  readonly text: Text;
}

/** The diplomas of a suit have its colour. */
export const inkOfSuit: Readonly<Record<SuitName, DiplomaColor>> = {
  tree: 'green',
  animal: 'blue',
  character: 'red',
  building: 'yellow',
  kite: 'orange',
  lantern: 'white',
  umbrella: 'brown',
};
const inkOfSeason: Readonly<Record<SeasonName, Ink>> = {
  spring: 'pink',
  summer: 'yellow',
  autumn: 'red',
  winter: 'cyan',
  storm: 'purple',
};

export const { cardOf } = cards;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const suitMark = ({ glyphs, paint }: Style, suit: number): string => {
  const name = everySuit[suit] as SuitName;
  return paint(inkOfSuit[name], glyphs.suit[name]);
};

/** Season, subject, and the landscape as often as brushes are asked for: "🌸 🌳3 🌊🌊 +1". */
export function printSide(style: Style, { print, yokai }: LessonCard): string {
  const { glyphs, paint } = style;
  const subject = print.subject ? glyphs.subject[print.subject] + ((print.count ?? 1) > 1 ? print.count : '') : '';
  return [
    paint(inkOfSeason[print.season], glyphs.season[print.season]),
    ...(subject ? [paint('bold', subject)] : []),
    glyphs.landscape[print.landscape].repeat(print.brushes),
    ...(print.harmony ? [signed(print.harmony)] : []),
    ...(yokai ? [paint('purple', glyphs.yokai)] : []),
  ].join(' ');
}

/** "🌾 Assistant +1". */
export function studioSide({ glyphs, words }: Style, { studio }: LessonCard): string {
  return [
    ...(studio.landscape ? [glyphs.landscape[studio.landscape]] : []),
    ...(studio.icon ? [words.icon[studio.icon]] : []),
    ...(studio.harmony ? [signed(studio.harmony)] : []),
  ].join(' ');
}

export const suitOfShown = (card: Shown): number => (typeof card === 'number' ? cards.suitOf(card) : card.back);

/** A card of the print, as it hangs there: season, subject, landscape. */
export function printed({ glyphs, paint }: Style, card: number): string {
  const { print } = cardOf(card);
  const count = (print.count ?? 1) > 1 ? String(print.count) : '';
  const subject = print.subject ? paint('bold', glyphs.subject[print.subject] + count) : '';
  return paint(inkOfSeason[print.season], glyphs.season[print.season]) + subject + glyphs.landscape[print.landscape];
}

export function startOf(player: PlayerView): (typeof startingTiles)[number] {
  return startingTiles[player.tile] as (typeof startingTiles)[number];
}

export const seasonMark = ({ glyphs, paint }: Style, season: SeasonName): string =>
  paint(inkOfSeason[season], glyphs.season[season]);

/** An icon of a studio under its number, with what stands on it. */
export function iconMark(style: Style, icon: number, place: number): string {
  const { glyphs, paint } = style;
  const landscape = glyphs.landscape[landscapes[icons.landscapeOfIcon(icon)]!];
  const brush = { none: '', ready: paint('green', '●'), painted: paint('dim', '○') }[icons.brushOn(icon)];
  const served = icons.hasServed(icon) && icons.brushOn(icon) !== 'painted' ? paint('dim', '×') : '';
  return `${paint('dim', String(place + 1))}${landscape}${brush}${served}`;
}
