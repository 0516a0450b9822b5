import { Worker } from 'node:worker_threads';

/** Tasks for worker threads; each answers a task with one string of JSON. */
export interface Shared<Task, Done> {
  /** The worker's script. */
  readonly script: URL;
  /** What every worker gets at its start. */
  readonly data: unknown;
  readonly tasks: readonly Task[];
  readonly cores: number;
  /** Each task once, in the order in which they come in. */
  readonly onDone: (task: Task, done: Done) => void;
  readonly signal: AbortSignal;
}

/** Shares tasks out among `cores` workers. An aborted run drops the tasks under way. */
export async function shareOut<Task, Done>(shared: Shared<Task, Done>): Promise<void> {
  const { tasks, onDone } = shared;
  // When one worker fails, the others must not go on to the end.
  const failed = new AbortController();
  const signal = AbortSignal.any([shared.signal, failed.signal]);
  let next = 0;
  const work = async (): Promise<void> => {
    if (signal.aborted || next >= tasks.length) return;
    const worker = new Worker(shared.script, { workerData: shared.data });
    try {
      let task: Task | undefined = tasks[next++];
      let answer = answerOf<Done>(worker, task, signal);
      while (task !== undefined) {
        const done = await answer;
        const finished = task;
        // The worker goes on while what it has done is looked at.
        task = signal.aborted ? undefined : tasks[next++];
        if (task !== undefined) answer = answerOf<Done>(worker, task, signal);
        if (done !== undefined) onDone(finished, done);
      }
    } catch (error) {
      failed.abort();
      throw error;
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: shared.cores }, work));
}

function answerOf<Done>(worker: Worker, task: unknown, signal: AbortSignal): Promise<Done | undefined> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const settle = (finish: () => void) => (): void => {
      settled.abort();
      finish();
    };
    const stop = settle(() => resolve(undefined));
    signal.addEventListener('abort', stop, { signal: settled.signal });
    worker.removeAllListeners();
    worker.once('message', (text: string) => settle(() => resolve(JSON.parse(text) as Done))());
    worker.once('error', error => settle(() => reject(error))());
    worker.postMessage(task);
  });
}
