import type { Settings } from '@hanga/web/settings.ts';
import { isStill } from '@hanga/web/settings.ts';
import type { SeatedTable } from '@hanga/web/source/source.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kaigan } from '../rules/index.ts';
import { piecesOf } from './pieces.ts';
import type { BoardProps } from './props.ts';
import { eventsUpTo, freshRoundEnd, type PhaseName, type RoundEnd } from './roundEnd.ts';
import { toldView } from './toldView.ts';

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

/** What the board shows, and what it tells of the end of the round. */
interface Telling {
  /** The table, with what is not yet told as it was. */
  readonly shown: SeatedTable<Kaigan>;
  readonly news: News | undefined;
}

/** Tells the end of a round step by step, until the viewer moves, skips or closes it. */
export function useRoundEnd({ table, settings: { speed }, isReplay, inSight }: BoardProps): Telling {
  const { view, log } = table;
  // Whoever watches a game again has left the news behind with the next move.
  const viewer = isReplay ? 'spectator' : table.viewer;
  const end = useMemo(
    () => (view.phase.kind === 'over' ? undefined : freshRoundEnd(log, viewer, view.round)),
    [log, viewer, view],
  );
  const [state, setState] = useState({ move: 0, told: 0, isClosed: false });
  // The last table that was shown whole: what is told changes it step by step. What was over by then has been told.
  const whole = useRef(table);
  const count = end?.steps.length ?? 0;
  const isKnown = state.move === end?.move;
  const isOld = end !== undefined && end.move <= whole.current.move;
  // A lesson or a hint speaks of the table as it stands.
  const isTold = isStill() || isOld || inSight !== undefined;
  const told = isTold ? count : isKnown ? state.told : 1;
  const isClosed = isKnown && state.isClosed;
  const isTelling = told < count && !isClosed;
  useEffect(() => {
    if (!end || !isTelling) return undefined;
    const timer = setTimeout(() => setState({ move: end.move, told: told + 1, isClosed: false }), pace[speed]);
    return () => clearTimeout(timer);
  }, [end?.move, told, isTelling, speed]);
  useLayoutEffect(() => {
    if (!isTelling) whole.current = table;
  });
  const shown = useMemo(() => {
    if (!end || !isTelling) return table;
    const from = whole.current;
    return { ...table, view: toldView(view, from.view, eventsUpTo(log, from.move, end, told)) };
  }, [table, end, isTelling, told]);
  if (!end) return { shown, news: undefined };
  const now = isTelling ? end.steps[told - 1] : undefined;
  const news: News = {
    end,
    told,
    isTelling,
    phase: now?.phase,
    pieces: now ? now.events.flatMap(event => piecesOf(event)) : none,
    isClosed,
    skip: () => setState({ move: end.move, told: count, isClosed: false }),
    close: () => setState({ move: end.move, told: count, isClosed: true }),
  };
  return { shown, news };
}
