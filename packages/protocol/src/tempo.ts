import type { Clock } from './table.ts';

/** How a game goes: in one sitting, or over days. From an hour for a turn on, nobody sits and waits. */
export type Tempo = 'live' | 'days' | 'free';

export function tempoOf(clock: Clock): Tempo {
  if (clock.kind === 'none') return 'free';
  return clock.kind === 'deadline' && clock.seconds >= 3600 ? 'days' : 'live';
}
