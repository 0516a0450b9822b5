import { filling, hung, type PortraitMaker, portraitFile } from '@hanga/web/art/portrait.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { finishedArt, finishedSize } from '../art/finished.ts';
import { mapArt, mapInk } from '../art/map.ts';
import { defs } from '../art/sprite.ts';
import type { Kaigan } from '../rules/index.ts';
import { helpersIn, scoredTiles } from './history.ts';

/** The middle of the land, half of it surveyed. */
const halfWay = [4, 5, 7, 8, 10, 11, 12, 13, 16, 3, 9];
const middle = { x: 225, y: -104, width: 460, height: 230 } as const;
const everything = { x: 0, y: -262, width: 1000, height: 525 } as const;

/** The map as it stands, or whole at the end, with everybody's seals: it is the work of all. */
export const portrait: PortraitMaker<Kaigan> = subject => {
  const art = (): Art => {
    switch (subject.kind) {
      case 'cover':
        return filling([mapArt(), mapInk(halfWay)], middle);
      case 'running':
        return filling([mapArt(), mapInk(scoredTiles(subject.view))], everything);
      case 'over': {
        const seals = [...helpersIn(subject.events)].map(([tile, gains]) => ({
          tile,
          colors: gains.map(({ seat }) => seat),
        }));
        return hung([{ art: finishedArt(seals), ...finishedSize }]);
      }
    }
  };
  return Promise.resolve(portraitFile(defs(), art()));
};
