import { hexOf } from '@hanga/kernel';
import { nextStep, type Subscription, type TableInfo } from '@hanga/protocol';
import { keep, keptPart } from './keptParts.ts';

const newPart = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** Milliseconds after which what the server could not do is tried again. */
const AGAIN_AFTER = 1000;

/** Does by itself, for whoever sits at a table here, what its shuffle needs of them: commit, and reveal when asked. */
export class PartBringer {
  readonly #subscription: Subscription;
  readonly #sent = new Set<string>();
  #isNew = true;

  constructor(subscription: Subscription) {
    this.#subscription = subscription;
  }

  async hear(table: TableInfo): Promise<void> {
    const next = nextStep(table, keptPart(table.id), newPart, this.#isNew && !document.hidden);
    if (table.you.seat !== undefined) this.#isNew = false;
    if (!next) return;
    const { command } = next;
    const what = `${command.kind} ${command.server}`;
    if (this.#sent.has(what)) return;
    this.#sent.add(what);
    keep(table.id, next.keep);
    const why = await this.#subscription.do(command);
    if (!why) return;
    this.#sent.delete(what);
    if (why.kind !== 'tryAgain') return;
    setTimeout(() => {
      const { table: now } = this.#subscription;
      if (now) void this.hear(now);
    }, AGAIN_AFTER);
  }
}
