import { type Art, node } from '@hanga/web/art/tree.ts';
import { finishedArt, type Seal } from './finished.ts';
import { mapArt, mapInk } from './map.ts';

/** A picture by itself: what the first screen shows of the game, or the map, as it stands or whole. */
export type AlonePicture =
  | { readonly cover: 'kaigan' }
  | { readonly mapped: readonly number[] }
  | { readonly finished: readonly Seal[] };

export const mappedSize = { width: 1120, height: 400 } as const;

/** The middle of the land, half of it surveyed. */
const halfWay = [4, 5, 7, 8, 10, 11, 12, 13, 16, 3, 9];

export function drawAlone(picture: AlonePicture): Art {
  if ('finished' in picture) return finishedArt(picture.finished);
  const { width, height } = mappedSize;
  if ('mapped' in picture)
    return node('svg', { width, height, viewBox: [-60, -200, width, height] }, [mapArt(), mapInk(picture.mapped)]);
  return node('svg', { width: 600, height: 300, viewBox: [225, -104, 460, 230] }, [mapArt(), mapInk(halfWay)]);
}
