import { settings } from '@hanga/web/settings.ts';
import { isMoving } from '@hanga/web/table/motion.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type PictureRequest, panelSize } from '../art/index.ts';
import { pictures } from './pictures.ts';
import { pullsOf } from './pulls.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Milliseconds: when the colour is pulled over the key block, when the bokashi, and how long the paper takes each. */
const times = { colour: 420, bokashi: 900, pull: 320 } as const;

/** Bare paper, as large as a panel. */
function paper(): Element {
  const sheet = document.createElementNS(SVG, 'rect');
  sheet.setAttribute('width', String(panelSize.width));
  sheet.setAttribute('height', String(panelSize.height));
  sheet.setAttribute('fill', '#f4ecd8');
  return sheet;
}

/**
 * A panel that joins a print is printed there in three pulls: key block, colour, bokashi. Each is a picture that fades
 * in over the one before. Where they have not been made in time, or nothing is to move, the panel is simply there.
 */
export function usePulls(over: RefObject<SVGGElement>, picture: PictureRequest, isNew: boolean): void {
  useLayoutEffect(() => {
    const holder = over.current;
    if (!holder || !isNew || !isMoving(settings.value.speed)) return;
    const [key, colour] = pullsOf(picture).map(each => pictures.printed(pictures.nameOf(each)));
    if (!key || !colour || !pictures.printed(pictures.nameOf(picture))) return;
    holder.replaceChildren(paper(), key, colour);
    colour.animate([{ opacity: 0 }, { opacity: 1 }], { delay: times.colour, duration: times.pull, fill: 'both' });
    const last = holder.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: times.bokashi,
      duration: times.pull,
      fill: 'both',
    });
    const end = (): void => {
      holder.replaceChildren();
      last.cancel();
    };
    last.onfinish = end;
    return end;
  }, []);
}
