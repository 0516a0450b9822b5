import { filling, hung, type PortraitMaker, portraitFile } from '@hanga/web/art/portrait.ts';
import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import { drawAlone, painted } from '../art/alone.ts';
import { printScroll } from '../art/card.ts';
import { bringAll } from '../art/later.ts';
import { mountEdge, mountSize, scrollMount } from '../art/mount.ts';
import { panelSize } from '../art/paper.ts';
import { defsFor } from '../art/sprite.ts';
import { type Kanagawa, startingTiles } from '../rules/index.ts';

type Print = Pick<Kanagawa['View']['players'][number], 'tile' | 'print'>;

const cover = { x: 0, y: 0, width: 3 * panelSize.width, height: panelSize.height } as const;
/** Panels of a print that is shown by itself: a longer one hangs in two rows. */
const IN_A_ROW = 6;

/** A piece of paper on its mount. */
const mounted = (panels: number, paper: Art) => ({
  ...mountSize(panels),
  art: [scrollMount(panels), node('g', { transform: [moved(mountEdge.x, mountEdge.y)] }, paper)],
});

const whole = ({ tile, print }: Print) =>
  mounted(print.length + 1, printScroll(startingTiles[tile], painted(print), 'none'));

function large({ tile, print }: Print): Art {
  if (print.length + 1 <= IN_A_ROW) return hung([whole({ tile, print })]);
  const upper = Math.ceil((print.length + 1) / 2) - 1;
  const rest = print.slice(upper);
  return hung([
    whole({ tile, print: print.slice(0, upper) }),
    mounted(rest.length, printScroll(undefined, painted(rest), 'none')),
  ]);
}

/** Prints of all players as they stand, or one of them at the end. */
export const portrait: PortraitMaker<Kanagawa> = async subject => {
  await bringAll();
  const art = (): Art => {
    if (subject.kind === 'cover')
      return filling(drawAlone({ cover: subject.options.yokai ? 'yokai' : 'kanagawa' }), cover);
    const { players } = subject.view;
    const one = subject.kind === 'over' && subject.seat !== undefined ? players[subject.seat] : undefined;
    return one ? large(one) : hung(players.map(whole));
  };
  const drawn = art();
  return portraitFile(defsFor(drawn), drawn);
};
