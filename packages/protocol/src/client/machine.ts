/** What the client needs of the machine that it runs on: a browser, or a simulated one. */
export interface ClientMachine {
  after(milliseconds: number, task: () => void): { cancel(): void };
  /** Milliseconds that only go forward. */
  elapsed(): number;
  /** From 0 to 1, to spread what many clients do at once. */
  random(): number;
  /** A key for a deed: nobody else's, ever. */
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
