import { limits } from '@hanga/protocol';
import type { Flaw } from '../operatorError.ts';
import { dealtSeed } from '../table/shuffle.ts';
import { unpackLog, unpackText } from './packedLog.ts';
import type { Schema } from './schema.ts';
import { isMeta, isRecord, isResult, isSnapshot, isStatus, jsonIn, metaIn } from './tableRow.ts';

/** What is carried from one database to another, with the columns that order it. Which nodes live is not. */
export const order = {
  players: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  holders: ['player_id', 'table_id'],
  entries: ['table_id', 'seq'],
  packed_logs: ['table_id'],
  chat: ['table_id', 'no'],
  codes: ['hash'],
  ratings: ['game', 'player_id'],
  told: ['table_id', 'seat'],
  settings: ['name'],
  tokens: ['hash'],
  access_tokens: ['hash'],
  invitations: ['player_id', 'table_id'],
  reports: ['id'],
  admin_log: ['id'],
  played: ['table_id', 'seat'],
  marks: ['player_id', 'mark'],
} as const satisfies Record<Exclude<keyof Schema, 'nodes'>, readonly string[]>;

export type Name = keyof typeof order;
export type Row = Record<string, string | number | null>;
export const names = Object.keys(order) as Name[];

type Check = (value: unknown) => boolean;

const text =
  (most: number): Check =>
  value =>
    typeof value === 'string' && value.length <= most && !value.includes('\0');
const shaped =
  (shape: RegExp): Check =>
  value =>
    typeof value === 'string' && shape.test(value);
const whole =
  (least: number, most: number): Check =>
  value =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value);
const json =
  (most: number, isFine: (value: unknown) => boolean): Check =>
  value => {
    if (!text(most)(value)) return false;
    const inside = jsonIn(value as string);
    return isPlain(inside, 0) && isFine(inside);
  };

const DEEPEST = 40;

/** Nothing so deep that it cannot be walked, and no name by which a prototype would be changed. */
const isPlain = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST &&
    Object.entries(value).every(
      ([name, inside]) => !['__proto__', 'constructor', 'prototype'].includes(name) && isPlain(inside, depth + 1),
    ));

/** Bytes: in an export, base64. */
const packed =
  (isFine: (bytes: Uint8Array) => boolean): Check =>
  value =>
    typeof value === 'string' && /^[\w+/]*=*$/.test(value) && value.length < MEGABYTE && isFine(bytesIn(value));

/** Which columns are bytes. */
export const bytes: { readonly [N in Name]?: keyof Schema[N] } = { tables: 'packed', packed_logs: 'log' };
export const bytesIn = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

const MEGABYTE = 1_000_000;
const id = shaped(/^[\w-]{1,64}$/);
/** The id of a deleted player is empty. */
const idOrNobody = shaped(/^[\w-]{0,64}$/);
const game = shaped(/^[a-z][a-z0-9-]{0,31}$/);
const time = whole(0, 9e14);
const seat = whole(-1, 63);
const seq = whole(0, limits.entries);
const rules = whole(0, 1e9);
const flag = whole(0, 1);
const number: Check = value => Number.isFinite(value);

/** By column, what it may hold. A new column does not compile without its check. */
const columns: { readonly [N in Name]: { readonly [C in keyof Schema[N]]-?: Check } } = {
  players: {
    id,
    name: text(200),
    account: orNull(text(200)),
    password: orNull(text(500)),
    channels: json(50_000, isRecord),
    created_at: time,
    skeleton: orNull(text(500)),
    troubles: json(50_000, isRecord),
    bot: flag,
    admin: flag,
    banned_at: orNull(time),
  },
  sessions: { hash: text(200), player_id: id, seen_at: time, admin_until: orNull(time) },
  tables: {
    id,
    game,
    status: value => typeof value === 'string' && isStatus(value),
    listed: flag,
    rev: whole(0, 2e9),
    meta: json(MEGABYTE, isMeta),
    seed: text(200),
    state: orNull(json(10 * MEGABYTE, isRecord)),
    state_seq: seq,
    state_rules: rules,
    snapshot: orNull(json(10 * MEGABYTE, isSnapshot)),
    result: orNull(json(50_000, isResult)),
    rated: flag,
    wake_at: orNull(time),
    runner: orNull(text(200)),
    created_at: time,
    updated_at: time,
    host: idOrNobody,
    packed: orNull(packed(bytes => bytes.length === 0 || isSnapshot(jsonIn(unpackText(bytes) ?? '')))),
  },
  packed_logs: { table_id: id, seq, log: packed(bytes => unpackLog(bytes) !== undefined) },
  holders: { player_id: id, table_id: id, seat, live: whole(0, 2), changed_at: time },
  entries: {
    table_id: id,
    seq,
    kind: shaped(/^[a-z]{1,20}$/),
    seat,
    action: orNull(json(MEGABYTE, isRecord)),
    events: json(10 * MEGABYTE, Array.isArray),
    key: text(200),
    rules,
    at: time,
  },
  chat: {
    table_id: id,
    no: whole(0, 2e9),
    key: text(200),
    player_id: idOrNobody,
    seat: orNull(seat),
    name: text(200),
    text: text(10_000),
    at: time,
  },
  codes: { hash: text(200), table_id: id, player_id: id, sat_at: whole(0, 2e9), until: time },
  ratings: { game, player_id: id, mu: number, sigma: number, rating: number, games: whole(0, 2e9) },
  told: { table_id: id, seat, prompt: seq, at: time },
  settings: { name: text(200), value: text(MEGABYTE) },
  tokens: {
    hash: text(200),
    kind: shaped(/^[a-z]{1,20}$/),
    player_id: idOrNobody,
    detail: text(1000),
    made_at: time,
    until: time,
    used_at: orNull(time),
  },
  access_tokens: {
    hash: text(200),
    id,
    player_id: id,
    name: text(200),
    scopes: shaped(/^[a-z: ]{1,200}$/),
    made_at: time,
    used_at: orNull(time),
  },
  invitations: { player_id: id, table_id: id, at: time },
  reports: {
    id,
    at: time,
    table_id: id,
    kind: shaped(/^[a-z]{1,20}$/),
    about: idOrNobody,
    about_name: text(200),
    said: text(10_000),
    reporter: idOrNobody,
    note: text(10_000),
    closed_at: orNull(time),
  },
  admin_log: {
    id,
    at: time,
    who: idOrNobody,
    what: shaped(/^[a-zA-Z]{1,40}$/),
    about: idOrNobody,
    detail: text(10_000),
  },
  played: {
    ...{ table_id: id, seat, player_id: id, game, seats: whole(1, 16), at: time, score: whole(-1e6, 1e6) },
    ...{ place: whole(0, 99), stood_in: flag, is_public: flag, rating: orNull(number) },
  },
  marks: { player_id: id, mark: shaped(/^[a-z][a-z0-9-]{0,31}:\d{1,6}$/), times: whole(0, 2e9) },
};

/** What has to hold among the columns of one row; the column that is named when it does not. */
const within: { readonly [N in Name]?: (row: Row) => string | undefined } = {
  tables({ id, seed, status, meta, result, listed, host }) {
    const table = metaIn(String(meta));
    if (!table || table.seats.length > 16) return 'meta';
    const hasBegun = status === 'running' || status === 'finished' || status === 'ended';
    if (hasBegun && table.startedAt === undefined) return 'meta';
    const dealt = hasBegun ? dealtSeed({ id: String(id), meta: table }) : undefined;
    if (dealt !== undefined && dealt !== seed) return 'seed';
    if ((status === 'finished' || status === 'ended') && result === null) return 'result';
    if (host !== '' && host !== table.host) return 'host';
    return listed === 1 && table.private ? 'listed' : undefined;
  },
  entries: ({ kind, action }) => ((kind === 'move' || kind === 'redo') && action === null ? 'action' : undefined),
  settings: ({ name, value }) => (name === 'push' && !isRecord(jsonIn(String(value))) ? 'value' : undefined),
};

/** Columns that an export of an earlier Hanga does not have. */
const later: { readonly [N in Name]?: Row } = {
  players: { troubles: '{}', bot: 0, admin: 0 },
  tables: { host: '' },
  holders: { live: 0, changed_at: 0 },
};

export const completed = (name: Name, row: Row): Row => ({ ...later[name], ...row });

/** A row by its columns alone. A column that may be empty may also be missing. */
export function flawIn(name: Name, row: Row): Flaw | undefined {
  const checks = columns[name] as Readonly<Record<string, Check>>;
  const unknown = Object.keys(row).find(column => !Object.hasOwn(checks, column));
  if (unknown !== undefined) return { kind: 'unknownColumn', column: unknown.slice(0, 40) };
  for (const [column, check] of Object.entries(checks)) {
    const isThere = Object.hasOwn(row, column);
    if (!check(isThere ? row[column] : null)) return { kind: isThere ? 'badValue' : 'missingColumn', column };
  }
  const column = within[name]?.(row);
  return column === undefined ? undefined : { kind: 'badValue', column };
}
