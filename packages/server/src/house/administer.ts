import { readFile } from 'node:fs/promises';
import type { AdminCommand, Refusal, SimpleRefusal } from '@hanga/protocol';
import { pino } from 'pino';
import { machine } from '../environment.ts';
import { gamesOf } from '../games.ts';
import { makeMetrics } from '../metrics.ts';
import { createNode } from '../node.ts';
import { OperatorError } from '../operatorError.ts';
import { defaults } from '../options.ts';
import { argonPasswords } from '../people/passwords.ts';
import { openStore, type Store } from '../storage/store.ts';
import { type Door, doorFile } from './localDoor.ts';

export interface AdminWhere {
  readonly data: string;
  readonly databaseUrl?: string;
  /** The module whose `games` are played: its address as `import` takes it. */
  readonly games: string;
}

/** What a command gave; why not; or that the server which has the database cannot be asked. */
export type Administered = { readonly answer: object } | { readonly refusal: SimpleRefusal } | 'noServer';

/**
 * Does what the host of a server wants, from outside of it. On PostgreSQL this process is one more node for a moment,
 * and the others hear of it as of any. Of an embedded database it is the server while none runs, and else asks it.
 */
export async function administer(where: AdminWhere, command: AdminCommand): Promise<Administered> {
  let store: Store;
  try {
    store = await openStore(where, `admin-${machine.random.bytes(4).toString('hex')}`, () => {});
  } catch (error) {
    if (error instanceof OperatorError && error.problem.kind === 'folderInUse') return await asked(where, command);
    throw error;
  }
  try {
    const node = await createNode({
      ...machine,
      node: `admin-${machine.random.bytes(4).toString('hex')}`,
      options: { ...defaults, ...where },
      games: await gamesOf(where.games),
      store,
      bots: { decide: () => Promise.reject(new Error('no bot thinks here')) },
      passwords: argonPasswords,
      metrics: makeMetrics(),
      log: pino({ level: 'silent' }),
      pushKey: '',
      onTurn: () => Promise.resolve(),
    });
    const answer = await node.admin.do(command, 'host');
    await node.stop();
    return typeof answer === 'string' ? { refusal: answer } : { answer };
  } finally {
    await store.close();
  }
}

async function asked({ data }: AdminWhere, command: AdminCommand): Promise<Administered> {
  try {
    const { address, secret } = JSON.parse(await readFile(doorFile(data), 'utf8')) as Door;
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify(command),
    });
    const answer = (await response.json()) as object & { why?: Refusal };
    if (response.ok) return { answer };
    return { refusal: (answer.why?.kind ?? 'tryAgain') as SimpleRefusal };
  } catch {
    return 'noServer';
  }
}
