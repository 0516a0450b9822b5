import type { GameTypes } from '@hanga/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import type { LogEntry, SeatedTable } from '../source/source.ts';
import { animate, isMoving, type Motion, type Places, placesIn } from './motion.ts';

interface Moving<T extends GameTypes> {
  /** Where the pieces lie that this table shows. */
  readonly placesOf: () => Places;
  readonly motionOf: (entries: readonly LogEntry<T>[]) => Motion;
}

/** Animates what a new table has moved. */
export function useMotion<T extends GameTypes>(
  root: RefObject<HTMLElement>,
  table: SeatedTable<T>,
  speed: Settings['speed'],
  { placesOf, motionOf }: Moving<T>,
): void {
  const drawn = useRef({ move: table.move, placesOf });
  const before = useRef<Places | undefined>(undefined);
  // While drawing, the page still shows the old table: what the layout does not place is measured now.
  if (drawn.current.move !== table.move && root.current && isMoving(speed))
    before.current ??= placesIn(root.current, drawn.current.placesOf());
  useLayoutEffect(() => {
    const from = drawn.current.move;
    drawn.current = { move: table.move, placesOf };
    const places = before.current;
    before.current = undefined;
    if (!places || from === table.move) return;
    const motion = motionOf(table.log.filter(entry => entry.move > from));
    // Areas hear of the new table through their context, and draw themselves after this effect but before the frame.
    queueMicrotask(() => root.current && animate(root.current, places, placesOf(), motion, speed));
  });
}
