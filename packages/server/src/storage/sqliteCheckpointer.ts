import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { checkpoint } from './sqliteCheckpoint.ts';

/** By a connection of its own, so that nobody who reads or writes has to wait. */
const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = full');

parentPort?.on('message', () => {
  checkpoint(database);
  parentPort?.postMessage('done');
});
