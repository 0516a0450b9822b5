import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { failure, statementsOf } from './sqliteStatements.ts';
import type { Answer, Question } from './sqliteThread.ts';

/** Reads while others write: each query sees what was committed when it began. */
const database = new DatabaseSync(workerData as string, { readOnly: true });
database.exec('pragma busy_timeout = 500; pragma cache_size = -65536');
const { query } = statementsOf(database);

function answer(question: Question): Answer {
  try {
    if (question.kind !== 'query') throw new Error('nothing is written here');
    return query(question.sql, question.parameters);
  } catch (error) {
    return failure(error);
  }
}

parentPort?.on('message', (text: string) => {
  if (text === 'close') {
    database.close();
    parentPort?.postMessage('closed');
    parentPort?.close();
  } else parentPort?.postMessage(JSON.stringify(answer(JSON.parse(text) as Question)));
});
