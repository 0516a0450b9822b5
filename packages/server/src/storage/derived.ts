import { skeletonOf } from '@hanga/protocol';
import { type Kysely, sql } from 'kysely';
import type { EngineName } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Fills the columns that follow from others, where they are empty: of a database or an export of an earlier Hanga. */
export async function fillDerived(db: Kysely<Schema>, engine: EngineName): Promise<void> {
  // In JSON a quote within a text has a backslash before it: this can only be the field.
  const mark = sql.lit('"host":"');
  const find = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos');
  const after = sql`substr(meta, ${find}(meta, ${mark}) + ${sql.lit(8)})`;
  await sql`update tables set host = substr(${after}, 1, ${find}(${after}, '"') - 1)
    where host = '' and ${find}(meta, ${mark}) > 0`.execute(db);
  const known = await db
    .selectFrom('players')
    .select(['id', 'name', 'skeleton'])
    .where('account', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const taken = new Set(known.map(({ skeleton }) => skeleton));
  for (const { id, name, skeleton: has } of known) {
    const skeleton = skeletonOf(name);
    // Two accounts that look alike already both stay; only the first keeps others away.
    if (has !== null || taken.has(skeleton)) continue;
    taken.add(skeleton);
    await db.updateTable('players').set({ skeleton }).where('id', '=', id).execute();
  }
}
