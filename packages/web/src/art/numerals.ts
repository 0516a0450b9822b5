import { open } from './brush.ts';
import { type Art, type Ink, moved, node, scaled } from './tree.ts';

/** Figures cut with one tool, so that no font is needed; each about 9 x 13 around (0, 0). */
const cuts: Readonly<Record<string, readonly string[]>> = {
  '0': ['0,-6.5 3.6,-4.5 4.2,0 3.4,4.6 0,6.5 -3.6,4.5 -4.2,0 -3.4,-4.6 .4,-6.5'],
  '1': ['-2.6,-3.8 .6,-6.4! .6,6.4'],
  '2': ['-3.8,-3.6 -2,-6 1.8,-6.3 4,-3.6 2.4,-.2 -1,2.8 -4,6! 4.4,5.8'],
  '3': ['-3.6,-5 0,-6.5 3.4,-4.4 2.6,-1.4 -.6,-.4! 3,.4 4.2,3.2 1.6,6.2 -2,6.3 -4.2,4.6'],
  '4': ['1.2,-6.6! -4.4,2.4! 4.8,2.2!', '2,-1.6 1.8,6.6'],
  '5': ['3.8,-6.2! -2.6,-6.2! -3.2,-1! .6,-1.8 3.8,.6 3.8,4 .8,6.4 -3.8,5.2'],
  '6': ['3,-6.4 -1.2,-4 -3.8,.4 -3.4,4.4 0,6.4 3.6,4.4 3.4,1 .4,-.8 -3.2,1.4'],
  '7': ['-4,-6! 4.2,-6! 1,-.4 -.8,6.6'],
  '8': ['0,-.6 -3.2,-2.8 -2.2,-6 1.6,-6.4 3.4,-3.6 0,-.6 -3.8,2.2 -2.8,5.8 1.4,6.5 4,3.8 3,1 0,-.6'],
  '9': ['3.4,-1.6 0,.8 -3.4,-1 -3.4,-4.6 0,-6.5 3.6,-4.6 3.8,-.6 1.6,4 -2.6,6.5'],
  '+': ['-3.6,0 3.6,0', '0,-3.6 0,3.6'],
  '-': ['-3.6,0 3.6,0'],
};

/** A number centred on (x, y); `size` is the height of the figures. */
export const figures = (text: string, x: number, y: number, size: number, color: Ink): Art => {
  const step = 10.6;
  const path = [...text]
    .map((figure, index) => {
      const shift = (index - (text.length - 1) / 2) * step;
      return (cuts[figure] ?? [])
        .map(cut => open(cut.replace(/(-?[\d.]+),/g, (_, at: string) => `${Number(at) + shift},`)))
        .join('');
    })
    .join('');
  const scale = Math.round((size / 13) * 100) / 100;
  return node('path', {
    transform: [moved(x, y), scaled(scale)],
    d: path,
    fill: 'none',
    stroke: color,
    'stroke-width': 2.7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
};
