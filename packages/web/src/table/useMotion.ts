import type { GameTypes } from '@hanga/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import type { LogEntry, SeatedTable } from '../source/source.ts';
import { beforeFrame } from './beforeFrame.ts';
import { animate, isMoving, type Motion, type Places, placesIn } from './motion.ts';

interface Moving<T extends GameTypes> {
  /** Where the pieces lie that this table shows. */
  readonly placesOf: () => Places;
  readonly motionOf: (entries: readonly LogEntry<T>[]) => Motion;
  readonly told?: PartlyTold | undefined;
}

/** A move of which a table shows only a part so far: the first so many of what it brought. */
export interface PartlyTold {
  readonly move: number;
  readonly part: number;
}

/** Animates what a new table has moved, or a further part of one move. */
export function useMotion<T extends GameTypes>(
  root: RefObject<HTMLElement>,
  table: SeatedTable<T>,
  speed: Settings['speed'],
  { placesOf, motionOf, told }: Moving<T>,
): void {
  const drawn = useRef({ move: table.move, told, placesOf });
  const before = useRef<Places | undefined>(undefined);
  const isFurther =
    told !== undefined && drawn.current.told?.move === told.move && drawn.current.told.part !== told.part;
  const isNew = isFurther || drawn.current.move !== table.move;
  // While drawing, the page still shows the old table: what the layout does not place is measured now.
  if (isNew && root.current && isMoving(speed)) before.current ??= placesIn(root.current, drawn.current.placesOf());
  useLayoutEffect(() => {
    const from = drawn.current.move;
    drawn.current = { move: table.move, told, placesOf };
    const places = before.current;
    before.current = undefined;
    if (!places || !isNew) return;
    const motion = motionOf(table.log.filter(({ move }) => move > from || (isFurther && move === told.move)));
    // Areas hear of the new table through their context, and draw themselves after this effect but before the frame; what
    // must be scrolled to is in its place by then.
    queueMicrotask(() => beforeFrame(() => root.current && animate(root.current, places, placesOf(), motion, speed)));
  });
}
