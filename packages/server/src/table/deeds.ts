import type { Command, Refusal, TableResult } from '@hanga/protocol';
import { limits } from '@hanga/protocol';
import { type StoredTable, seatOf } from './meta.ts';
import type { Play } from './play.ts';

/** What the host does with a game that goes on: an entry of its log, so that it has its place among the moves. */
export type Deed = Extract<Command, { kind: 'pause' | 'resume' | 'end' }>;

/** Milliseconds after which a pause is no longer the host's alone to end. */
const PAUSE_IS_THE_HOSTS = 12 * 3600 * 1000;

/** Why it cannot be done now, or `undefined`. */
export function whyNoDeed(
  { kind }: Deed,
  table: StoredTable,
  play: Pick<Play, 'isPinned' | 'seq' | 'paused'> | undefined,
  player: string,
  now: number,
): Refusal | undefined {
  const isHost = player === table.meta.host;
  if (!isHost && (kind !== 'resume' || seatOf(table.meta, player) === undefined)) return { kind: 'notHost' };
  if (table.status !== 'running' || !play) return { kind: 'notRunning' };
  if (kind === 'end') return undefined;
  if (play.isPinned) return { kind: 'pinned' };
  if (play.seq >= limits.entries) return { kind: 'logFull' };
  if (kind === 'pause') return play.paused ? { kind: 'paused' } : undefined;
  if (!play.paused) return { kind: 'notPaused' };
  return isHost || now - play.paused.at >= PAUSE_IS_THE_HOSTS ? undefined : { kind: 'notHost' };
}

/** What is said of how a game came to its end besides its scores. */
type Said = Pick<TableResult, 'stoodIn' | 'handed' | 'rated'>;

export function saidOf({ meta }: StoredTable): Said {
  const { seats, botsRated } = meta;
  const stoodIn = seats.flatMap((seat, number) => (seat.kind === 'person' && seat.stoodIn ? [number] : []));
  const handed = seats.flatMap((seat, number) =>
    seat.kind === 'person' && seat.handed ? [{ seat: number, by: seat.handed.by }] : [],
  );
  // A deleted player has no id: the number of the seat tells them from the others.
  const people = new Set(seats.map((seat, number) => (seat.kind === 'person' ? seat.player || number : undefined)));
  const hasBots = seats.some(seat => seat.kind === 'person' && seat.bot);
  return {
    stoodIn,
    ...(handed.length > 0 && { handed }),
    // Only games among different people are rated, and only if at least one of them played to the end.
    // A program counts as one of them where that was agreed.
    rated:
      stoodIn.length < seats.length &&
      !people.has(undefined) &&
      people.size === seats.length &&
      (botsRated === true || !hasBots),
  };
}

/**
 * The result of a game that its host broke off: nobody's. It is rated for the host alone, who is last, and only if
 * somebody else was still playing: or who is about to lose would rather have no result.
 */
export function brokenOff(table: StoredTable): TableResult {
  const { seats, host } = table.meta;
  const by = seatOf(table.meta, host);
  const said = saidOf(table);
  const isLeft = seats.some((seat, number) => number !== by && seat.kind === 'person' && !seat.standIn);
  return {
    ...{ scores: [], winners: [], ranks: [] },
    ...said,
    rated: said.rated && by !== undefined && isLeft,
    ended: { ...(by !== undefined && { by }) },
  };
}

/** The same where those who run the server ended it: nobody's doing, and nobody's rating. */
export const endedByHouse = (table: StoredTable): TableResult => ({
  ...{ scores: [], winners: [], ranks: [] },
  ...saidOf(table),
  rated: false,
  ended: { house: true },
});
