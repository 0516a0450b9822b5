import { type Art, type Move, node, scaled, turned } from '@hanga/web/art/tree.ts';
import { bokashi } from './paper.ts';

const pattern = (id: string, width: number, height: number, transform: readonly Move[], children: Art): Art =>
  node(
    'pattern',
    { id: `k-${id}`, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
    children,
  );

const pale = '#f6ead2';
const thread = (d: string, width: number, opacity: number): Art =>
  node('path', { d, fill: 'none', stroke: pale, 'stroke-width': width, 'stroke-opacity': opacity });

/** What cloth is dyed with, over any colour: each is the ink of a pattern that repeats. */
export const clothDefs = (): Art => [
  // Blue sea waves: rings half hidden by the next row.
  pattern(
    'seigaiha',
    10,
    5,
    [],
    thread(
      'M0 5a5 5 0 0 1 10 0M2.2 5a2.8 2.8 0 0 1 5.6 0M-5 2.5a5 5 0 0 1 10 0M5 2.5a5 5 0 0 1 10 0M-2.8 2.5a2.8 2.8 0 0 1 5.6 0M7.2 2.5a2.8 2.8 0 0 1 5.6 0',
      0.6,
      0.7,
    ),
  ),
  // Hemp leaf.
  pattern(
    'asanoha',
    8,
    14,
    [scaled(0.9)],
    thread(
      'M4 0v14M0 2.3L8 7M8 2.3L0 7M0 7l8 4.7M8 7L0 11.7M0 2.3v9.4M4 0L0 2.3M4 0l4 2.3M4 14L0 11.7M4 14l4-2.3',
      0.5,
      0.6,
    ),
  ),
  // Splashed threads: little crosses, never quite in line.
  pattern('kasuri', 9, 9, [turned(8)], thread('M1 2.5h3M2.5 1v3M5.6 7h3M7 5.4v3', 0.9, 0.75)),
  pattern('shima', 4, 8, [turned(6)], thread('M1 0v8', 0.8, 0.45)),
  pattern(
    'petals',
    14,
    14,
    [turned(14)],
    node('path', {
      d: 'M3.4 3.4h.01M5.6 3h.01M6.4 5.2h.01M4.6 6.4h.01M3 5.2h.01M10.6 10.4h.01M12.6 10.6h.01M12.8 12.6h.01M11 13h.01M9.8 11.8h.01',
      stroke: pale,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
  ),
  // Wiped shades, by height over the feet.
  bokashi('k-hem', -64, 2, [
    [0, '#1c2434', 0],
    [1, '#1c2434', 0.42],
  ]),
  bokashi('k-crown', -150, -70, [
    [0, '#1c2434', 0.45],
    [1, '#1c2434', 0],
  ]),
];
