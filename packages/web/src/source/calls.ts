/** What was asked of a worker, and who waits for the answers. */
export class Calls<Message> {
  readonly #send: (message: Message) => void;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #made = 0;

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** `undefined` comes back where there is trouble instead of an answer. */
  ask<Answer>(message: (call: number) => Message): Promise<Answer> {
    return new Promise(resolve => {
      const call = this.#made++;
      this.#waiting.set(call, answer => resolve(answer as Answer));
      this.#send(message(call));
    });
  }

  answer(call: number, value: unknown): void {
    this.#waiting.get(call)?.(value);
    this.#waiting.delete(call);
  }

  /** The worker is broken: whatever was asked gets no answer any more. */
  end(): void {
    for (const call of [...this.#waiting.keys()]) this.answer(call, undefined);
  }
}
