import { logWith } from '@hanga/table';
import type { HistoryMessage, LoggedMove, StateMessage } from '../fromServer.ts';
import { browser, type ClientMachine } from './machine.ts';

/** Milliseconds after which history that did not come is asked for again. */
const RETRY = 3000;

/**
 * Puts together what a page knows of a table: states as they come, of which each has only the end of the log, and the
 * moves before the first of them, which are asked for and come late. A state that came meanwhile is never replaced by an
 * older one.
 */
export class TableFeed {
  readonly #history: (before: number) => Promise<HistoryMessage>;
  readonly #onShown: (shown: StateMessage) => void;
  readonly #machine: Pick<ClientMachine, 'after'>;
  #newest: StateMessage | undefined;
  /** The end of the newest state's log, or all of it. */
  #log: readonly LoggedMove[] = [];
  #isShown = false;
  #isReading = false;
  #isClosed = false;

  /** `history`: the moves before that of an entry, or so many of them as one answer holds. */
  constructor(
    history: (before: number) => Promise<HistoryMessage>,
    onShown: (shown: StateMessage) => void,
    machine: Pick<ClientMachine, 'after'> = browser,
  ) {
    this.#history = history;
    this.#onShown = onShown;
    this.#machine = machine;
  }

  /** Ends the feed. */
  close(): void {
    this.#isClosed = true;
  }

  hear(message: StateMessage): void {
    if (this.#isClosed) return;
    const before = this.#newest;
    const isSameViewer = before?.viewer === message.viewer;
    if (before && isSameViewer && message.seq < before.seq) return;
    // Another viewer may know more or less: nothing of before counts.
    if (!isSameViewer) this.#isShown = false;
    const goesOn = before !== undefined && isSameViewer && message.from <= before.seq;
    this.#log = goesOn ? logWith(this.#log, message) : message.log;
    this.#newest = message;
    // What is missing comes later; whoever looks already sees the newest state at once.
    if (this.#isWhole || this.#isShown) this.#show();
    void this.#readOn();
  }

  get #isWhole(): boolean {
    return this.#newest === undefined || this.#newest.move === this.#log.length;
  }

  /** The entry that follows on what is missing. */
  get #before(): number {
    return this.#log[0]?.seq ?? (this.#newest?.seq ?? 0) + 1;
  }

  /** Reads back until nothing is missing. What is answered to an older question than the one of now is not used. */
  async #readOn(): Promise<void> {
    if (this.#isReading || this.#isWhole || this.#isClosed) return;
    this.#isReading = true;
    try {
      while (!this.#isWhole && !this.#isClosed) {
        const { before, viewer, log } = await this.#history(this.#before);
        if (before !== this.#before || viewer !== this.#newest?.viewer) continue;
        if (log.length === 0) break;
        this.#log = [...log, ...this.#log];
      }
    } catch {
      // Shows what there is, and requests the rest again.
    }
    this.#isReading = false;
    if (this.#isClosed) return;
    this.#show();
    if (!this.#isWhole) this.#machine.after(RETRY, () => void this.#readOn());
  }

  #show(): void {
    const state = this.#newest;
    if (!state) return;
    this.#isShown = true;
    this.#onShown({ ...state, log: this.#log });
  }
}
