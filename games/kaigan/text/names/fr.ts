import { columnOf, rowOf } from '../../rules/board.ts';
import { actionCards, type CardName } from '../../rules/data/actions.ts';
import { columnOfPlace, tileOf } from '../../rules/map.ts';
import type { CardId, PlaceId, SpaceId, TileId } from '../../rules/types.ts';
import type { Text } from '../types.ts';

export const track: Text['track'] = { artistic: 'Art', government: 'Gouvernement', travel: 'Voyage' };
/** "la piste d’Art": with its article. */
export const onTrack: Text['track'] = {
  artistic: 'la piste d’Art',
  government: 'la piste du Gouvernement',
  travel: 'la piste de Voyage',
};
const tileKind: Text['track'] = { artistic: 'd’Art', government: 'du Gouvernement', travel: 'de Voyage' };
export const card: Text['card'] = {
  artistic: 'Étude artistique',
  government: 'Relations avec le gouvernement',
  dispatch: 'Envoi des arpenteurs',
  map: 'Cartographie',
  mapWidely: 'Grande cartographie',
  sideJob: 'Petit boulot',
};

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
/** "1 point d’honneur", "2 points d’honneur". */
export const honor = (points: number): string => `${points} ${points < 2 ? 'point' : 'points'} d’honneur`;
export const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

export const cardName = (id: CardId): string => card[actionCards[id] as CardName];
export const tile = (id: TileId): string => `tuile ${tileKind[tileOf(id).kind]} de ${tileOf(id).size}`;
export const place = (id: PlaceId): string =>
  `colonne ${columnOfPlace(id) + 1}, tuile ${id % 2 === 0 ? 'du haut' : 'du bas'}`;
/** « la tuile du haut de la colonne 2 »: a place in a sentence. */
export const tileOfPlace = (id: PlaceId): string =>
  `la tuile ${id % 2 === 0 ? 'du haut' : 'du bas'} de la colonne ${columnOfPlace(id) + 1}`;
export const space = (id: SpaceId): string => `rangée ${rowOf(id) + 1}, colonne ${columnOf(id) + 1}`;
