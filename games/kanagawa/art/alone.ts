import { type Art, node } from '@hanga/web/art/tree.ts';
import { everyCard, startingTiles } from '../rules/index.ts';
import { type Marks, type Painted, printScroll } from './card.ts';
import { mountEdge, scrollMount } from './mount.ts';
import { panelSize } from './paper.ts';
import { use } from './symbols.ts';
import type { LessonCard } from './types.ts';

/** A picture by itself: what the first screen shows of a game, or somebody's print on its mount. */
export type AlonePicture =
  | { readonly cover: 'kanagawa' | 'yokai' }
  | { readonly tile: number; readonly scroll: readonly number[] };

export const painted = (cards: readonly number[]): readonly Painted[] =>
  cards.map(number => ({ card: everyCard[number] as LessonCard, number }));

/** A player's print, whole, on its mount, without the sprite. */
export function mountedPrint(tile: number, print: readonly number[], marks: Marks): Art {
  const panels = print.length + 1;
  const frame = { ...mountEdge, width: panels * panelSize.width, height: panelSize.height };
  return [scrollMount(panels), node('svg', frame, printScroll(startingTiles[tile], painted(print), marks))];
}

/** A few seasons at the bay. */
const year = [46, 15, 27];
/** Kites, lanterns and umbrellas, and the three who come with them. */
const evening = [76, 94, 115];

/** Covers are three panels wide. */
export function drawAlone(picture: AlonePicture): Art {
  if ('scroll' in picture) return mountedPrint(picture.tile, picture.scroll, 'none');
  if (picture.cover === 'kanagawa') return printScroll(undefined, painted(year), 'none');
  const { width, height } = panelSize;
  return [
    printScroll(undefined, painted(evening), 'none'),
    [0, 1, 2].map(index => use(`yokai-${index}`, 'pawn', (index + 0.5) * width, height - 16, 1.2)),
  ];
}
