import type { StateMessage, Told } from '../fromServer.ts';
import { browser, type ClientMachine } from './machine.ts';

/** Milliseconds after which history that did not come is asked for again. */
const RETRY = 3000;

/** The newest state of a table, and everything that led to it. */
export interface Shown {
  readonly state: StateMessage;
  readonly told: readonly Told[];
}

/**
 * Puts together what a page knows of a table: states as they come, and the history before the first of them, which is
 * asked for and comes late. A state that came meanwhile is never replaced by an older one.
 */
export class TableFeed {
  readonly #history: (after: number) => Promise<readonly Told[]>;
  readonly #onShown: (shown: Shown) => void;
  readonly #machine: Pick<ClientMachine, 'after'>;
  #told = new Map<number, Told>();
  /** All entries up to this one are in `#told`. */
  #wholeTo = 0;
  #newest: StateMessage | undefined;
  #isShown = false;
  #reading = 0;
  #isClosed = false;

  /** `history`: what was told after an entry, or as much of it as one answer holds. */
  constructor(
    history: (after: number) => Promise<readonly Told[]>,
    onShown: (shown: Shown) => void,
    machine: Pick<ClientMachine, 'after'> = browser,
  ) {
    this.#history = history;
    this.#onShown = onShown;
    this.#machine = machine;
  }

  /** Nobody looks any more. */
  close(): void {
    this.reset();
    this.#isClosed = true;
  }

  hear(message: StateMessage): void {
    this.#add(message.told);
    if (!this.#newest || message.seq >= this.#newest.seq) this.#newest = message;
    // What is missing comes later; whoever looks already sees the newest state at once.
    if (this.#isWhole || this.#isShown) this.#show();
    this.#readOn();
  }

  /** Another person looks from now on, who may know more or less: nothing of before counts. */
  reset(): void {
    this.#told = new Map();
    this.#wholeTo = 0;
    this.#newest = undefined;
    this.#isShown = false;
    this.#reading = 0;
  }

  #add(told: readonly Told[]): void {
    for (const entry of told) this.#told.set(entry.seq, entry);
    while (this.#told.has(this.#wholeTo + 1)) this.#wholeTo++;
  }

  async #read(): Promise<void> {
    // Only the last reader that was sent out is waited for: `reset` sends the others home.
    const reading = ++readers;
    this.#reading = reading;
    try {
      while (!this.#isWhole) {
        const after = this.#wholeTo;
        const page = await this.#history(after);
        if (this.#reading !== reading) return;
        this.#add(page);
        if (this.#wholeTo === after) break;
      }
    } catch {
      // What there is is shown, and the rest asked for again.
    }
    if (this.#reading !== reading) return;
    this.#show();
    this.#reading = 0;
    if (!this.#isWhole) this.#machine.after(RETRY, () => this.#readOn());
  }

  get #isWhole(): boolean {
    return this.#newest === undefined || this.#wholeTo >= this.#newest.seq;
  }

  #readOn(): void {
    if (this.#reading === 0 && !this.#isWhole && !this.#isClosed) void this.#read();
  }

  #show(): void {
    const state = this.#newest;
    if (!state) return;
    this.#isShown = true;
    const told = [...this.#told.values()].filter(({ seq }) => seq <= state.seq).sort((a, b) => a.seq - b.seq);
    this.#onShown({ state, told });
  }
}

let readers = 0;
