import { type PlaceName, road, type SouvenirName } from './data/road.ts';
import type { PlaceId } from './types.ts';

export const kyoto: PlaceId = road.length - 1;
export const allPlaces: readonly PlaceId[] = road.map((_, place) => place);
export const nameOf = (place: PlaceId): PlaceName => (road[place] as (typeof road)[number]).name;

export function souvenirOf(place: PlaceId): SouvenirName | undefined {
  const found = road[place];
  return found && 'souvenir' in found ? found.souvenir : undefined;
}

export function hasInn(place: PlaceId): boolean {
  const found = road[place];
  return found !== undefined && 'hasInn' in found;
}

/** The places that sell something. */
export const allSouvenirs: readonly PlaceId[] = allPlaces.filter(place => souvenirOf(place) !== undefined);
