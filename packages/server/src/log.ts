import { createHash } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { Random } from './environment.ts';
import type { ServerOptions } from './options.ts';

/** Ids of tables and people are 22 characters of base64url. */
const ID = /(?<![\w-])[\w-]{22}(?![\w-])/g;
const ADDRESS = /[^\s<>"',;:()]+@[^\s<>"',;:()]+/g;

/**
 * JSON lines on stderr. Whoever has a table's id can open it, so none is written: instead a name that is the same for
 * all lines of one table until the process ends, and leads nowhere.
 */
export function makeLog({ logLevel }: Pick<ServerOptions, 'logLevel'>, node: string, random: Random): Logger {
  const nameOf = namesFor(random.bytes(16));
  return pino(
    {
      level: logLevel,
      base: { node },
      serializers: { table: (id: unknown) => nameOf(String(id)), err: (error: unknown) => shownError(error, nameOf) },
    },
    pino.destination(2),
  );
}

type NameOf = (id: string) => string;

const namesFor =
  (salt: Buffer): NameOf =>
  id =>
    createHash('sha256').update(salt).update(id).digest('base64url').slice(0, 8);

/** Only what helps to find a fault. A database's error also holds rows and parameters. */
export function shownError(error: unknown, nameOf: NameOf): object | string {
  const scrubbed = (text: string): string => text.replace(ID, nameOf).replace(ADDRESS, '…@…');
  if (!(error instanceof Error)) return scrubbed(String(error));
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: scrubbed(error.message),
    ...('code' in error && { code: scrubbed(String(error.code)) }),
    stack: frames.join('\n'),
  };
}
