import process from 'node:process';

/** Milliseconds within which signals count as one: a terminal, npm and our own script may all pass the same one on. */
const ONE_SIGNAL = 1000;

/** Resolves at the first signal to end. A further signal, later, ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise(resolve => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > ONE_SIGNAL) process.exit(1);
        resolve();
      });
    }
  });
}
