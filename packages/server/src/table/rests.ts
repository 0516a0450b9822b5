import { type Night, type Rest, restMinutes } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { channelsOf } from '../notify/channels.ts';
import type { StoredSeat, TableMeta } from './meta.ts';

/** Minutes that the clocks of a place are ahead of UTC at a time; `undefined` where there is no such place. */
function aheadOf(zone: string, at: number): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    }).formatToParts(at);
    const part = (type: string): number => Number(parts.find(each => each.type === type)?.value);
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return Math.round((local - Math.floor(at / 60_000) * 60_000) / 60_000);
  } catch {
    return undefined;
  }
}

/** The night of a place as it is on that day, in UTC. */
export function restOf(night: Night, at: number): Rest | undefined {
  const ahead = aheadOf(night.zone, at);
  if (ahead === undefined) return undefined;
  const inUtc = (minute: number): number => (((minute - ahead) % 1440) + 1440) % 1440;
  const from = inUtc(night.from);
  return { from, to: (from + restMinutes(night)) % 1440 };
}

/**
 * The seats as a game over days begins with them: each person's nights are written down once, and stay what they are to
 * the end, so that nobody can stop a clock by changing them.
 */
export async function withRests(
  { store, options }: ServerContext,
  { clock, seats }: TableMeta,
  now: number,
): Promise<readonly StoredSeat[]> {
  if (clock.kind !== 'deadline' || clock.seconds < options.restsFrom) return seats;
  return await Promise.all(
    seats.map(async seat => {
      if (seat.kind !== 'person') return seat;
      const { rest: night } = await channelsOf(store, seat.player);
      const rest = night && restOf(night, now);
      return rest ? { ...seat, rest } : seat;
    }),
  );
}
