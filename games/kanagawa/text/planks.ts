import { everyCard } from '../rules/components.ts';
import { type LandscapeName, landscapes } from '../rules/data/cardTypes.ts';
import { landscapeOfIcon } from '../rules/icons.ts';
import type { PlayerView } from '../rules/types.ts';

/** Where a landscape icon of a studio is: on a plank, counted from 1, or on the starting tile. */
export interface IconPlace {
  readonly landscape: LandscapeName;
  readonly plank: number | 'tile';
}

/** Planks without a landscape are counted too: it is the third plank that one sees. */
export function placeOfIcon({ icons, studio }: PlayerView, icon: number): IconPlace {
  const landscape = landscapes[landscapeOfIcon(icons[icon] as number)] as LandscapeName;
  if (icon === 0) return { landscape, plank: 'tile' };
  let left = icon;
  const plank = studio.findIndex(card => everyCard[card]?.studio.landscape && --left === 0);
  return { landscape, plank: plank + 1 };
}
