import { type Deed, isGoodName, type SimpleRefusal } from '@hanga/protocol';
import type { OfferedGame } from '../games.ts';
import { isHeldBy, isNameThere, KEYS_KEPT, type Meta, type StoredSeat, seatOf, type Table } from './meta.ts';

/** What people do with a table rather than in its game. */
export type TableDeed = Exclude<Deed, { kind: 'move' | 'undo' | 'chat' }>;

export interface Doer {
  readonly player: string;
  readonly now: number;
  /** By seat: the number of the question that it is asked. */
  readonly prompts: readonly number[];
}

export type Outcome = { readonly table: Table } | { readonly refusal: SimpleRefusal };

/** The table after a deed, or why not. `start` only checks: the game itself begins elsewhere. */
export function perform(table: Table, deed: TableDeed, doer: Doer, offered: OfferedGame): Outcome {
  switch (deed.kind) {
    case 'sit':
      return sit(table, deed.name, deed.seat, doer);
    case 'leave':
      return leave(table, doer);
    case 'back':
      return back(table, doer);
    case 'arrange':
      return arrange(table, deed, doer, offered);
    case 'remove':
      return remove(table, deed.seat, doer);
    case 'settings':
      return settings(table, deed, doer, offered);
    case 'start':
      return start(table, doer, offered);
  }
}

const refuse = (refusal: SimpleRefusal): Outcome => ({ refusal });
const changed = (table: Table, change: Partial<Meta>): Outcome => ({
  table: { ...table, meta: { ...table.meta, ...change } },
});

/** A repeated key is known for as long as anybody could repeat it. */
export const withKey = (table: Table, key: string): Table => ({
  ...table,
  meta: { ...table.meta, keys: [...table.meta.keys, key].slice(-KEYS_KEPT) },
});

const replaceSeat = (meta: Meta, number: number, seat: StoredSeat): StoredSeat[] =>
  meta.seats.map((old, i) => (i === number ? seat : old));

function sit(table: Table, name: string, wanted: number | undefined, { player }: Doer): Outcome {
  const { meta } = table;
  if (table.status !== 'open') return refuse('notOpen');
  if (seatOf(meta, player) !== undefined) return refuse('alreadySeated');
  const number = wanted ?? meta.seats.findIndex(seat => seat.kind === 'open');
  if (number < 0) return refuse('noSeatFree');
  if (meta.seats[number]?.kind !== 'open') return refuse('seatTaken');
  if (!isGoodName(name)) return refuse('badName');
  if (isNameThere(meta, name)) return refuse('nameAtTable');
  const seat: StoredSeat = { kind: 'person', name, player, holders: [player], satAt: table.rev };
  return changed(table, { seats: replaceSeat(meta, number, seat) });
}

function leave(table: Table, { player }: Doer): Outcome {
  const { meta } = table;
  const number = seatOf(meta, player);
  if (table.status === 'open') {
    const seats = number === undefined ? meta.seats : replaceSeat(meta, number, { kind: 'open' });
    if (player !== meta.host) return number === undefined ? refuse('notSeated') : changed(table, { seats });
    // The host goes: whoever sits there longest, as far as seats tell, is the host from now on.
    const next = seats.find(seat => seat.kind === 'person');
    if (next?.kind === 'person') return changed(table, { seats, host: next.player });
    return { table: { ...table, status: 'closed', meta: { ...meta, seats } } };
  }
  if (table.status !== 'running') return refuse('notRunning');
  return number === undefined ? refuse('notSeated') : standIn(table, number, 'left');
}

/** A bot plays for the seat from now on. */
export function standIn(table: Table, number: number, why: 'clock' | 'left'): Outcome {
  const seat = table.meta.seats[number];
  if (table.status !== 'running' || seat?.kind !== 'person') return refuse('notRunning');
  // Codes that were made before somebody left are good no more.
  const satAt = why === 'left' ? { satAt: table.rev } : {};
  return changed(table, { seats: replaceSeat(table.meta, number, { ...seat, ...satAt, standIn: why, stoodIn: true }) });
}

/** The clock goes on where it was; once a question, whoever comes back gets a moment to look around. */
function back(table: Table, { player, now, prompts }: Doer): Outcome {
  const { meta } = table;
  const number = seatOf(meta, player);
  const seat = number === undefined ? undefined : meta.seats[number];
  if (number === undefined || seat?.kind !== 'person') return refuse('notSeated');
  if (table.status !== 'running') return refuse('notRunning');
  if (seat.standIn === undefined) return refuse('notAway');
  const { standIn: _, ...present } = seat;
  const seats = replaceSeat(meta, number, present);
  const prompt = prompts[number] ?? 0;
  if ((meta.backFor?.[number] ?? -1) >= prompt) return changed(table, { seats });
  return changed(table, {
    seats,
    backAt: { ...meta.backAt, [number]: now },
    backFor: { ...meta.backFor, [number]: prompt },
  });
}

function arrange(
  table: Table,
  { rev, seats: plan }: Extract<TableDeed, { kind: 'arrange' }>,
  { player }: Doer,
  { game, bots }: OfferedGame,
): Outcome {
  const { meta } = table;
  if (player !== meta.host) return refuse('notHost');
  if (table.status !== 'open') return refuse('notOpen');
  // Somebody sat down or left meanwhile: the host has not seen what would be arranged.
  if (rev !== table.rev) return refuse('stale');
  if (plan.length > game.seats.max) return refuse('wrongNumberOfSeats');
  const kept = plan.flatMap(seat => (seat.kind === 'keep' ? [seat.seat] : []));
  if (new Set(kept).size < kept.length || kept.some(seat => !meta.seats[seat])) return refuse('badMessage');
  if (plan.some(seat => seat.kind === 'bot' && !bots.some(bot => bot.name === seat.level))) return refuse('unknownBot');
  const seats = plan.map((seat): StoredSeat => (seat.kind === 'keep' ? seatedAnew(meta.seats[seat.seat]!, rev) : seat));
  return changed(table, { seats });
}

/** Codes that were made for the seat before are good no more. */
const seatedAnew = (seat: StoredSeat, rev: number): StoredSeat =>
  seat.kind === 'person' ? { ...seat, satAt: rev } : seat;

function remove(table: Table, number: number, { player }: Doer): Outcome {
  const { meta } = table;
  if (player !== meta.host) return refuse('notHost');
  const seat = meta.seats[number];
  if (seat?.kind !== 'person' || seat.removed || isHeldBy(seat, player)) return refuse('badMessage');
  if (table.status === 'open') return changed(table, { seats: replaceSeat(meta, number, { kind: 'open' }) });
  if (table.status !== 'running') return refuse('notRunning');
  // Away is who left, or whose agreed time is up: nobody else decides that.
  const removed = seat.standIn === undefined ? 'present' : 'absent';
  const gone: StoredSeat = { ...seat, holders: [], removed, standIn: 'left', stoodIn: true };
  return changed(table, { seats: replaceSeat(meta, number, gone) });
}

function settings(
  table: Table,
  deed: Extract<TableDeed, { kind: 'settings' }>,
  { player }: Doer,
  { game, bots }: OfferedGame,
): Outcome {
  const { kind: _, ...wanted } = deed;
  if (player !== table.meta.host) return refuse('notHost');
  if (table.status !== 'open' && (wanted.options ?? wanted.clock ?? wanted.name ?? wanted.botLevel) !== undefined)
    return refuse('notOpen');
  const options = wanted.options === undefined ? table.meta.options : game.options(wanted.options);
  if (!options) return refuse('badOptions');
  if (wanted.botLevel !== undefined && !bots.some(bot => bot.name === wanted.botLevel)) return refuse('unknownBot');
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  return changed(table, { ...given, options });
}

function start(table: Table, { player }: Doer, { game }: OfferedGame): Outcome {
  const { meta } = table;
  if (player !== meta.host) return refuse('notHost');
  if (table.status !== 'open') return refuse('notOpen');
  if (meta.seats.length < game.seats.min || meta.seats.length > game.seats.max) return refuse('wrongNumberOfSeats');
  if (meta.seats.some(seat => seat.kind === 'open')) return refuse('seatsOpen');
  return { table: { ...table, status: 'running' } };
}
