import type { Seat } from '@hanga/web/art/liveries.ts';
import { figures as numerals } from '@hanga/web/art/numerals.ts';
import { node } from '@hanga/web/art/tree.ts';
import type { Figure } from '@hanga/web/learn/rulebook.ts';
import { kindInks, use } from '../art/index.ts';
import { kaigan, numbersUnder, type TrackName } from '../rules/index.ts';

/** A track from the left: its numbers, and discs on some of its spaces. */
export function track(kind: TrackName, discs: Readonly<Record<number, readonly Seat[]>>, count: number): Figure {
  const { color, deep, pale } = kindInks[kind];
  const numbers = kind === 'travel' ? undefined : numbersUnder(kaigan.rules)[kind];
  const cell = 46;
  const spaces = Array.from({ length: count }, (_, index) => {
    const x = 58 + index * cell;
    return [
      node('rect', { x, y: 30, width: cell - 4, height: 42, rx: 5, fill: pale, stroke: deep, 'stroke-width': 1.6 }),
      numbers ? numerals(String(numbers[index] ?? ''), x + 21, 51, 20, deep) : use(kind, x + 21, 51, 0.5),
      (discs[index] ?? []).map((seat, place) => use(`disc-${seat}`, x + 12 + place * 20, 20)),
    ];
  });
  return {
    width: 58 + count * cell + 6,
    height: 82,
    art: [
      node('rect', { y: 22, width: 58 + count * cell + 6, height: 58, rx: 9, fill: color }),
      node('circle', { cx: 29, cy: 51, r: 23, fill: '#f4ecd8' }),
      use(kind, 29, 51, 0.85),
      spaces,
    ],
  };
}
