import type { Kanagawa } from '@hanga/kanagawa';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../settings.ts';
import type { Table } from '../../source/source.ts';
import { animate, moves, type Places, placesIn } from './motion.ts';

/** Animates what a new table has moved. While drawing, the page still shows the old one: that is when to measure. */
export function useMotion(
  root: RefObject<HTMLElement>,
  table: Table<Kanagawa>,
  speed: Settings['speed'],
  tab: string,
): void {
  const drawn = useRef({ move: table.move, tab });
  const before = useRef<Places | undefined>(undefined);
  if (drawn.current.move !== table.move && root.current && moves(speed)) before.current ??= placesIn(root.current);
  useLayoutEffect(() => {
    const from = drawn.current;
    drawn.current = { move: table.move, tab };
    const places = before.current;
    before.current = undefined;
    if (!places || !root.current || from.move === table.move) return;
    const events = table.log.filter(entry => entry.move > from.move).flatMap(entry => entry.events);
    // The areas hear of the new desk through their context, and draw themselves after this effect but before the frame.
    queueMicrotask(() => root.current && animate(root.current, places, events, table.view, speed));
  }, [root, table, speed, tab]);
}
