import type { StoredSeat, StoredTable } from '../src/table/meta.ts';
import type { Oracle, Tracked } from './oracle.ts';
import { BEGINNING, Violation } from './scheduler.ts';

interface Now {
  readonly now: number;
  readonly oracle: Pick<Oracle, 'authorOf' | 'humanOf' | 'isHolder' | 'isClockSteady'>;
}

type Person = Extract<StoredSeat, { kind: 'person' }>;

const personAt = ({ meta }: StoredTable, seat: number): Person | undefined => {
  const stored = meta.seats[seat];
  return stored?.kind === 'person' ? stored : undefined;
};

/**
 * A bot is given somebody's seat by the host, or by more than half of the others, who have waited as agreed; and the
 * hours in which a clock rests are those of the start.
 */
export function checkGiven(tracked: Tracked, before: StoredTable, after: StoredTable, { now, oracle }: Now): void {
  const authors = after.meta.keys.filter(key => !before.meta.keys.includes(key)).map(key => oracle.authorOf(key));
  for (const number of after.meta.seats.keys()) {
    const [was, is] = [personAt(before, number), personAt(after, number)];
    if (before.status !== 'open' && JSON.stringify(was?.rest) !== JSON.stringify(is?.rest))
      throw new Violation(`the nights of seat ${number} changed during the game`);
    if (!is || is.standIn === was?.standIn) continue;
    if (is.standIn === 'host' && !authors.includes(oracle.humanOf(before.meta.host)))
      throw new Violation(`seat ${number} was given away in the host's name`);
    if (is.standIn === 'vote') checkVote(tracked, before, number, authors, { now, oracle });
  }
}

function checkVote(
  tracked: Tracked,
  before: StoredTable,
  seat: number,
  authors: readonly (string | undefined)[],
  { now, oracle }: Now,
): void {
  const { meta } = before;
  if (meta.clock.kind !== 'none') throw new Violation(`seat ${seat} was given away although there is a clock`);
  const others = meta.seats.flatMap((each, number) =>
    number !== seat && each.kind === 'person' && !each.standIn ? [number] : [],
  );
  const earlier = meta.votes?.find(vote => vote.seat === seat)?.by ?? [];
  const agreed = others.filter(
    other => earlier.includes(other) || authors.some(human => human && oracle.isHolder(meta.seats[other], human)),
  );
  if (agreed.length * 2 <= others.length)
    throw new Violation(`seat ${seat} was given away by ${agreed.length} of ${others.length}`);
  const waited = BEGINNING + now - (tracked.owesSince.get(seat) ?? 0);
  if (oracle.isClockSteady && waited < (meta.patience ?? 0) * 1000)
    throw new Violation(`seat ${seat} was given away after ${waited} ms`);
  if (!tracked.log?.toAct.includes(seat)) throw new Violation(`seat ${seat} was given away and owed nothing`);
}
