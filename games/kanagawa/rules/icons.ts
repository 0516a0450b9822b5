import type { Slate } from '@hanga/kernel';
import { JOKER } from './cards.ts';
import type { Icon } from './types.ts';

/**
 * A landscape icon of a studio in one small number:
 *   landscape (0 to 4, 4 being the joker) + 8 x brush (0 none, 1 ready, 2 has painted this round)
 *   + 32 when the icon itself has served this round.
 * Two icons with the same number cannot be told apart, now or later.
 */
const BRUSH = 8;
const SERVED = 32;

export const emptyIcon = (landscape: number): Icon => landscape;
export const landscapeOfIcon = (icon: Icon): number => icon & 7;
export const isEmpty = (icon: Icon): boolean => (icon & 24) === 0;
export const hasServed = (icon: Icon): boolean => (icon & SERVED) !== 0;
export const brushOn = (icon: Icon): 'none' | 'ready' | 'painted' =>
  isEmpty(icon) ? 'none' : (icon & 24) === BRUSH ? 'ready' : 'painted';

/** K17: a brush that has not painted this round, on an icon that has not served. */
export const canPaint = (icon: Icon): boolean => (icon & (24 | SERVED)) === BRUSH;
export const withBrush = (icon: Icon): Icon => icon | BRUSH;
export const withoutBrush = (icon: Icon): Icon => icon & ~24;
export const moved = (from: Icon, to: Icon): Icon => to | (from & 24);
/** K17: brush and icon are both used up for this round. */
export const afterPainting = (icon: Icon): Icon => (icon & 7) | (2 * BRUSH) | SERVED;
/** A new round: every brush and every icon is fresh again. */
export const refreshed = (icon: Icon): Icon => fresh[icon] as Icon;
const fresh = Uint8Array.from({ length: 64 }, (_, icon) => (isEmpty(icon) ? icon & 7 : (icon & 7) | BRUSH));

export const brushesPlaced = (icons: readonly Icon[]): number => {
  let placed = 0;
  for (const icon of icons) if (!isEmpty(icon)) placed++;
  return placed;
};

/** By icon: the number of its sort, of which there are 30. */
const sorts = Uint8Array.from(
  { length: 64 },
  (_, icon) => (icon & 7) + 5 * ((icon & 24) / BRUSH + (icon & SERVED ? 3 : 0)),
);

/** K22: the places of the first icon of each sort, in the order of the studio: those that are empty, and the others. */
export function firstOfEach(icons: readonly Icon[], empty: Slate<number>, occupied: Slate<number>): void {
  empty.wipe();
  occupied.wipe();
  let seen = 0;
  for (let place = 0; place < icons.length; place++) {
    const icon = icons[place] as Icon;
    const sort = 1 << (sorts[icon] as number);
    if ((seen & sort) !== 0) continue;
    seen |= sort;
    if (isEmpty(icon)) empty.add(place);
    else occupied.add(place);
  }
}

/** How many brushes can paint each landscape now: six bits for each, in one number. */
export function readyIcons(icons: readonly Icon[]): number {
  let ready = 0;
  for (let i = 0; i < icons.length; i++) {
    const icon = icons[i] as Icon;
    if (canPaint(icon)) ready += 1 << (6 * landscapeOfIcon(icon));
  }
  return ready;
}
export const readyFor = (landscape: number, ready: number): number => (ready >> (6 * landscape)) & 63;

/** K29: the most icons of one landscape, each joker counting as one of it. */
export function mostIdentical(icons: readonly Icon[]): number {
  const counts = [0, 0, 0, 0, 0];
  for (const icon of icons) counts[landscapeOfIcon(icon)]!++;
  let most = 0;
  for (let landscape = 0; landscape < JOKER; landscape++) most = Math.max(most, counts[landscape] as number);
  return most + (counts[JOKER] as number);
}
