import { type Art, moved, node } from '@hanga/web/art/tree.ts';

/** A number on a picture, beside what it means. */
export const badge = (number: number, [x, y]: readonly [number, number]): Art =>
  node('g', { transform: [moved(x, y)] }, [
    node('circle', { r: 13, fill: '#23211e', stroke: '#f4ecd8', 'stroke-width': 2.5 }),
    node(
      'text',
      {
        y: 5.5,
        'text-anchor': 'middle',
        'font-family': 'Source Sans 3 Variable, sans-serif',
        'font-weight': 700,
        'font-size': 16,
        fill: '#f4ecd8',
      },
      String(number),
    ),
  ]);
