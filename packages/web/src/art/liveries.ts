import { type Art, type Color, node } from './tree.ts';
/** The colours and crests of those who play: the same in every game. */
export const seats = [0, 1, 2, 3] as const;
export type Seat = (typeof seats)[number];

interface Livery {
  readonly color: Color;
  readonly deep: Color;
  /** The crest, about 16 x 16 around (0, 0): it tells the seats apart without colour. */
  readonly mon: (color: Color) => Art;
}

export const liveries: Readonly<Record<Seat, Livery>> = {
  0: {
    color: '#2f5f92',
    deep: '#1b3556',
    mon: () =>
      node('path', {
        d: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0',
        'fill-rule': 'evenodd',
      }),
  },
  1: {
    color: '#c23b2b',
    deep: '#761c13',
    mon: color =>
      node('path', {
        d: 'M0 -8L4 -4L0 0L-4 -4ZM0 0L4 4L0 8L-4 4ZM-4 -4L0 0L-4 4L-8 0ZM4 -4L8 0L4 4L0 0Z',
        'stroke-width': 0.8,
        stroke: color,
      }),
  },
  2: {
    color: '#5f7f3f',
    deep: '#33491f',
    mon: () => node('path', { d: 'M0 -8L4.4 -.6H-4.4ZM-4.6 0L-.2 7.4H-9ZM4.6 0L9 7.4H.2Z' }),
  },
  3: {
    color: '#d09a2f',
    deep: '#7c5610',
    mon: () => node('path', { d: 'M-7.5 -6.5H7.5V-3H-7.5ZM-7.5 -1.7H7.5V1.7H-7.5ZM-7.5 3H7.5V6.5H-7.5Z' }),
  },
};

export const mon = (seat: Seat, color: Color): Art => node('g', { fill: color }, liveries[seat].mon(color));
