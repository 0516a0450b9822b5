import type { GameTypes } from '@hanga/kernel';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import type { SeatedTable } from '../source/source.ts';
import type { newsFor } from './turns.ts';
import './marks.css';

type News = ReturnType<typeof newsFor>;

/** By piece that others have changed: the livery of whoever did it last. */
export type Marks = ReadonlyMap<string, number>;

const none: Marks = new Map();

/** Everything that others have changed on the table since the viewer acted. */
export function marksOf(
  front: Pick<GameFront<GameTypes>, 'changedBy' | 'piecesOf'>,
  { view, seats }: Pick<SeatedTable<GameTypes>, 'view' | 'seats'>,
  news: News,
): Marks {
  const marks = new Map<string, number>();
  for (const { seat, entries } of news) {
    for (const event of entries.flatMap(entry => entry.events)) {
      const pieces = (front.changedBy ?? front.piecesOf)?.call(front, event, view) ?? [];
      for (const piece of pieces) marks.set(piece, seats[seat]?.color ?? seat);
    }
  }
  return marks;
}

/** The same object until the table changes. */
export const useMarks = (front: GameFront<GameTypes>, table: SeatedTable<GameTypes>, news: News): Marks =>
  useMemo(() => marksOf(front, table, news), [front, table.view, table.seats, news.length === 0]);

const selectorOf = (piece: string): string => `[data-piece="${CSS.escape(piece)}"]`;

/** Style rules that mark pieces: an HTML one by a line around it, one inside a drawing by its `data-box`. */
export function rulesFor(marks: Marks): string {
  const colors = [...new Set(marks.values())];
  return colors
    .map(color => {
      const pieces = [...marks].flatMap(([piece, by]) => (by === color ? [selectorOf(piece)] : []));
      const marked = `.table-top :is(${pieces.join(',')})`;
      return `${marked}{outline:2px dashed var(--livery-${color});outline-offset:1px;border-radius:4px}
${marked} > rect[data-box]{stroke:var(--livery-${color});stroke-width:10;stroke-dasharray:26 14}`;
    })
    .join('\n');
}

/**
 * Marks pieces in the colours of those who changed them. By style rules and not on the elements: an area that is looked at
 * later, or drawn anew, shows its marks too.
 */
export function useMarkRules(marks: Marks = none): void {
  useLayoutEffect(() => {
    if (marks.size === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(marks));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [marks]);
}
