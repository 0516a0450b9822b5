import type { ExpressionBuilder, Transaction } from 'kysely';
import type { StoredTable } from '../table/meta.ts';
import { givenTo, renamed, withoutPerson } from '../table/persons.ts';
import type { StorageEngine } from './engine.ts';
import { holdersOf, LIVE } from './holders.ts';
import type { Player } from './people.ts';
import { forgetPlayed, givePlayed } from './played.ts';
import type { Schema } from './schema.ts';
import { HEAD, tableIn } from './tableRow.ts';

/** Tables where a player sits or is host, or where a seat is kept for them. */
const isOf = (player: string) => (row: ExpressionBuilder<Schema, 'tables'>) =>
  row.or([
    row('host', '=', player),
    row('id', 'in', row.selectFrom('holders').select('table_id').where('player_id', '=', player)),
    // In JSON a quote within a text has a backslash before it: this can only be the field.
    row.and([row('status', '=', 'open'), row('meta', 'like', `%"keptFor":"${player}"%`)]),
  ]);

/** Those that are not over: what changes there is for the table itself to do. */
export async function liveTablesOf({ db }: StorageEngine, player: string): Promise<string[]> {
  const rows = await db.selectFrom('tables').select('id').where(isOf(player)).where('status', 'in', LIVE).execute();
  return rows.map(({ id }) => id);
}

/** What is over and was a guest's is the account's from now on. Returns the tables that have changed. */
export async function giveFinished(
  engine: StorageEngine,
  guest: string,
  account: Pick<Player, 'id' | 'isBot'>,
): Promise<string[]> {
  return await engine.db.transaction().execute(async tx => {
    await givePlayed(tx, guest, account.id);
    await tx.updateTable('chat').set({ player_id: account.id }).where('player_id', '=', guest).execute();
    await tx.updateTable('reports').set({ about: account.id }).where('about', '=', guest).execute();
    await tx.updateTable('reports').set({ reporter: account.id }).where('reporter', '=', guest).execute();
    return await rewrite(tx, engine, guest, 'over', table => givenTo(table, guest, account));
  });
}

/** Somebody is called otherwise, wherever their name stands. Of tables that go on, these themselves see to it. */
export async function renamePerson(
  engine: StorageEngine,
  player: string,
  was: string,
  names: { readonly name: string; readonly account?: string; readonly skeleton?: string },
): Promise<string[]> {
  return await engine.db.transaction().execute(async tx => {
    await tx.updateTable('players').set(names).where('id', '=', player).execute();
    await tx.updateTable('chat').set({ name: names.name }).where('player_id', '=', player).execute();
    return await rewrite(tx, engine, player, 'over', table => renamed(table, player, was, names.name));
  });
}

/**
 * Deletes a person: name, account, sessions, tokens, invitations, channels, ratings, codes and links. What others played with them stays,
 * with nobody's name on it. All of it or nothing; returns the tables that have changed.
 */
export async function forgetPerson(engine: StorageEngine, player: string): Promise<string[]> {
  return await engine.db.transaction().execute(async tx => {
    const called = await tx.selectFrom('players').select('name').where('id', '=', player).executeTakeFirst();
    await forgetCodes(tx, player);
    const changed = await rewrite(tx, engine, player, 'all', table => withoutPerson(table, player, called?.name));
    await tx.updateTable('chat').set({ name: '', player_id: '' }).where('player_id', '=', player).execute();
    // That so many letters went to an address is still known for a while, but not for whom.
    await tx.updateTable('tokens').set({ player_id: '' }).where('player_id', '=', player).execute();
    await forgetReports(tx, player);
    await tx.deleteFrom('access_tokens').where('player_id', '=', player).execute();
    await tx.deleteFrom('invitations').where('player_id', '=', player).execute();
    await tx.deleteFrom('ratings').where('player_id', '=', player).execute();
    await forgetPlayed(tx, player);
    await tx.deleteFrom('sessions').where('player_id', '=', player).execute();
    await tx.deleteFrom('players').where('id', '=', player).execute();
    return changed;
  });
}

async function rewrite(
  tx: Transaction<Schema>,
  engine: StorageEngine,
  player: string,
  which: 'all' | 'over',
  change: (table: StoredTable) => StoredTable,
): Promise<string[]> {
  // In one order everywhere, so that two who go at once do not wait for each other in a circle.
  const rows = await tx
    .selectFrom('tables')
    .select([...HEAD, 'updated_at'])
    .where(isOf(player))
    .$if(which === 'over', query => query.where('status', 'not in', LIVE))
    .orderBy('id')
    .$if(engine.name === 'postgres', query => query.forUpdate())
    .execute();
  for (const row of rows) {
    const found = tableIn(row);
    // A damaged table is shown to nobody, and nobody can say what is in it.
    if (!found) {
      await tx.deleteFrom('holders').where('table_id', '=', row.id).where('player_id', '=', player).execute();
      continue;
    }
    const table = change(found);
    await tx
      .updateTable('tables')
      .set({ meta: JSON.stringify(table.meta), host: table.meta.host, rev: row.rev + 1 })
      .where('id', '=', row.id)
      .execute();
    await tx.deleteFrom('holders').where('table_id', '=', row.id).execute();
    const holders = holdersOf(table, row.updated_at);
    if (holders.length > 0) await tx.insertInto('holders').values(holders).execute();
    await engine.sayWith(tx, `rev ${row.id} ${row.rev + 1}`);
  }
  return rows.map(({ id }) => id);
}

/** A reported name goes with its owner; a reported message stays until its time is up, as nobody's. */
async function forgetReports(tx: Transaction<Schema>, player: string): Promise<void> {
  await tx.deleteFrom('reports').where('about', '=', player).where('kind', '!=', 'message').execute();
  await tx.updateTable('reports').set({ about: '', about_name: '' }).where('about', '=', player).execute();
  await tx.updateTable('reports').set({ reporter: '' }).where('reporter', '=', player).execute();
  await tx.updateTable('admin_log').set({ about: '', detail: '' }).where('about', '=', player).execute();
  await tx.updateTable('admin_log').set({ who: '' }).where('who', '=', player).execute();
}

/** The codes that a player has made. */
async function forgetCodes(tx: Transaction<Schema>, player: string): Promise<void> {
  await tx.deleteFrom('codes').where('player_id', '=', player).execute();
}
