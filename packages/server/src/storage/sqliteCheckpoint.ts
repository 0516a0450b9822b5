import type { DatabaseSync } from 'node:sqlite';

/** Puts what lies in the log in its place, as far as nobody is in the way. What cannot be done now is done next time. */
export function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A full disk, for one: whoever writes is told, and the log keeps all that it has.
  }
}
