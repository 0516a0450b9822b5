import { statfsSync } from 'node:fs';
import { codeOf, OperatorError } from '../operatorError.ts';

/** Primary result codes of SQLite. */
const CODES = {
  error: 1,
  perm: 3,
  busy: 5,
  locked: 6,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  auth: 23,
  notADatabase: 26,
} as const;

/** What went wrong with an embedded database, in terms of what can be put right; a fault of ours stays what it is. */
export function sqliteTrouble(error: unknown, folder: string, file: string): unknown {
  if (error instanceof OperatorError) return error;
  const reason = codeOf(error);
  if (reason === 'ENOSPC' || reason === 'EDQUOT') return new OperatorError({ kind: 'diskFull', path: folder }, error);
  if (reason === 'ENOTDIR' || reason === 'EEXIST')
    return new OperatorError({ kind: 'notAFolder', path: folder }, error);
  if (/^E[A-Z]+$/.test(reason))
    return new OperatorError({ kind: 'cannotWrite', path: pathIn(error) ?? folder, reason }, error);
  switch (sqliteCodeOf(error)) {
    case CODES.busy:
    case CODES.locked:
      return new OperatorError({ kind: 'folderInUse', folder }, error);
    case CODES.perm:
    case CODES.readOnly:
    case CODES.cannotOpen:
    case CODES.auth:
      return new OperatorError({ kind: 'cannotWrite', path: file, reason: 'EACCES' }, error);
    case CODES.full:
      return new OperatorError({ kind: 'diskFull', path: folder }, error);
    case CODES.io:
      return new OperatorError(
        isFull(folder) ? { kind: 'diskFull', path: folder } : { kind: 'unreadableDatabase', file },
        error,
      );
    case CODES.corrupt:
      return new OperatorError({ kind: 'damagedDatabase', file }, error);
    case CODES.notADatabase:
      return new OperatorError({ kind: 'notADatabase', file }, error);
    case CODES.error:
      return new OperatorError({ kind: 'foreignDatabase', reason: (error as Error).message }, error);
    default:
      return error;
  }
}

/** The high bits of a result code only say more of the same. */
const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : undefined;

const pathIn = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;

/** Less than what SQLite wants for the index of its log. */
const LEAST = 64 * 1024;

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST;
  } catch {
    return false;
  }
}
