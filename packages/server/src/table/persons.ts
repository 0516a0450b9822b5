import type { Player } from '../storage/people.ts';
import { isHeldBy, type StoredSeat, type StoredTable, type TableMeta } from './meta.ts';

/**
 * The table after a guest has signed in to an account: what was the guest's own is the account's, the host's office
 * too. A seat that the guest only shared, by a code, stays the other person's, and is shared by the account.
 */
export function givenTo(
  table: StoredTable,
  guest: string,
  { id: account, isBot }: Pick<Player, 'id' | 'isBot'>,
): StoredTable {
  const { meta } = table;
  const hasSeat = meta.seats.some(seat => isHeldBy(seat, account) && !isOwn(seat, guest));
  return {
    ...table,
    meta: {
      ...meta,
      host: meta.host === guest ? account : meta.host,
      seats: meta.seats.map(seat => {
        if (seat.kind === 'open' && seat.keptFor === guest) return { ...seat, keptFor: account };
        if (seat.kind !== 'person' || !isHeldBy(seat, guest)) return seat;
        if (hasSeat && !isHeldBy(seat, account)) return withoutHolder(table, seat, guest);
        const others = seat.holders.filter(holder => holder !== guest && holder !== account);
        if (seat.player !== guest) return { ...seat, holders: [...others, account] };
        return { ...seat, player: account, ...(isBot && { bot: true }), holders: [account, ...others] };
      }),
    },
  };
}

const isOwn = (seat: StoredSeat, player: string): boolean => seat.kind === 'person' && seat.player === player;

/** Nobody has two seats at a table: the second is free again, or played on by a bot where nobody else plays for it. */
function withoutHolder(
  { status }: StoredTable,
  seat: Extract<StoredSeat, { kind: 'person' }>,
  player: string,
): StoredSeat {
  const holders = seat.holders.filter(holder => holder !== player);
  if (status === 'open' && seat.player === player) return { kind: 'open' };
  if (status !== 'running' || holders.length > 0) return { ...seat, holders };
  return { ...seat, holders, standIn: 'left', stoodIn: true };
}

/** The table with nobody's name where `player` was: whoever looks at it says "someone". */
export function withoutPerson(table: StoredTable, player: string, name: string | undefined): StoredTable {
  const { meta } = table;
  const names = [
    name,
    ...meta.seats.map(seat => (isOwn(seat, player) && seat.kind === 'person' ? seat.name : undefined)),
  ];
  const seats = meta.seats.map((seat): StoredSeat => {
    if (seat.kind === 'open' && seat.keptFor === player) return { kind: 'open' };
    if (seat.kind !== 'person') return seat;
    if (seat.player !== player) return { ...seat, holders: seat.holders.filter(holder => holder !== player) };
    if (table.status === 'open') return { kind: 'open' };
    const gone = { ...seat, name: '', player: '', holders: [] };
    return table.status === 'running' ? { ...gone, standIn: 'left', stoodIn: true } : gone;
  });
  return {
    ...table,
    meta: {
      ...meta,
      seats,
      // A table without a name of its own has its opener's name, today's or an earlier one: that goes too.
      name: names.includes(meta.name) ? table.game : meta.name,
      ...(meta.next && { next: { ...meta.next, by: names.includes(meta.next.by) ? '' : meta.next.by } }),
      host: meta.host === player ? nextHost(seats) : meta.host,
    },
  };
}

/** The table with another name where `player` sits, and above it where it was called by theirs. */
export function renamed(table: StoredTable, player: string, was: string, name: string): StoredTable {
  const { meta } = table;
  const own = meta.seats.flatMap(seat => (seat.kind === 'person' && seat.player === player ? [seat.name] : []));
  return {
    ...table,
    meta: {
      ...meta,
      name: [was, ...own].includes(meta.name) && (meta.host === player || own.length > 0) ? name : meta.name,
      seats: meta.seats.map(seat => (seat.kind === 'person' && seat.player === player ? { ...seat, name } : seat)),
    },
  };
}

/**
 * The table without somebody who was banned: their seat is free again, or a bot plays on for it, for good; no other
 * device has it either. The host's office goes to the first who is left.
 */
export function withoutBanned(table: StoredTable, player: string): StoredTable {
  const { meta } = table;
  const seats = meta.seats.map((seat): StoredSeat => {
    if (seat.kind !== 'person' || !isHeldBy(seat, player)) return seat;
    if (seat.player !== player) return { ...seat, holders: seat.holders.filter(holder => holder !== player) };
    if (table.status === 'open') return { kind: 'open' };
    return { ...seat, holders: [], removed: 'absent', standIn: 'left', stoodIn: true };
  });
  if (meta.host !== player) return { ...table, meta: { ...meta, seats } };
  const host = nextHost(seats);
  const status = table.status === 'open' && host === '' ? 'closed' : table.status;
  return { ...table, status, meta: { ...meta, seats, host } };
}

const nextHost = (seats: TableMeta['seats']): string => {
  const next = seats.find(seat => seat.kind === 'person' && seat.holders.length > 0);
  return next?.kind === 'person' ? next.player : '';
};
