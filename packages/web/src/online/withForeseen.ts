import type { GameTypes } from '@hanga/kernel';
import type { StateMessage } from '@hanga/protocol';
import type { Foreseen } from '../source/foresee.ts';

/** Where a gesture that is on its way to the server leads, from the state that it was made in. */
export interface Way {
  readonly base: StateMessage;
  readonly found: Foreseen<GameTypes>;
}

/** The state as it will be when the gesture is stored; itself, where anything but that gesture has happened. */
export function withForeseen(now: StateMessage, way: Way | undefined): StateMessage & { readonly isAhead?: true } {
  if (!way) return now;
  const { base, found } = way;
  const { viewer } = base;
  const made = now.seq - base.seq;
  const all = found.events.length;
  const isOwn = now.move === base.move + made && now.log.slice(base.log.length).every(({ seat }) => seat === viewer);
  if (viewer === 'spectator' || made < 0 || made >= all || !isOwn || now.paused) return now;
  const entries = found.events.map((events, i) => ({
    move: base.move + i + 1,
    seat: viewer,
    events,
    seq: base.seq + i + 1,
    at: now.log.at(-1)?.at ?? 0,
  }));
  return {
    ...now,
    ...{ view: found.view, legal: found.legal, toAct: found.toAct },
    // The number that the server will give the next question of whoever moved last.
    question: base.seq + all,
    move: base.move + all,
    log: [...base.log, ...entries],
    ...{ noUndo: 'nothingToUndo', canRedo: false, isAhead: true },
  };
}
