import {
  hexOf,
  playerCommitment,
  type Seed,
  type Shuffle,
  seedOfParts,
  serverCommitment,
  serversPart,
  tableLabel,
} from '@hanga/kernel';
import type { PartInfo, ShuffleInfo, SimpleRefusal } from '@hanga/protocol';
import type { Random } from '../environment.ts';
import type { StoredSeat, StoredTable, TableMeta } from './meta.ts';

/** A shuffle as it is stored. The server's part is in it: nothing but what is named below may leave. */
export interface StoredShuffle {
  readonly round: number;
  readonly phase: ShuffleInfo['phase'];
  readonly until?: number;
  /** The server's part. */
  readonly secret: string;
  /** Its commitment to that. */
  readonly server: string;
  readonly abandoned: ShuffleInfo['abandoned'];
}

/** When something happens, and how many milliseconds there are to reveal a part, or to commit to one anew. */
export interface Moment {
  readonly now: number;
  readonly revealWithin: number;
}

const until = ({ now, revealWithin }: Moment): number => now + revealWithin;

/** Tries that came to nothing, so many of which are remembered. */
const MOST_ABANDONED = 20;

type Person = Extract<StoredSeat, { kind: 'person' }>;
export type NewPart = () => string;

export const newPartOf =
  (random: Random): NewPart =>
  () =>
    hexOf(random.bytes(32));

export const newShuffle = (
  table: string,
  secret: string,
  round = 1,
  abandoned: StoredShuffle['abandoned'] = [],
): StoredShuffle => ({
  ...{ round, phase: 'gather', secret, abandoned },
  server: serverCommitment(tableLabel(table), round, secret),
});

/** Whether the commitments are fixed, or about to be: then nobody's seat changes. */
export const isStarting = ({ status, meta: { shuffle } }: StoredTable): boolean =>
  status === 'open' && (shuffle?.phase === 'again' || shuffle?.phase === 'reveal');

const withMeta = (table: StoredTable, change: Partial<TableMeta>): StoredTable => ({
  ...table,
  meta: { ...table.meta, ...change },
});
const withPerson = ({ seats }: TableMeta, number: number, change: Partial<Person>): StoredSeat[] =>
  seats.map((seat, i) => (i === number && seat.kind === 'person' ? { ...seat, ...change } : seat));

/** One's own part is committed to; as long as nothing is fixed, another may take its place. */
export function commit(
  table: StoredTable,
  number: number,
  given: { readonly server: string; readonly commitment: string },
  moment: Moment,
): StoredTable | SimpleRefusal {
  const { meta } = table;
  const { shuffle, seats } = meta;
  const seat = seats[number];
  if (seat?.kind !== 'person' || shuffle?.server !== given.server) return 'stale';
  if (shuffle.phase === 'reveal') return 'starting';
  if (seat.late) return 'tooLate';
  // A part that two have would be one that somebody copied.
  if (seats.some((other, i) => i !== number && other.kind === 'person' && other.commitment === given.commitment))
    return 'badPart';
  const { awaited: _, ...rest } = seat;
  const committed = withMeta(table, {
    seats: seats.map((other, i) => (i === number ? { ...rest, commitment: given.commitment } : other)),
  });
  const isAwaited = committed.meta.seats.some(other => other.kind === 'person' && other.awaited);
  return shuffle.phase === 'again' && !isAwaited ? fix(committed, moment) : committed;
}

/** A part is shown. It is told to nobody before all are there; with the last one the seed is made. */
export function reveal(
  table: StoredTable,
  number: number,
  given: { readonly server: string; readonly part: string },
): StoredTable | SimpleRefusal {
  const { meta } = table;
  const { shuffle } = meta;
  const seat = meta.seats[number];
  if (seat?.kind !== 'person' || shuffle?.server !== given.server || shuffle.phase !== 'reveal') return 'stale';
  if (seat.commitment !== playerCommitment(shuffle.server, given.part)) return 'badPart';
  const shown = withMeta(table, { seats: withPerson(meta, number, { part: given.part }) });
  return shown.meta.seats.some(other => other.kind === 'open' || isUnrevealed(other)) ? shown : dealt(shown);
}

const isUnrevealed = (seat: StoredSeat): boolean =>
  seat.kind === 'person' && seat.commitment !== undefined && seat.part === undefined;

/** The commitments are what they are from now on, and everybody who made one is to reveal. Without any, the game begins. */
export function fix(table: StoredTable, moment: Moment): StoredTable {
  const { meta } = table;
  if (!meta.shuffle) return { ...table, status: 'running' };
  if (!meta.seats.some(isUnrevealed)) return dealt(table);
  return withMeta(table, { shuffle: { ...meta.shuffle, phase: 'reveal', until: until(moment) } });
}

function dealt(table: StoredTable): StoredTable {
  const { until: _, ...shuffle } = table.meta.shuffle as StoredShuffle;
  return { ...withMeta(table, { shuffle: { ...shuffle, phase: 'dealt' } }), status: 'running' };
}

/**
 * The try comes to nothing because of some seats: fresh parts for everybody, so that nobody can choose between this one
 * and the next. Who did not reveal brings no part any more: each delay has somebody's name on it, and there is an end.
 */
export function abandon(table: StoredTable, late: readonly number[], newPart: NewPart): StoredTable {
  const { meta } = table;
  const before = meta.shuffle as StoredShuffle;
  const abandoned = [...before.abandoned, { round: before.round, seats: late }].slice(-MOST_ABANDONED);
  const seats = meta.seats.map((seat, number): StoredSeat => {
    if (seat.kind !== 'person') return seat;
    const { commitment, part, late: wasLate, awaited: _, ...person } = seat;
    const isLate = wasLate || (late.includes(number) && isUnrevealed(seat));
    return {
      ...person,
      ...(isLate && { late: true as const }),
      ...(!isLate && (commitment ?? part) !== undefined && { awaited: true as const }),
    };
  });
  return withMeta(table, { seats, shuffle: newShuffle(table.id, newPart(), before.round + 1, abandoned) });
}

/** The time for what was asked is up; `undefined` where it is not. */
export function overdue(table: StoredTable, moment: Moment, newPart: NewPart): StoredTable | undefined {
  const { shuffle, seats } = table.meta;
  if (!isStarting(table) || !shuffle || (shuffle.until ?? 0) > moment.now) return undefined;
  // Somebody is gone for good: the host decides how it goes on.
  if (seats.some(seat => seat.kind === 'open')) return abandon(table, [], newPart);
  if (shuffle.phase === 'again') return fix(table, moment);
  const late = seats.flatMap((seat, number) => (isUnrevealed(seat) ? [number] : []));
  const anew = abandon(table, late, newPart);
  const isAwaited = anew.meta.seats.some(seat => seat.kind === 'person' && seat.awaited);
  if (!isAwaited) return fix(anew, moment);
  const { shuffle: next } = anew.meta;
  return next && withMeta(anew, { shuffle: { ...next, phase: 'again', until: until(moment) } });
}

/** Time in which no server was up is nobody's: whoever is to do something gets all of theirs again. */
export function prolonged(table: StoredTable, moment: Moment): StoredTable {
  const { shuffle } = table.meta;
  if (!shuffle || !isStarting(table)) return table;
  return withMeta(table, { shuffle: { ...shuffle, until: until(moment) } });
}

/** Somebody left while parts were being revealed: with what is known of them, the same parts must not be used again. */
export const afterLeaving = (before: StoredTable, table: StoredTable, newPart: NewPart): StoredTable => {
  if (!isStarting(before) || table.status !== 'open') return table;
  const left = table.meta.seats.flatMap((seat, number) => (seat.kind === 'open' ? [number] : []));
  return left.length > 0 ? abandon(table, left, newPart) : table;
};

const seatPart = (seat: StoredSeat, number: number, secret: string): Shuffle['parts'][number] =>
  seat.kind === 'person' && seat.commitment !== undefined && seat.part !== undefined
    ? { by: 'player', commitment: seat.commitment, part: seat.part }
    : { by: 'server', why: whyServer(seat), part: serversPart(secret, number) };

const whyServer = (seat: StoredSeat): 'bot' | 'none' | 'late' =>
  seat.kind === 'person' ? (seat.late ? 'late' : 'none') : 'bot';

/** What a record tells of it: all of it. `undefined` where the seed is the server's alone. */
export function recordedShuffle({ id, meta }: Pick<StoredTable, 'id' | 'meta'>): Shuffle | undefined {
  const { shuffle, seats } = meta;
  if (shuffle?.phase !== 'dealt') return undefined;
  const { round, server, secret, abandoned } = shuffle;
  return {
    version: 1,
    table: tableLabel(id),
    round,
    server: { commitment: server, part: secret },
    parts: seats.map((seat, number) => seatPart(seat, number, secret)),
    abandoned,
  };
}

/** The seed that all parts together make. */
export function dealtSeed(table: Pick<StoredTable, 'id' | 'meta'>): Seed | undefined {
  const shuffle = recordedShuffle(table);
  return (
    shuffle &&
    seedOfParts(
      shuffle.server,
      shuffle.parts.map(({ part }) => part),
    )
  );
}

/** What everybody at the table may know: never the server's part before the end, nor a player's before all are there. */
export function shuffleInfo({ status, meta }: StoredTable): ShuffleInfo | undefined {
  const { shuffle, seats } = meta;
  if (!shuffle || status === 'closed' || (status !== 'open' && shuffle.phase !== 'dealt')) return undefined;
  const { round, phase, until: end, server, abandoned, secret } = shuffle;
  return {
    round,
    phase,
    ...(end !== undefined && { until: end }),
    server,
    ...(status !== 'open' && status !== 'running' && { secret }),
    parts: seats.map((seat): PartInfo => {
      if (seat.kind === 'open') return { by: 'nobody' };
      if (seat.kind === 'bot' || seat.commitment === undefined) return { by: 'server', why: whyServer(seat) };
      const { commitment, part } = seat;
      const isRevealed = part !== undefined;
      return { by: 'player', commitment, isRevealed, ...(phase === 'dealt' && isRevealed && { part }) };
    }),
    abandoned,
  };
}
