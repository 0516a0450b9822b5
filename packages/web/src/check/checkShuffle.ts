import { commitmentTo, type GameRecord } from '@hanga/kernel';
import { checkRecord } from '../source/check.ts';
import type { RecordCheck } from '../source/checkServer.ts';

/** The result of checking a record against the commitment that was published at the start of its game. */
export interface ShuffleCheck {
  /** Whether the SHA-256 of the record's seed equals the commitment; `undefined` where none was given. */
  readonly isPromised: boolean | undefined;
  /** The SHA-256 of the record's seed. */
  readonly commitment: string;
  /** Whether replaying the record gives the recorded result. */
  readonly game: RecordCheck;
}

/**
 * Has a worker of the record's game replay it from its seed, and compares the seed with `promised`. Throws an error whose
 * message is shown to the user where the worker fails.
 */
export async function checkShuffle(
  worker: Worker,
  record: GameRecord,
  promised: string | undefined,
): Promise<ShuffleCheck> {
  const commitment = commitmentTo(record.seed);
  return {
    commitment,
    isPromised: promised === undefined ? undefined : commitment === promised,
    game: await checkRecord(worker, record),
  };
}

/** A SHA-256 as people copy it: spaces and capitals do not matter. `undefined` for what is none. */
export function readCommitment(text: string): string | undefined {
  const hex = text.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}
