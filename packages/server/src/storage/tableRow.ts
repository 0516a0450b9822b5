import { isSeed } from '@hanga/kernel';
import { ClockChoice, type Rest, type TableResult, type TableStatus, type Vote } from '@hanga/protocol';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { StoredSeat, StoredTable, TableMeta } from '../table/meta.ts';
import type { Snapshot } from '../table/play.ts';
import type { StoredShuffle } from '../table/shuffle.ts';
import type { TableColumns } from './schema.ts';

/** The columns that a table is made of. Its state and its log are read by whoever plays it. */
export const HEAD = ['id', 'game', 'status', 'rev', 'meta', 'seed', 'result', 'runner', 'created_at'] as const;
export type HeadRow = Pick<Selectable<TableColumns>, (typeof HEAD)[number]>;

/** The table of a row; `undefined` when the row is damaged, so that lists show the other tables all the same. */
export function tableIn(row: HeadRow): StoredTable | undefined {
  const meta = metaIn(row.meta);
  const result = row.result === null ? undefined : resultIn(row.result);
  if (!meta || !isStatus(row.status) || (row.result !== null && !result)) return undefined;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    rev: row.rev,
    meta,
    seed: row.seed,
    createdAt: row.created_at,
    ...(result && { result }),
    ...(row.runner !== null && { runner: row.runner }),
  };
}

export const isStatus = (status: string): status is TableStatus =>
  ['open', 'running', 'finished', 'ended', 'closed'].includes(status);

export function metaIn(text: string): TableMeta | undefined {
  const meta = jsonIn(text);
  return isMeta(meta) ? meta : undefined;
}

export function resultIn(text: string): TableResult | undefined {
  const result = jsonIn(text);
  return isResult(result) ? result : undefined;
}

export function snapshotIn(text: string): Snapshot | undefined {
  const snapshot = jsonIn(text);
  return isSnapshot(snapshot) ? { ...snapshot, questions: snapshot.questions ?? snapshot.prompts } : undefined;
}

/** `undefined`: this is not JSON. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Field by field what others read without asking. By hand: the lobby does this for hundreds of rows. */
export function isMeta(value: unknown): value is TableMeta {
  if (!isRecord(value)) return false;
  const { name, options, clock, botLevel, botsRated, host, seats, startedAt, commitment, backAt, backFor, keys } =
    value;
  const { patience, votes, next, shuffle } = value;
  return (
    [name, botLevel, host].every(isText) &&
    [value['private'], value['spectators'], value['chat']].every(flag => typeof flag === 'boolean') &&
    (botsRated === undefined || typeof botsRated === 'boolean') &&
    (patience === undefined || isNumber(patience)) &&
    (votes === undefined || isListOf(votes, isVote)) &&
    (next === undefined || (isRecord(next) && isText(next['id']) && isText(next['by']))) &&
    isRecord(options) &&
    v.is(ClockChoice, clock) &&
    isListOf(seats, isSeat) &&
    seats.length > 0 &&
    isListOf(keys, isText) &&
    (startedAt === undefined || isNumber(startedAt)) &&
    (shuffle === undefined || isStoredShuffle(shuffle)) &&
    (commitment === undefined || isText(commitment)) &&
    [backAt, backFor].every(
      bySeat => bySeat === undefined || (isRecord(bySeat) && Object.values(bySeat).every(isNumber)),
    )
  );
}

const isVote = (value: unknown): value is Vote =>
  isRecord(value) && isNumber(value['seat']) && isNumber(value['asked']) && isListOf(value['by'], isNumber);

const isRest = (value: unknown): value is Rest => isRecord(value) && isNumber(value['from']) && isNumber(value['to']);

const isRestOrNot = (value: unknown): value is Rest | null => value === null || isRest(value);

function isSeat(value: unknown): value is StoredSeat {
  if (!isRecord(value)) return false;
  const { kind, level, name, player, bot, holders, rest } = value;
  switch (kind) {
    case 'open':
      return true;
    case 'bot':
      return isText(level);
    case 'person':
      return (
        [name, player].every(isText) &&
        isListOf(holders, isText) &&
        [bot, value['late'], value['awaited']].every(mark => mark === undefined || mark === true) &&
        [value['commitment'], value['part']].every(hash => hash === undefined || isSeed(hash)) &&
        (rest === undefined || isRest(rest))
      );
    default:
      return false;
  }
}

function isStoredShuffle(value: unknown): value is StoredShuffle {
  if (!isRecord(value)) return false;
  const { round, phase, until, secret, server, abandoned } = value;
  return (
    isNumber(round) &&
    ['gather', 'again', 'reveal', 'dealt'].includes(String(phase)) &&
    (until === undefined || isNumber(until)) &&
    [secret, server].every(isSeed) &&
    isListOf(abandoned, isRecord) &&
    abandoned.every(one => isNumber(one['round']) && isListOf(one['seats'], isNumber))
  );
}

export function isResult(value: unknown): value is TableResult {
  if (!isRecord(value)) return false;
  const { scores, winners, ranks, stoodIn, rated } = value;
  return [scores, winners, ranks, stoodIn].every(list => isListOf(list, isNumber)) && typeof rated === 'boolean';
}

/** As it is stored: questions were once called prompts. */
type StoredSnapshot = Snapshot & { readonly prompts: readonly number[] };

export function isSnapshot(value: unknown): value is StoredSnapshot {
  if (!isRecord(value)) return false;
  const { seq, rules, state, earlier, last, prompts, questions = prompts, times, furthest, undos, isMixed } = value;
  const { paused } = value;
  return (
    [seq, rules, earlier, furthest, undos].every(isNumber) &&
    isRecord(state) &&
    (last === undefined || (isRecord(last) && isNumber(last['seat']) && isRecord(last['action']))) &&
    isListOf(questions, isNumber) &&
    isRecord(times) &&
    isNumber(times['since']) &&
    isListOf(times['left'], isNumber) &&
    isListOf(times['ended'], isNumber) &&
    (times['asked'] === undefined || isListOf(times['asked'], isNumber)) &&
    (times['rests'] === undefined || isListOf(times['rests'], isRestOrNot)) &&
    (paused === undefined || (isRecord(paused) && isNumber(paused['seat']) && isNumber(paused['at']))) &&
    typeof isMixed === 'boolean'
  );
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);
