import { commitmentTo, flawInShuffle, type GameRecord, type Shuffle, type ShuffleFlaw } from '@hanga/kernel';
import { type OwnPart, ownPart } from '@hanga/protocol';
import { keptFor } from '../online/keptParts.ts';
import { checkRecord } from '../source/check.ts';
import type { RecordCheck } from '../source/checkServer.ts';

/** The result of checking a record against what was committed to before its game began. */
export interface ShuffleCheck {
  /** Whether the SHA-256 of the record's seed equals the commitment; `undefined` where none was given. */
  readonly isPromised: boolean | undefined;
  /** The SHA-256 of the record's seed. */
  readonly commitment: string;
  /** Whether replaying the record gives the recorded result. */
  readonly game: RecordCheck;
  /** The parts that the seed was made of; `undefined` for a seed that was drawn by one alone. */
  readonly parts: PartsCheck | undefined;
}

export interface PartsCheck {
  readonly shuffle: Shuffle;
  /** What of it does not hold. */
  readonly flaw: ShuffleFlaw | undefined;
  /** What this browser remembers of its own part in it. */
  readonly own: OwnPart;
}

function partsIn({ shuffle, seed }: GameRecord): PartsCheck | undefined {
  if (!shuffle) return undefined;
  const mine = keptFor(shuffle);
  return { shuffle, flaw: flawInShuffle(shuffle, seed), own: ownPart(mine?.id ?? '', shuffle, mine?.kept) };
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
    parts: partsIn(record),
  };
}

/** A SHA-256 as people copy it: spaces and capitals do not matter. `undefined` for what is none. */
export function readCommitment(text: string): string | undefined {
  const hex = text.replace(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}
