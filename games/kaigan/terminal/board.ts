import type { Section, Who } from 'hanga/front.ts';
import { cut, padded } from 'hanga/width.ts';
import { type ActionName, board, columns, map, NONE, type PlaceId, rows, type View } from '../rules/index.ts';
import { codeOfPlace, inked, inkOfTrack, type Style } from './style.ts';

const LABEL = 15;

/** The planning grid: who has claimed each row, and what each space says; the space that is due is marked. */
export function boardSection(style: Style, view: View, who: Who, width: number): Section {
  const { paint, words } = style;
  const cell = Math.min(18, Math.floor((width - LABEL) / columns));
  const line = (first: string, cells: readonly string[]): string =>
    (padded(first, LABEL) + cells.map(text => padded(text, cell)).join('')).trimEnd();
  const heads = Array.from({ length: columns }, (_, column) => paint('dim', words.column(column + 1)));
  const open = board.rowsFor(view.players.length);
  const lines = Array.from({ length: rows }, (_, row) => {
    if (row >= open) return paint('dim', `${row + 1} (${words.closed})`);
    const seat = view.claims[row] as number;
    const claimer =
      seat === NONE ? paint('dim', words.free) : inked(style, seat, cut(`${seat + 1} ${who(seat)}`, LABEL - 4));
    const spaces = Array.from({ length: columns }, (_, column) => spaceText(style, view, board.spaceAt(row, column)));
    return line(`${paint('bold', String(row + 1))} ${claimer}`, spaces);
  });
  const all = [line(paint('bold', words.board), heads), ...lines];
  return { full: all, brief: all };
}

function spaceText(style: Style, view: View, space: number): string {
  const { paint, words, glyphs } = style;
  const shown = view.grid[space] as number;
  const action = board.actionAt(view, space);
  const { phase } = view;
  const mark = 'space' in phase && phase.space === space ? paint('bold', glyphs.here) : ' ';
  if (action === undefined) return `${mark}${paint('dim', '—')}`;
  const name = words.short[action satisfies ActionName];
  if (shown === NONE) return `${mark}${paint('dim', `[${name}]`)}`;
  const owner = board.ownerOf(shown);
  return `${mark}${inked(style, owner, `${name} ${owner + 1}`)}`;
}

/** The map: each tile with its kind and number, its markers by player, and the surveyors on it. */
export function mapSection(style: Style, view: View, width: number): Section {
  const { paint, words } = style;
  const cell = Math.min(24, Math.floor((width - 1) / 5));
  const line = (cells: readonly string[]): string => ` ${cells.map(text => padded(text, cell)).join('')}`.trimEnd();
  const upper = map.allPlaces.filter(place => place % 2 === 0);
  const lower = map.allPlaces.filter(place => place % 2 === 1);
  const lines = [upper, lower].flatMap(places => [
    line(places.map(place => tileName(style, view, place))),
    line(places.map(place => `   ${slots(style, view, place)}`)),
    line(places.map(place => `   ${surveyors(style, view, place)}`)),
  ]);
  const all = [`${paint('bold', words.map)} ${paint('dim', `(${words.pile(view.pile)})`)}`, ...lines];
  return { full: all, brief: all.filter(text => text !== '') };
}

function tileName({ paint, words }: Style, view: View, place: PlaceId): string {
  const code = paint('bold', codeOfPlace(place));
  const id = view.tiles[place] as number;
  if (id === NONE) return `${code} ${paint('dim', words.empty)}`;
  const { kind, size } = map.tileOf(id);
  return `${code} ${paint(inkOfTrack[kind], `${words.track[kind]} ${size}`)}`;
}

/** One sign for each marker that the tile takes: whose it is, neutral, or still missing. */
function slots(style: Style, view: View, place: PlaceId): string {
  if (view.tiles[place] === NONE) return '';
  const own = view.players.map((player, seat) =>
    inked(style, seat, String(seat + 1).repeat(player.markers[place] as number)),
  );
  const neutral = style.glyphs.neutral.repeat(view.neutral[place] as number);
  return `[${own.join('')}${neutral}${style.paint('dim', style.glyphs.room.repeat(map.roomOn(view, place)))}]`;
}

function surveyors(style: Style, view: View, place: PlaceId): string {
  const standing = view.players.map((player, seat) =>
    inked(style, seat, String(seat + 1).repeat(player.surveyors[place] as number)),
  );
  return standing.every(text => text === '') ? '' : style.glyphs.surveyor + standing.join('');
}
