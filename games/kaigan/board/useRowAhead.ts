import { useEffect, useRef, useState } from 'preact/hooks';
import { useBoard } from './context.ts';
import { knownRow, type RowAhead, rowAhead } from './rowAhead.ts';

/** A row played forward for whoever looks: at once where it is known, else when the new table has been drawn. */
export function useRowAhead(row: number): RowAhead | undefined {
  const { now: view, mine } = useBoard();
  const last = useRef<RowAhead>();
  const [, redraw] = useState<object>();
  const known = knownRow(view, mine, row);
  if (known) last.current = known;
  useEffect(() => {
    if (known) return undefined;
    // One row after the other, so that each gives way to what the player does.
    const timer = setTimeout(
      () => {
        rowAhead(view, mine, row);
        redraw({});
      },
      30 + 20 * row,
    );
    return () => clearTimeout(timer);
  }, [view, mine, row, known]);
  return known ?? last.current;
}
