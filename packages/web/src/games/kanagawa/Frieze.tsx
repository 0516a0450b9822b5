import { lessonCards, startingTiles } from '@hanga/kanagawa';
import { panelSize, printScroll } from '../../art/index.ts';

/** A print to look at: the seasons of a year, always the same. */
export function Frieze() {
  const numbers = [46, 15, 27, 53, 7, 39, 22];
  const scroll = printScroll(
    startingTiles[0],
    numbers.map(number => ({ card: lessonCards[number]!, number })),
    'none',
  );
  return (
    <svg
      class="frieze"
      viewBox={`0 0 ${(numbers.length + 1) * panelSize.width} ${panelSize.height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <g dangerouslySetInnerHTML={{ __html: scroll }} />
    </svg>
  );
}
