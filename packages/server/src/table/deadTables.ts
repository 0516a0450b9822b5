import type { ServerContext } from '../context.ts';
import { unlistStill, waitingSince } from '../storage/deadTables.ts';
import type { TableActor } from './actor.ts';

/** Tables closed at a time. */
const MOST = 100;

/**
 * What becomes of tables that everybody has forgotten. One that waits for players, has not changed for as long as
 * `deadAfter` says, and that nobody looks at, is closed: it has no game to lose. A game that has begun stays for those who
 * play it, for ever; after as long without a move it only leaves the lobby.
 */
export async function buryDead(
  { store, clock, options, onListed }: ServerContext,
  actorOf: (id: string) => Promise<TableActor | undefined>,
): Promise<void> {
  const before = clock.now() - options.deadAfter;
  for (const id of await unlistStill(store.engine, before)) onListed(id, undefined);
  for (const id of await waitingSince(store.engine, before, MOST)) await (await actorOf(id))?.seats.close();
}
