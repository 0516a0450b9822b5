import { randomBytes } from 'node:crypto';
import { type KeptPart, nextStep, type Refusal } from '@hanga/protocol';
import type { AtTable } from './person.ts';

/** Brings a part to the shuffle as a page does, for as long as it is let. */
export class PartKeeper {
  kept: KeptPart | undefined;
  readonly refusals: Refusal[] = [];
  readonly #place: AtTable;

  constructor(place: AtTable) {
    this.#place = place;
  }

  /** Does what is to be done now; `undefined` where that is nothing. */
  async step(): Promise<'commit' | 'reveal' | undefined> {
    const next = nextStep(this.#place.table, this.kept, () => randomBytes(32).toString('hex'));
    if (!next) return undefined;
    this.kept = next.keep;
    const why = await this.#place.do(next.command);
    if (why) this.refusals.push(why);
    return next.command.kind;
  }

  async commit(): Promise<void> {
    await this.#place.soon(
      'that one may commit',
      ({ table }) => table.shuffle?.parts[table.you.seat ?? -1]?.by === 'server',
    );
    await this.step();
  }

  async reveal(): Promise<void> {
    await this.#place.soon('that parts are asked for', ({ table }) => table.shuffle?.phase === 'reveal');
    await this.step();
  }
}

/** Everybody commits, the host starts, everybody reveals. */
export async function bringParts(places: readonly AtTable[], start: () => Promise<void>): Promise<void> {
  const keepers = places.map(place => new PartKeeper(place));
  await Promise.all(keepers.map(keeper => keeper.commit()));
  await start();
  await Promise.all(keepers.map(keeper => keeper.reveal()));
}
