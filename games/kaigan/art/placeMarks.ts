import { at } from '@hanga/web/art/brush.ts';
import { kept } from '@hanga/web/art/kept.ts';
import { keyInk } from '@hanga/web/art/keyBlock.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { isAshore } from './ashore.ts';
import { lettering, written } from './lettering.ts';
import type { Where } from './relief.ts';
import { stations } from './survey.ts';

/** Villages of the shore: one at every third station. */
const villages = stations
  .filter((_, index) => index % 3 === 0)
  .map(({ x, y }, index) => ({ x, y, signs: 2 + (index % 3) }));

/** A name beside its village, in a column too small to be read; none where it would stand in the sea. */
const column = kept((x: number, y: number, signs: number): string =>
  isAshore({ x: x + 3.4, y: y + 5 }, 2)
    ? Array.from({ length: signs }, (_, index) => `M${at(x + 2.6, y + 1.4 + index * 2)}h1.7m-1.5 .8h1.3`).join('')
    : '',
);

/** Where the survey has passed: village marks with their lettering, stations in red, provinces by name. */
export function placeMarks(isDrawn: Where, isWritten: Where = isDrawn): Art {
  const there = villages.filter(isDrawn);
  const columns = there.map(({ x, y, signs }) => column(x, y, signs)).join('');
  return [
    node('path', { d: columns, fill: 'none', stroke: keyInk, 'stroke-width': 0.42, 'stroke-opacity': 0.85 }),
    node('path', {
      d: stations
        .filter(isDrawn)
        .map(({ x, y }) => `M${at(x - 0.1, y)}h.2`)
        .join(''),
      stroke: ink.vermilion,
      'stroke-width': 1.9,
      'stroke-linecap': 'round',
    }),
    node('path', {
      d: there.map(({ x, y }) => `M${at(x - 1.5, y)}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`).join(''),
      fill: '#fbf5e3',
      stroke: ink.vermilion,
      'stroke-width': 0.6,
    }),
    node('g', { fill: keyInk }, lettering.filter(isWritten).map(written)),
  ];
}
