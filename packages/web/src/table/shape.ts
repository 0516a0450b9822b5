import type { Size } from './box.ts';

/**
 * Wide: everything at once. Tablet: upright, with everything that one needs together. Tall: a phone upright, where areas
 * share the middle of the screen. Short: a low window (a phone on its side, a large zoom), where areas lie side by side
 * and scroll inside.
 */
export type Shape = 'wide' | 'tablet' | 'tall' | 'short';

/** The size is the board's own, without the strip above it. One answer for all boards: a screen feels the same in each. */
export function shapeOf({ width, height }: Size): Shape {
  if (width < 720 && height >= width) return 'tall';
  if (height < 560) return 'short';
  if (width >= 1000 && width >= height) return 'wide';
  // A window that is neither wide nor upright has too little height for things under each other.
  return height >= width * 1.1 ? 'tablet' : 'short';
}

/** Areas that are in sight together, for each shape; the first of each stands for them among the tabs. */
export type Together<Tab extends string> = (shape: Shape) => readonly (readonly [Tab, ...Tab[]])[];

/** The areas that are in sight when one of them is looked at. Where a game says nothing, only a narrow screen is shared. */
export function inSight<Tab extends string>(
  together: Together<Tab> | undefined,
  shape: Shape,
  tab: Tab,
): (area: Tab) => boolean {
  if (!together) return area => shape !== 'tall' || area === tab;
  const group: readonly Tab[] = together(shape).find(areas => areas.includes(tab)) ?? [tab];
  return area => group.includes(area);
}
