import type { Clock } from '@hanga/protocol';

/** Milliseconds left to each seat at `since`. A function of the log alone, so that every node counts the same. */
export interface Times {
  readonly left: readonly number[];
  readonly since: number;
}

const ofSeconds = (seconds: number): number => seconds * 1000;

const fullTime = (clock: Clock): number => {
  switch (clock.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'bank':
      return ofSeconds(clock.initial);
    case 'deadline':
      return ofSeconds(clock.seconds);
  }
};

export const timesAtStart = (clock: Clock, seats: number, at: number): Times => ({
  left: Array.from({ length: seats }, () => fullTime(clock)),
  since: at,
});

/** After an entry at `at`: those in `before` owed a decision until then, those in `after` do from then on. */
export function timesAfter(
  clock: Clock,
  times: Times,
  entry: { readonly at: number; readonly isPause: boolean },
  before: readonly number[],
  after: readonly number[],
): Times {
  if (clock.kind === 'none') return { left: times.left, since: entry.at };
  const used = entry.isPause ? 0 : Math.max(0, entry.at - times.since);
  const left = times.left.map((had, seat) => {
    if (!before.includes(seat)) return had;
    const rest = Math.max(0, had - used);
    if (after.includes(seat)) return rest;
    return clock.kind === 'bank' ? rest + ofSeconds(clock.increment) : fullTime(clock);
  });
  return { left, since: Math.max(times.since, entry.at) };
}

/** Whoever comes back gets a moment to look, even with an empty bank. */
const LOOK_AROUND = 15_000;

/** When the time of a seat that owes a decision is up. `backAt`: when its player came back from absence. */
export function flagAt(clock: Clock, times: Times, seat: number, backAt: number | undefined): number | undefined {
  if (clock.kind === 'none') return undefined;
  const flag = times.since + (times.left[seat] ?? 0);
  if (backAt === undefined) return flag;
  const grace = clock.kind === 'bank' ? Math.max(ofSeconds(clock.increment), LOOK_AROUND) : fullTime(clock);
  return Math.max(flag, backAt + grace);
}
