import { statfs } from 'node:fs/promises';
import type { AdminOverview } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { Backups } from './backups.ts';

/** How the server is, at a glance. */
export async function overview(context: ServerContext, backups: Backups): Promise<AdminOverview> {
  const { store, house, options } = context;
  const free = await freeAt(options.data);
  const [latest] = await backups.list();
  return {
    house: house.rules,
    engine: store.engine.name,
    size: await store.directory.size(),
    ...(free !== undefined && { free }),
    ...(await store.directory.counts()),
    ...(latest && { backup: latest }),
    troubles: await store.directory.troubles(),
  };
}

/** Bytes; `undefined` where the folder is not there, as with PostgreSQL. */
const freeAt = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
