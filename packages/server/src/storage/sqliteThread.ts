import { DatabaseSync } from 'node:sqlite';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Append, Appended } from './engine.ts';
import { storeEntry } from './sqliteAppend.ts';
import { checkpoint } from './sqliteCheckpoint.ts';
import { failure, statementsOf } from './sqliteStatements.ts';

/** What the server asks of its database's thread; each question gets one answer, in order. */
export type Question =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batch: readonly Append[] };

export type Answer =
  | {
      readonly rows: readonly object[];
      readonly changes: number;
      readonly lastId: number;
      /** Which columns hold bytes. */
      readonly bytes?: readonly string[];
    }
  | { readonly appended: readonly Appended[] }
  /** `errcode`: SQLite's. */
  | { readonly error: string; readonly errcode?: number };

/** Rows written: so many that quiet servers never do it, so few that a start after a crash reads them in no time. */
const CHECKPOINT = 4000;

const file = workerData as string;
// Nobody else should write here. Where somebody does, a moment is waited and no more: everybody waits with this thread.
const database = new DatabaseSync(file);
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 500; pragma cache_size = -65536; ' +
    'pragma wal_autocheckpoint = 0',
);

const { statement, query } = statementsOf(database);

/** The whole batch, or nothing of it; on disk when this returns. */
function append(batch: readonly Append[]): Answer {
  statement('begin immediate').run();
  try {
    const appended = batch.map(one => storeEntry(one, statement));
    statement('commit').run();
    return { appended };
  } catch (error) {
    statement('rollback').run();
    throw error;
  }
}

function answer(question: Question): Answer {
  try {
    return question.kind === 'append' ? append(question.batch) : query(question.sql, question.parameters);
  } catch (error) {
    return failure(error);
  }
}

const changes = (): number => Number(statement('select total_changes() as changes').get()?.['changes'] ?? 0);

/**
 * What was written lies in a log until it is put in its place. That can take as long as fifty moves wait for each
 * other, so another thread does it; what was written meanwhile is little, and done here: then the log begins anew.
 */
let helper: Worker | undefined = new Worker(new URL('./sqliteCheckpointer.ts', import.meta.url), { workerData: file });
let isUnderWay = false;
let done = 0;
helper.on('message', () => {
  isUnderWay = false;
  checkpoint(database);
});
// Then it is done here, all of it.
helper.on('error', () => {
  helper = undefined;
  isUnderWay = false;
});

const timer = setInterval(() => {
  const now = changes();
  if (isUnderWay || now - done < CHECKPOINT) return;
  done = now;
  if (helper) {
    isUnderWay = true;
    helper.postMessage('checkpoint');
  } else checkpoint(database);
}, 1000);

async function close(): Promise<void> {
  clearInterval(timer);
  await helper?.terminate();
  // The last one to close empties the log.
  database.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
}

parentPort?.on('message', (text: string) => {
  if (text === 'close') void close();
  // One string: cloning many small objects costs several times as much.
  else parentPort?.postMessage(JSON.stringify(answer(JSON.parse(text) as Question)));
});
