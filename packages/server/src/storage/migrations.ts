import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../operatorError.ts';
import { fillDerived } from './derived.ts';
import { fillHolders } from './holders.ts';
import { fillPlayed } from './played.ts';
import type { Schema } from './schema.ts';

export type EngineName = 'sqlite' | 'postgres';
type Migration = (db: Kysely<never>, engine: EngineName) => Promise<void>;

/** Forward only; a step that has been released is never edited, only followed by another. */
const steps: readonly Migration[] = [
  firstTables,
  snapshotsAndCodes,
  accounts,
  bots,
  waitingTables,
  brokenOff,
  latestTables,
  house,
  packedGames,
  playedGames,
];

async function firstTables(db: Kysely<never>, engine: EngineName): Promise<void> {
  const { schema } = db;
  // Entries are read and written table by table: in SQLite they lie in that order.
  const inOrder = engine === 'sqlite' ? sql`without rowid` : sql``;
  await schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('rev', 'integer', column => column.notNull())
    .addColumn('meta', 'text', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('state', 'text')
    .addColumn('state_seq', 'integer', column => column.notNull())
    .addColumn('state_rules', 'integer', column => column.notNull())
    .addColumn('result', 'text')
    .addColumn('rated', 'integer', column => column.notNull())
    .addColumn('wake_at', 'bigint')
    .addColumn('runner', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute();
  await sql`create index tables_listed on tables (updated_at) where listed = 1`.execute(db);
  await sql`create index tables_wake on tables (wake_at) where wake_at is not null`.execute(db);
  await sql`create index tables_unrated on tables (id) where rated = 0 and status = 'finished'`.execute(db);
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('action', 'text')
    .addColumn('events', 'text', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('rules', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .modifyEnd(inOrder)
    .execute();
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('no', 'integer', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'no'])
    .addUniqueConstraint('chat_key', ['table_id', 'key'])
    .execute();
  await schema
    .createTable('holders')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('holders_pk', ['player_id', 'table_id'])
    .execute();
  await schema.createIndex('holders_table').on('holders').column('table_id').execute();
  await schema
    .createTable('codes')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.unique())
    .addColumn('password', 'text')
    .addColumn('channels', 'text', column => column.notNull().defaultTo('{}'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute();
  await schema.createIndex('sessions_player').on('sessions').column('player_id').execute();
  await schema
    .createTable('ratings')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('rating', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_pk', ['game', 'player_id'])
    .execute();
  await schema.createIndex('ratings_best').on('ratings').columns(['game', 'rating']).execute();
  await schema
    .createTable('told')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('prompt', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('told_pk', ['table_id', 'seat'])
    .execute();
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute();
  await schema
    .createTable('settings')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
}

/** A code belongs to whoever made it and to one sitting of theirs. Those made before say neither, and are no longer good. */
async function snapshotsAndCodes(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('tables').addColumn('snapshot', 'text').execute();
  await schema.dropTable('codes').execute();
  await schema
    .createTable('codes')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('sat_at', 'integer', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
}

/** Links that work once, names compared by their looks, what went wrong with a channel, and who hosts what. */
async function accounts(db: Kysely<never>, engine: EngineName): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('tokens_player').on('tokens').column('player_id').execute();
  await schema.createIndex('tokens_detail').on('tokens').column('detail').execute();
  await schema.alterTable('players').addColumn('skeleton', 'text').execute();
  await schema.createIndex('players_skeleton').on('players').column('skeleton').unique().execute();
  await schema
    .alterTable('players')
    .addColumn('troubles', 'text', column => column.notNull().defaultTo('{}'))
    .execute();
  await schema.createIndex('chat_player').on('chat').column('player_id').execute();
  await schema
    .alterTable('tables')
    .addColumn('host', 'text', column => column.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('tables_host').on('tables').column('host').execute();
  await fillDerived(db as unknown as Kysely<Schema>, engine);
}

/** Programs that play: tokens of their own, accounts that are bots, invitations, and finished games in their order. */
async function bots(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('access_tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('scopes', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('access_tokens_player').on('access_tokens').column('player_id').execute();
  await schema
    .alterTable('players')
    .addColumn('bot', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invitations_pk', ['player_id', 'table_id'])
    .execute();
  await schema.createIndex('invitations_table').on('invitations').column('table_id').execute();
  await sql`create index tables_finished on tables (updated_at, id) where status = 'finished'`.execute(db);
}

/** Tables that wait for players, by how long they have waited: the oldest are closed. */
async function waitingTables(db: Kysely<never>): Promise<void> {
  await sql`create index tables_waiting on tables (updated_at) where status = 'open'`.execute(db);
}

/** Games that their hosts broke off are rated too, for the host. */
async function brokenOff(db: Kysely<never>): Promise<void> {
  await sql`create index tables_unrated_ended on tables (id) where rated = 0 and status = 'ended'`.execute(db);
}

/** The tables of a player, in the order in which they are shown. */
async function latestTables(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  for (const [column, type] of [
    ['live', 'integer'],
    ['changed_at', 'bigint'],
  ] as const)
    await schema
      .alterTable('holders')
      .addColumn(column, type, definition => definition.notNull().defaultTo(0))
      .execute();
  await fillHolders(db as unknown as Kysely<Schema>);
  await schema
    .createIndex('holders_latest')
    .on('holders')
    .columns(['player_id', 'live', 'changed_at', 'table_id'])
    .execute();
}

/** Who may administer, who is banned, what was reported, and what was done about it. */
async function house(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('players')
    .addColumn('admin', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('players').addColumn('banned_at', 'bigint').execute();
  await schema.alterTable('sessions').addColumn('admin_until', 'bigint').execute();
  await schema.createIndex('sessions_seen').on('sessions').column('seen_at').execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('about_name', 'text', column => column.notNull())
    .addColumn('said', 'text', column => column.notNull())
    .addColumn('reporter', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await schema.createIndex('reports_at').on('reports').column('at').execute();
  await schema.createIndex('reports_about').on('reports').column('about').execute();
  await schema
    .createTable('admin_log')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('who', 'text', column => column.notNull())
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .execute();
  await schema.createIndex('admin_log_at').on('admin_log').column('at').execute();
}

/** Games that are over are stored compactly, one after the other, by a server that runs. */
async function packedGames(db: Kysely<never>, engine: EngineName): Promise<void> {
  const { schema } = db;
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  await schema.alterTable('tables').addColumn('packed', bytes).execute();
  await sql`create index tables_unpacked on tables (id)
    where packed is null and status in ('finished', 'ended') and rated = 1`.execute(db);
  await schema
    .createTable('packed_logs')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('log', bytes, column => column.notNull())
    .execute();
}

/** What is known of how people play, added up as games end. */
async function playedGames(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('played')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('score', 'integer', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('stood_in', 'integer', column => column.notNull())
    .addColumn('is_public', 'integer', column => column.notNull())
    .addColumn('rating', 'double precision')
    .addPrimaryKeyConstraint('played_pk', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('played_player').on('played').columns(['player_id', 'game', 'score']).execute();
  await schema
    .createTable('marks')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('mark', 'text', column => column.notNull())
    .addColumn('times', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('marks_pk', ['player_id', 'mark'])
    .execute();
  await fillPlayed(db as unknown as Kysely<Schema>);
}

/** The database is of a later Hanga than this one. */
export class NewerDatabase extends OperatorError {
  constructor(version: number, known: number) {
    super({ kind: 'newerDatabase', version, known });
  }
}

/** Of which Hanga the database is, and which this one is. */
export async function versionOf(kysely: Kysely<Schema>): Promise<{ readonly is: number; readonly wanted: number }> {
  const db = kysely as unknown as Kysely<{ hanga_schema: { version: number } }>;
  const row = await db.selectFrom('hanga_schema').select('version').executeTakeFirst();
  return { is: row?.version ?? 0, wanted: steps.length };
}

/** Brings the database up to date, all of it or nothing. Two nodes that start at once do it one after the other. */
export async function migrate(kysely: Kysely<Schema>, engine: EngineName): Promise<void> {
  const db = kysely as unknown as Kysely<{ hanga_schema: { version: number } }>;
  await db.transaction().execute(async tx => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7245117)`.execute(tx);
    await sql`create table if not exists hanga_schema (version integer not null)`.execute(tx);
    const row = await tx.selectFrom('hanga_schema').select('version').executeTakeFirst();
    const version = row?.version ?? 0;
    if (version > steps.length) {
      throw new NewerDatabase(version, steps.length);
    }
    if (version === steps.length) return;
    for (const step of steps.slice(version)) await step(tx as unknown as Kysely<never>, engine);
    if (row) await tx.updateTable('hanga_schema').set({ version: steps.length }).execute();
    else await tx.insertInto('hanga_schema').values({ version: steps.length }).execute();
  });
}
