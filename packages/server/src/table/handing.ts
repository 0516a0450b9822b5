import { type Command, limits, type SimpleRefusal, type Vote } from '@hanga/protocol';
import { isHeldBy, type StoredSeat, type StoredTable, seatOf } from './meta.ts';

type HandingCommand = Extract<Command, { kind: 'hand' | 'giveBack' | 'vote' }>;

/** Somebody who wants to give a seat to a bot, or to its person again. */
interface Handing {
  readonly player: string;
  readonly now: number;
  /** Since when a seat has owed a decision; `undefined` when it owes none, or the game is paused. */
  readonly owesSince: (seat: number) => number | undefined;
}

type Person = Extract<StoredSeat, { kind: 'person' }>;

const withSeat = (table: StoredTable, number: number, seat: StoredSeat): StoredTable => {
  const { votes = [], seats } = table.meta;
  const others = votes.filter(vote => vote.seat !== number && !vote.by.includes(number));
  return {
    ...table,
    meta: { ...table.meta, seats: seats.map((old, i) => (i === number ? seat : old)), votes: others },
  };
};

/** Whether the others have waited for the seat for as long as was agreed. At a table with a clock, that decides. */
const hasKeptWaiting = ({ meta }: StoredTable, since: number | undefined, now: number): boolean =>
  meta.clock.kind === 'none' && since !== undefined && now - since >= patienceOf(meta) * 1000;

/** Tables of an earlier Hanga do not say. */
export const patienceOf = ({ patience = limits.patience.usual }: Pick<StoredTable['meta'], 'patience'>): number =>
  patience;

/**
 * A bot plays for somebody: because the host says so, or the majority of the others where there is no clock. Whoever it
 * is may come back at any time; in the rating they are last, as whoever leaves.
 */
export function handing(table: StoredTable, command: HandingCommand, asker: Handing): StoredTable | SimpleRefusal {
  const { meta } = table;
  const seat = meta.seats[command.seat];
  if (table.status !== 'running') return 'notRunning';
  if (command.kind !== 'vote' && asker.player !== meta.host) return 'notHost';
  if (seat?.kind !== 'person' || seat.removed || isHeldBy(seat, asker.player)) return 'badMessage';
  const since = asker.owesSince(command.seat);
  switch (command.kind) {
    case 'hand': {
      if (seat.standIn) return 'stale';
      const was = hasKeptWaiting(table, since, asker.now) ? 'absent' : 'present';
      return withSeat(table, command.seat, given(seat, 'host', was));
    }
    case 'giveBack': {
      if (seat.standIn !== 'host' && seat.standIn !== 'vote') return 'notGiven';
      const { standIn: _, ...present } = seat;
      return withSeat(table, command.seat, present);
    }
    case 'vote':
      return voted(table, seat, command, asker, since);
  }
}

const given = (seat: Person, by: 'vote' | 'host', was: 'present' | 'absent'): Person => ({
  ...seat,
  standIn: by,
  stoodIn: true,
  // Whoever was once given away although they were there stays so.
  handed: { by, was: seat.handed?.was === 'present' ? 'present' : was },
});

/** Those whose votes count: people at the table for whom no bot plays. */
const voters = ({ meta }: StoredTable, but: number): number[] =>
  meta.seats.flatMap((seat, number) => (seat.kind === 'person' && !seat.standIn && number !== but ? [number] : []));

function voted(
  table: StoredTable,
  seat: Person,
  { seat: number, asked }: Extract<HandingCommand, { kind: 'vote' }>,
  { player, now }: Handing,
  since: number | undefined,
): StoredTable | SimpleRefusal {
  const mine = seatOf(table.meta, player);
  if (mine === undefined) return 'notSeated';
  const all = voters(table, number);
  if (seat.standIn || since === undefined || since !== asked) return 'stale';
  if (!all.includes(mine)) return 'badMessage';
  if (!hasKeptWaiting(table, since, now)) return 'notYet';
  const { votes = [] } = table.meta;
  const before = votes.find(vote => vote.seat === number && vote.asked === asked)?.by ?? [];
  const by = all.filter(voter => voter === mine || before.includes(voter));
  if (by.length * 2 > all.length) return withSeat(table, number, given(seat, 'vote', 'absent'));
  const vote: Vote = { seat: number, asked, by };
  return { ...table, meta: { ...table.meta, votes: [...votes.filter(old => old.seat !== number), vote] } };
}
