import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { ANSWERS_WITHIN, type Append, type Appended } from './engine.ts';
import type { Answer, Question } from './sqliteThread.ts';
import { received, sent } from './sqliteValues.ts';

const THREADS = {
  writes: new URL('./sqliteThread.ts', import.meta.url),
  reads: new URL('./sqliteReader.ts', import.meta.url),
} as const;

/** SQLite runs in a thread of its own, so that only that one waits for the disk; who only reads has one more. */
export class DatabaseThread {
  readonly #worker: Worker;
  #isOver = false;
  /** Bringing a large database up to date may take its time. */
  isOpening = true;
  readonly #waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];

  constructor(file: string, access: keyof typeof THREADS) {
    this.#worker = new Worker(THREADS[access], { workerData: file });
    this.#worker.on('message', (text: string) => this.#waiting.shift()?.resolve(text));
    this.#worker.on('error', error => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  #fail(error: unknown): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.splice(0)) reject(error instanceof Error ? error : new Error(String(error)));
  }

  #send(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#isOver) {
        reject(new Error('the database is closed'));
        return;
      }
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(text);
    });
  }

  /** Fails in bounded time where the disk hangs. What the thread still stores after that has not been acknowledged. */
  #inTime(answer: Promise<string>): Promise<string> {
    if (this.isOpening) return answer;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the database does not answer')), ANSWERS_WITHIN);
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  async #ask<Wanted extends Answer>(question: Question): Promise<Exclude<Wanted, { error: string }>> {
    const answer = JSON.parse(await this.#inTime(this.#send(JSON.stringify(question)))) as Answer;
    if ('error' in answer) throw Object.assign(new Error(answer.error), { errcode: answer.errcode });
    return answer as Exclude<Wanted, { error: string }>;
  }

  async query<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const {
      rows,
      changes,
      lastId,
      bytes = [],
    } = await this.#ask<Extract<Answer, { changes: number }>>({
      kind: 'query',
      sql,
      parameters: parameters.map(sent),
    });
    for (const row of rows as Record<string, unknown>[])
      for (const column of bytes) row[column] = received(row[column]);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes), insertId: BigInt(lastId) };
  }

  async append(batch: readonly Append[]): Promise<readonly Appended[]> {
    const { appended } = await this.#ask<Extract<Answer, { appended: readonly Appended[] }>>({ kind: 'append', batch });
    return appended;
  }

  async close(): Promise<void> {
    await this.#send('close');
  }
}
