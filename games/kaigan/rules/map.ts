import { mapColumns, surveyorsEach, tilesPerColumn } from './data/box.ts';
import { type NumberedTrack, tracks } from './data/tracks.ts';
import { numbersUnder } from './editions.ts';
import { tileOf } from './tiles.ts';
import { NONE, type PlaceId, type Player, type State, type TileId } from './types.ts';

export { placeInBox, tileOf, tilesUnder } from './tiles.ts';

export const placeCount = mapColumns * tilesPerColumn;
export const allPlaces: readonly PlaceId[] = Array.from({ length: placeCount }, (_, place) => place);
export const columnOfPlace = (place: PlaceId): number => Math.floor(place / tilesPerColumn);

/** All that is read of a state to say how full its tiles are: views have it too. */
export type MapState = Pick<State, 'tiles' | 'neutral' | 'players'>;

export function markersOn(state: MapState, place: PlaceId): number {
  let markers = state.neutral[place] as number;
  for (let seat = 0; seat < state.players.length; seat++) {
    markers += (state.players[seat] as Player).markers[place] as number;
  }
  return markers;
}

/** Markers that the tile still takes; none where no tile lies. */
export function roomOn(state: MapState, place: PlaceId): number {
  const tile = state.tiles[place] as TileId;
  return tile === NONE ? 0 : tileOf(tile).size - markersOn(state, place);
}

/** Surveyors that stand on no tile. */
export function inSupply(player: Pick<Player, 'surveyors'>): number {
  let standing = 0;
  for (let place = 0; place < placeCount; place++) standing += player.surveyors[place] as number;
  return surveyorsEach - standing;
}

/** The number printed where a disc stands; the last one goes on holding past its end (G49). */
export function numberAt(rules: number, track: NumberedTrack, position: number): number {
  const numbers = numbersUnder(rules)[track];
  return numbers[Math.min(position, numbers.length - 1)] as number;
}

export const ARTISTIC = tracks.indexOf('artistic');
export const GOVERNMENT = tracks.indexOf('government');
export const TRAVEL = tracks.indexOf('travel');
