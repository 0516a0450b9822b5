import { columnOf, rowOf } from '../../rules/board.ts';
import { actionCards, type CardName } from '../../rules/data/actions.ts';
import { columnOfPlace, tileOf } from '../../rules/map.ts';
import type { CardId, PlaceId, SpaceId, TileId } from '../../rules/types.ts';
import type { Text } from '../types.ts';

export const track: Text['track'] = { artistic: 'Artistic', government: 'Government', travel: 'Travel' };
export const card: Text['card'] = {
  artistic: 'Artistic study',
  government: 'Government relations',
  dispatch: 'Dispatch surveyors',
  map: 'Map a region',
  mapWidely: 'Map widely',
  sideJob: 'Side job',
};

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const cardName = (id: CardId): string => card[actionCards[id] as CardName];
export const tile = (id: TileId): string => `${track[tileOf(id).kind]} tile of ${tileOf(id).size}`;
export const place = (id: PlaceId): string =>
  `column ${columnOfPlace(id) + 1}, ${id % 2 === 0 ? 'upper' : 'lower'} tile`;
/** "the upper tile of column 2": a place in a sentence. */
export const tileOfPlace = (id: PlaceId): string =>
  `the ${id % 2 === 0 ? 'upper' : 'lower'} tile of column ${columnOfPlace(id) + 1}`;
export const space = (id: SpaceId): string => `row ${rowOf(id) + 1}, column ${columnOf(id) + 1}`;
