import { afterRest, type Clock, type Rest, restWithin } from '@hanga/protocol';

/** Milliseconds left to each seat at `since`. A function of the log alone, so that every node counts the same. */
export interface Times {
  readonly left: readonly number[];
  /** What each seat had when its last turn ended: if that end is taken back, the seat goes on with this. */
  readonly ended: readonly number[];
  readonly since: number;
  /** By seat, when it was asked what it is asked now. Snapshots of an earlier Hanga do not say. */
  readonly asked?: readonly number[];
  /** By seat, the hours of the day in which its clock rests: agreed at the start, and so to the end. */
  readonly rests?: readonly (Rest | null)[];
}

const ofSeconds = (seconds: number): number => seconds * 1000;

const fullTime = (clock: Clock): number => {
  switch (clock.kind) {
    case 'none':
      return Number.MAX_SAFE_INTEGER;
    case 'bank':
      return ofSeconds(clock.initial);
    case 'deadline':
      return ofSeconds(clock.seconds);
  }
};

export function timesAtStart(
  clock: Clock,
  seats: number,
  at: number,
  rests: readonly (Rest | undefined)[] = [],
): Times {
  const left = Array.from({ length: seats }, () => fullTime(clock));
  const times = { left, ended: left, since: at, asked: left.map(() => at) };
  return rests.some(rest => rest !== undefined) ? { ...times, rests: rests.map(rest => rest ?? null) } : times;
}

export const askedOf = ({ asked, left, since }: Times): readonly number[] => asked ?? left.map(() => since);

const restOf = ({ rests }: Times, seat: number): Rest | undefined => rests?.[seat] ?? undefined;

/**
 * After an entry at `at`: those in `before` owed a decision until then, those in `after` do from then on. `isAsked`: which
 * seats are asked something new. `pause`: the time until then is nobody's.
 */
export function timesAfter(
  clock: Clock,
  times: Times,
  entry: { readonly at: number; readonly kind: 'move' | 'undo' | 'pause' },
  before: readonly number[],
  after: readonly number[],
  isAsked: (seat: number) => boolean = () => false,
): Times {
  const passed = Math.max(0, entry.at - times.since);
  const stood = entry.kind === 'pause' ? passed : 0;
  const asked = askedOf(times).map((since, seat) => (isAsked(seat) ? entry.at : since + stood));
  if (clock.kind === 'none') return { ...times, asked, since: entry.at };
  const isUndo = entry.kind === 'undo';
  const used = (seat: number): number =>
    entry.kind === 'pause' ? 0 : passed - restWithin(restOf(times, seat), times.since, entry.at);
  const rest = times.left.map((had, seat) => (before.includes(seat) ? Math.max(0, had - used(seat)) : had));
  const hasEnded = (seat: number): boolean => before.includes(seat) && !after.includes(seat) && !isUndo;
  const left = rest.map((has, seat) => {
    if (hasEnded(seat)) return clock.kind === 'bank' ? has + ofSeconds(clock.increment) : fullTime(clock);
    if (!isUndo || before.includes(seat) === after.includes(seat)) return has;
    // A turn's end was taken back: the seat goes on with what it had, and the next one has not begun.
    if (after.includes(seat)) return Math.min(has, times.ended[seat] ?? has);
    return clock.kind === 'bank' ? has : fullTime(clock);
  });
  const ended = rest.map((has, seat) => (hasEnded(seat) ? has : (times.ended[seat] ?? has)));
  return { ...times, left, ended, asked, since: Math.max(times.since, entry.at) };
}

/** Whoever comes back gets a moment to look, even with an empty bank. */
const LOOK_AROUND = 15_000;

/** When the time of a seat that owes a decision is up. `backAt`: when its player came back from absence. */
export function flagAt(clock: Clock, times: Times, seat: number, backAt: number | undefined): number | undefined {
  if (clock.kind === 'none') return undefined;
  const flag = afterRest(restOf(times, seat), times.since, times.left[seat] ?? 0);
  if (backAt === undefined) return flag;
  const grace = clock.kind === 'bank' ? Math.max(ofSeconds(clock.increment), LOOK_AROUND) : fullTime(clock);
  return Math.max(flag, afterRest(restOf(times, seat), backAt, grace));
}
