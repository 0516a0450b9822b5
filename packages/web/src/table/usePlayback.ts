import type { GameTypes } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import type { SeatedTable } from '../source/source.ts';

type Table = SeatedTable<GameTypes>;

/** How long each move stays on the table, in milliseconds. */
const pace: Readonly<Record<Settings['speed'], number>> = { slow: 1600, normal: 900, fast: 480, instant: 900 };

interface Playback {
  /** What the board shows: the table, or one from a moment ago. */
  readonly shown: Table;
  /** How fast the board moves: not at all while it goes back. */
  readonly speed: Settings['speed'];
  readonly isPlaying: boolean;
  /** Whether moves after `from`, up to `to`, can be shown again. */
  readonly knows: (from: number, to: number) => boolean;
  readonly play: (from: number, to: number) => void;
  readonly stop: () => void;
}

/** Shows again what others have done, from the tables that this page has shown since the viewer last acted. */
export function usePlayback(table: Table, speed: Settings['speed']): Playback {
  const kept = useRef<Table[]>([]);
  const [script, setScript] = useState<{ readonly steps: readonly Table[]; readonly at: number }>();
  const stop = (): void => setScript(undefined);
  // Tables ahead of this one were taken back; those before the viewer's own last move are not asked for.
  if (kept.current.at(-1) !== table) {
    const mine = table.log.findLast(({ seat }) => seat === table.viewer)?.move ?? 0;
    const before = kept.current.filter(
      ({ move, viewer }) => move < table.move && move >= mine && viewer === table.viewer,
    );
    kept.current = [...before, table];
  }
  useEffect(stop, [table]);
  useEffect(() => {
    if (!script) return;
    const timer = setTimeout(
      () => setScript(script.at + 1 < script.steps.length ? { ...script, at: script.at + 1 } : undefined),
      script.at === 0 ? 60 : pace[speed],
    );
    return () => clearTimeout(timer);
  }, [script]);
  const stepsOf = (from: number, to: number): Table[] => kept.current.filter(({ move }) => move >= from && move <= to);
  const isThere = (from: number, to: number): boolean => {
    const steps = stepsOf(from, to);
    return steps[0]?.move === from && steps.length > 1;
  };
  const shown = script?.steps[script.at];
  const moving = speed === 'instant' ? 'normal' : speed;
  return {
    shown: shown ? { ...shown, seats: table.seats, legal: [] } : table,
    speed: !script ? speed : script.at === 0 ? 'instant' : moving,
    isPlaying: script !== undefined,
    knows: isThere,
    play: (from, to) => setScript(isThere(from, to) ? { steps: stepsOf(from, to), at: 0 } : undefined),
    stop,
  };
}
