import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Large enough that quiet servers never do it, small enough that a start after a crash reads it in no time. */
const WORTH_IT = 8 * 1024 * 1024;
const EVERY = 500;

const file = workerData as string;
let database: DatabaseSync | undefined;

const walSize = (): number => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;

setInterval(() => {
  if (walSize() < WORTH_IT) return;
  database ??= new DatabaseSync(file);
  // Passive: never makes the server's thread wait.
  database.exec('pragma wal_checkpoint(passive)');
}, EVERY);
