/** What the client needs of the machine that it runs on: a browser, or a simulated one. */
export interface ClientMachine {
  after(milliseconds: number, task: () => void): { cancel(): void };
  /** A monotonic clock, in milliseconds. */
  elapsed(): number;
  /** From 0 to 1, for jitter. */
  random(): number;
  /** A unique idempotency key for a command. */
  newKey(): string;
}

export const browser: ClientMachine = {
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
  elapsed: () => performance.now(),
  random: () => Math.random(),
  /** 120 random bits. */
  newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(15));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  },
};
