import type { Settings } from '@hanga/web/settings.ts';
import { isStill } from '@hanga/web/settings.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Kaigan } from '../rules/index.ts';
import { piecesOf } from './pieces.ts';
import { freshRoundEnd, type PhaseName, type RoundEnd } from './roundEnd.ts';

/** The end of a round as it is being told. */
export interface News {
  readonly end: RoundEnd;
  /** How many steps have been told; the last one of them is being told while more are to come. */
  readonly told: number;
  readonly isTelling: boolean;
  /** The phase that is being told. */
  readonly phase: PhaseName | undefined;
  /** The pieces that the step being told has touched. */
  readonly pieces: readonly string[];
  readonly isClosed: boolean;
  /** Tells the rest at once. */
  readonly skip: () => void;
  readonly close: () => void;
}

/** Milliseconds to read a step in. */
const pace: Readonly<Record<Settings['speed'], number>> = { slow: 3200, normal: 2200, fast: 1300, instant: 0 };

const none: readonly string[] = [];

/** Tells the end of a round step by step, until the viewer moves, skips or closes it. */
export function useRoundEnd(table: SeatedTable<Kaigan>, speed: Settings['speed']): News | undefined {
  const { view, log, viewer } = table;
  const end = useMemo(
    () => (view.phase.kind === 'over' ? undefined : freshRoundEnd(log, viewer, view.round)),
    [log, viewer, view],
  );
  const [state, setState] = useState({ move: 0, told: 0, isClosed: false });
  // What was over when the table was opened has been told.
  const [opened] = useState(table.move);
  const count = end?.steps.length ?? 0;
  const isKnown = state.move === end?.move;
  const isTold = isStill() || (end !== undefined && end.move <= opened && !isKnown);
  const told = isTold ? count : isKnown ? state.told : 1;
  const isClosed = isKnown && state.isClosed;
  const isTelling = told < count && !isClosed;
  useEffect(() => {
    if (!end || !isTelling) return undefined;
    const timer = setTimeout(() => setState({ move: end.move, told: told + 1, isClosed: false }), pace[speed]);
    return () => clearTimeout(timer);
  }, [end?.move, told, isTelling, speed]);
  if (!end) return undefined;
  const now = isTelling ? end.steps[told - 1] : undefined;
  return {
    end,
    told,
    isTelling,
    phase: now?.phase,
    pieces: now ? now.events.flatMap(event => piecesOf(event)) : none,
    isClosed,
    skip: () => setState({ move: end.move, told: count, isClosed: false }),
    close: () => setState({ move: end.move, told: count, isClosed: true }),
  };
}
