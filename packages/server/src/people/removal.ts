import type { Done, Refused } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { forgetPerson, liveTablesOf } from '../storage/persons.ts';
import type { Tables } from '../table/tables.ts';
import { newId } from './secrets.ts';
import type { Sessions } from './sessions.ts';

/** What it takes to take somebody away. */
export interface Removing {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly sessions: Sessions;
}

/** Told to whoever looks at them here; the other nodes have heard of it. */
export function tellChanged({ tables }: Pick<Removing, 'tables'>, changed: readonly string[]): void {
  for (const table of changed) tables.inMemory(table)?.otherNodes.heardChange(undefined);
}

/** Deletes somebody, as docs/PRIVACY.md says. `false`: a table could not let them go now. */
export async function removePerson(removing: Removing, player: string): Promise<boolean> {
  if (!(await leaveTables(removing, player))) return false;
  const changed = await forgetPerson(removing.context.store.engine, player);
  removing.sessions.ended({ player });
  tellChanged(removing, changed);
  return true;
}

/** As if they left each of them themselves. */
async function leaveTables({ context, tables }: Removing, player: string): Promise<boolean> {
  // Where the server is read-only nobody leaves; but whoever goes for good is taken from the tables with the rest.
  if (context.house.isReadOnly) return true;
  for (const id of await liveTablesOf(context.store.engine, player)) {
    const actor = await tables.get(id);
    if (!actor) continue;
    const key = newId(context.random);
    const answer = await new Promise<Done | Refused>(resolve => actor.do(player, key, { kind: 'leave' }, resolve));
    if (answer.t === 'refused' && answer.why.kind === 'tryAgain') return false;
  }
  return true;
}
