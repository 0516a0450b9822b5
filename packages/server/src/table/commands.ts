import { type Command, isGoodName, type Refusal, type SimpleRefusal } from '@hanga/protocol';
import type { OfferedGame } from '../games.ts';
import { handing } from './handing.ts';
import { isHeldBy, isNameThere, KEYS_KEPT, type StoredSeat, type StoredTable, seatOf, type TableMeta } from './meta.ts';
import { afterLeaving, commit, fix, isStarting, type Moment, type NewPart, reveal } from './shuffle.ts';

/** What people do with a table rather than in its game. */
export type TableCommand = Exclude<Command, { kind: 'move' | 'undo' | 'redo' | 'pause' | 'resume' | 'end' | 'chat' }>;

/** How one try of a command ended: done, refused, or `raced`: another node changed the table first. */
export type Attempt = Refusal | 'raced' | undefined;

/** How often a command is tried when other nodes are quicker. */
export const TRIES = 8;

export interface Requester extends Moment {
  readonly player: string;
  readonly isBot: boolean;
  /** The most moves that the game has had: those taken back count. */
  readonly furthest: number;
  /** A fresh part of the server's for the shuffle. */
  readonly newPart: NewPart;
  /** Since when a seat has owed a decision; `undefined` when it owes none, or the game is paused. */
  readonly owesSince: (seat: number) => number | undefined;
}

export type CommandResult = { readonly table: StoredTable } | { readonly refusal: SimpleRefusal };

/** The table after a command, or why not. Where it is `running` then and was not before, the game begins elsewhere. */
export function perform(
  table: StoredTable,
  command: TableCommand,
  requester: Requester,
  offered: OfferedGame,
): CommandResult {
  if (isStarting(table) && waitsForStart.has(command.kind)) {
    const isHost = command.kind === 'sit' || requester.player === table.meta.host;
    return refuse(isHost ? 'starting' : 'notHost');
  }
  switch (command.kind) {
    case 'sit':
      return sit(table, command.name, command.seat, requester);
    case 'leave':
      return leave(table, requester);
    case 'back':
      return back(table, requester);
    case 'arrange':
      return arrange(table, command, requester, offered);
    case 'remove':
      return remove(table, command.seat, requester);
    case 'settings':
      return settings(table, command, requester, offered);
    case 'start':
      return start(table, requester, offered);
    case 'commit':
    case 'reveal':
      return bringPart(table, command, requester);
    case 'hand':
    case 'giveBack':
    case 'vote': {
      const given = handing(table, command, requester);
      return typeof given === 'string' ? refuse(given) : { table: given };
    }
  }
}

/** What would change what is being started. */
const waitsForStart: ReadonlySet<string> = new Set(['sit', 'arrange', 'remove', 'settings', 'start']);

const refuse = (refusal: SimpleRefusal): CommandResult => ({ refusal });
const changed = (table: StoredTable, change: Partial<TableMeta>): CommandResult => ({
  table: { ...table, meta: { ...table.meta, ...change } },
});

/** Keeps the key, so that the same command is recognised when a client repeats it. */
export const withKey = (table: StoredTable, key: string): StoredTable => ({
  ...table,
  meta: { ...table.meta, keys: [...table.meta.keys, key].slice(-KEYS_KEPT) },
});

const replaceSeat = (meta: TableMeta, number: number, seat: StoredSeat): StoredSeat[] =>
  meta.seats.map((old, i) => (i === number ? seat : old));

function sit(
  table: StoredTable,
  name: string,
  wanted: number | undefined,
  { player, isBot }: Requester,
): CommandResult {
  const { meta } = table;
  if (table.status !== 'open') return refuse('notOpen');
  if (seatOf(meta, player) !== undefined) return refuse('alreadySeated');
  const isKept = (seat: StoredSeat): boolean => seat.kind === 'open' && seat.keptFor === player;
  const mayTake = (seat: StoredSeat | undefined): boolean =>
    seat?.kind === 'open' && (seat.keptFor === undefined || seat.keptFor === player);
  const kept = meta.seats.findIndex(isKept);
  const number = wanted ?? (kept >= 0 ? kept : meta.seats.findIndex(mayTake));
  if (number < 0) return refuse('noSeatFree');
  if (!mayTake(meta.seats[number])) return refuse('seatTaken');
  if (!isGoodName(name)) return refuse('badName');
  if (isNameThere(meta, name)) return refuse('nameAtTable');
  const bot = isBot && { bot: true as const };
  const seat: StoredSeat = { kind: 'person', name, player, ...bot, holders: [player], satAt: table.rev };
  return changed(table, { seats: replaceSeat(meta, number, seat) });
}

function leave(table: StoredTable, { player, newPart }: Requester): CommandResult {
  const { meta } = table;
  const number = seatOf(meta, player);
  if (table.status === 'open') {
    const seats = number === undefined ? meta.seats : replaceSeat(meta, number, { kind: 'open' });
    const left = (change: Partial<TableMeta>): CommandResult => ({
      table: afterLeaving(table, { ...table, meta: { ...meta, ...change } }, newPart),
    });
    if (player !== meta.host) return number === undefined ? refuse('notSeated') : left({ seats });
    // The host goes: the first person in the order of seats becomes the host.
    const next = seats.find(seat => seat.kind === 'person');
    if (next?.kind === 'person') return left({ seats, host: next.player });
    return { table: { ...table, status: 'closed', meta: { ...meta, seats } } };
  }
  if (table.status !== 'running') return refuse('notRunning');
  return number === undefined ? refuse('notSeated') : standIn(table, number, 'left');
}

/** A bot plays for the seat from now on. */
export function standIn(table: StoredTable, number: number, why: 'clock' | 'left'): CommandResult {
  const seat = table.meta.seats[number];
  if (table.status !== 'running' || seat?.kind !== 'person') return refuse('notRunning');
  // Codes that were made before somebody left are good no more.
  const satAt = why === 'left' ? { satAt: table.rev } : {};
  return changed(table, { seats: replaceSeat(table.meta, number, { ...seat, ...satAt, standIn: why, stoodIn: true }) });
}

/**
 * Comes back from absence. The clock goes on where it was, but there is a moment to look around: once before the game
 * gets any further, or whoever takes back what the stand-in did could hold the turn for ever.
 */
function back(table: StoredTable, { player, now, furthest }: Requester): CommandResult {
  const { meta } = table;
  const number = seatOf(meta, player);
  const seat = number === undefined ? undefined : meta.seats[number];
  if (number === undefined || seat?.kind !== 'person') return refuse('notSeated');
  if (table.status !== 'running') return refuse('notRunning');
  if (seat.standIn === undefined) return refuse('notAway');
  const { standIn: _, ...present } = seat;
  const seats = replaceSeat(meta, number, present);
  if ((meta.backFor?.[number] ?? -1) >= furthest) return changed(table, { seats });
  return changed(table, {
    seats,
    backAt: { ...meta.backAt, [number]: now },
    backFor: { ...meta.backFor, [number]: furthest },
  });
}

function arrange(
  table: StoredTable,
  { rev, seats: plan }: Extract<TableCommand, { kind: 'arrange' }>,
  { player }: Requester,
  { game, bots }: OfferedGame,
): CommandResult {
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

function remove(table: StoredTable, number: number, { player }: Requester): CommandResult {
  const { meta } = table;
  if (player !== meta.host) return refuse('notHost');
  const seat = meta.seats[number];
  if (seat?.kind !== 'person' || seat.removed || isHeldBy(seat, player)) return refuse('badMessage');
  if (table.status === 'open') return changed(table, { seats: replaceSeat(meta, number, { kind: 'open' }) });
  if (table.status !== 'running') return refuse('notRunning');
  // Absent is only who left or ran out of time, never who the host says is absent.
  const removed = seat.standIn === undefined ? 'present' : 'absent';
  const gone: StoredSeat = { ...seat, holders: [], removed, standIn: 'left', stoodIn: true };
  return changed(table, { seats: replaceSeat(meta, number, gone) });
}

function settings(
  table: StoredTable,
  command: Extract<TableCommand, { kind: 'settings' }>,
  { player }: Requester,
  { game, bots }: OfferedGame,
): CommandResult {
  const { kind: _, ...wanted } = command;
  if (player !== table.meta.host) return refuse('notHost');
  const { name, clock, botLevel, botsRated, patience } = wanted;
  if (table.status !== 'open' && (wanted.options ?? clock ?? name ?? botLevel ?? botsRated ?? patience) !== undefined)
    return refuse('notOpen');
  const options = wanted.options === undefined ? table.meta.options : game.options(wanted.options);
  if (!options) return refuse('badOptions');
  if (botLevel !== undefined && !bots.some(bot => bot.name === botLevel)) return refuse('unknownBot');
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  return changed(table, { ...given, options });
}

function start(table: StoredTable, requester: Requester, { game }: OfferedGame): CommandResult {
  const { meta } = table;
  const { player } = requester;
  if (player !== meta.host) return refuse('notHost');
  if (table.status !== 'open') return refuse('notOpen');
  if (meta.seats.length < game.seats.min || meta.seats.length > game.seats.max) return refuse('wrongNumberOfSeats');
  if (meta.seats.some(seat => seat.kind === 'open')) return refuse('seatsOpen');
  return { table: fix(table, requester) };
}

function bringPart(
  table: StoredTable,
  command: Extract<TableCommand, { kind: 'commit' | 'reveal' }>,
  requester: Requester,
): CommandResult {
  const number = seatOf(table.meta, requester.player);
  if (number === undefined) return refuse('notSeated');
  if (table.status !== 'open') return refuse('notOpen');
  const brought =
    command.kind === 'commit' ? commit(table, number, command, requester) : reveal(table, number, command);
  return typeof brought === 'string' ? refuse(brought) : { table: brought };
}
