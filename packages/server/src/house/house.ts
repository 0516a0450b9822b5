import type { HouseRules } from '@hanga/protocol';
import type { Clock } from '../environment.ts';
import type { Store } from '../storage/store.ts';

/** As it is stored. */
interface StoredRules {
  readonly announcement?: string;
  readonly readOnly?: boolean;
  readonly closed?: boolean;
  /** When the server was last read-only: until then clocks stood still. */
  readonly openSince?: number;
}

export interface HouseListener {
  onRules(rules: HouseRules): void;
  /** Tables may be played at again. */
  onReopened(): void;
}

/** The server as its host has set it, the same on all nodes: each reads it when it starts and when it hears of a change. */
export class House {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #listeners: Partial<HouseListener>[] = [];
  #stored: StoredRules = {};

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  listen(listener: Partial<HouseListener>): void {
    this.#listeners.push(listener);
  }

  get isReadOnly(): boolean {
    return this.#stored.readOnly === true;
  }

  /** Whether nobody new may come in. */
  get isClosed(): boolean {
    return this.#stored.closed === true;
  }

  get openSince(): number {
    return this.#stored.openSince ?? 0;
  }

  /** As everybody may know them. */
  get rules(): HouseRules {
    const { announcement, readOnly, closed } = this.#stored;
    return {
      ...(announcement !== undefined && { announcement }),
      ...(readOnly && { readOnly }),
      ...(closed && { closed }),
    };
  }

  async read(): Promise<void> {
    this.#became(JSON.parse((await this.#store.house.rules()) ?? '{}') as StoredRules);
  }

  /** Stored first, and then told to everybody on every node. */
  async change(change: { announcement?: string | undefined; readOnly?: boolean; closed?: boolean }): Promise<void> {
    const after = await this.#store.house.changeRules(before => {
      const { announcement, ...others } = { ...(JSON.parse(before ?? '{}') as StoredRules), ...change };
      const reopens = change.readOnly === false && this.isReadOnly;
      return JSON.stringify({
        ...others,
        ...(announcement !== undefined && { announcement }),
        ...(reopens && { openSince: this.#clock.now() }),
      });
    });
    this.#became(JSON.parse(after) as StoredRules);
  }

  #became(stored: StoredRules): void {
    const [wasReadOnly, before] = [this.isReadOnly, JSON.stringify(this.rules)];
    this.#stored = stored;
    if (JSON.stringify(this.rules) !== before) for (const listener of this.#listeners) listener.onRules?.(this.rules);
    if (wasReadOnly && !this.isReadOnly) for (const listener of this.#listeners) listener.onReopened?.();
  }
}
