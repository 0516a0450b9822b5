import type { GameTypes } from '@hanga/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../settings.ts';
import type { LogEntry, Table } from '../../source/source.ts';
import { animate, isMoving, type Origins, type Places, placesIn } from './motion.ts';

/** Animates what a new table has moved. While drawing, the page still shows the old one: that is when to measure. */
export function useMotion<T extends GameTypes>(
  root: RefObject<HTMLElement>,
  table: Table<T>,
  speed: Settings['speed'],
  originsOf: (entries: readonly LogEntry<T>[]) => Origins,
): void {
  const drawn = useRef(table.move);
  const before = useRef<Places | undefined>(undefined);
  if (drawn.current !== table.move && root.current && isMoving(speed)) before.current ??= placesIn(root.current);
  useLayoutEffect(() => {
    const from = drawn.current;
    drawn.current = table.move;
    const places = before.current;
    before.current = undefined;
    if (!places || !root.current || from === table.move) return;
    animate(root.current, places, originsOf(table.log.filter(entry => entry.move > from)), speed);
  }, [root, table, speed]);
}
