import { type GameRecord, kernelText, type Language, parseRecord, RecordError } from '@hanga/kernel';
import type { FoundRecord } from './recordFile.ts';
import type { Messages } from './text/index.ts';
import { UserError } from './userError.ts';

/** Calls `use` with the parsed record; an error in the record is thrown as a `UserError` that says where it is. */
export function withRecord<Result>(
  found: FoundRecord,
  voice: { readonly language: Language; readonly messages: Messages; readonly refusal?: (refusal: object) => string },
  use: (record: GameRecord) => Result,
): Result {
  try {
    return use(parseRecord(found.input));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { problem } = error;
    const kernel = kernelText[voice.language];
    switch (problem.kind) {
      case 'illegalMove': {
        const { move, seat, refusal } = problem;
        throw new RecordMismatch(voice.messages.replay.illegal(found.where, move, seat, reasonOf(refusal, voice)));
      }
      case 'otherResult':
        throw new RecordMismatch(voice.messages.replay.result(found.where, problem.recorded, problem.replayed));
      case 'brokenShuffle':
        throw new RecordMismatch(`${found.where}: ${kernel.record(problem)}`);
      case 'notARecord':
      case 'newerFormat':
      case 'newerRules':
      case 'unknownGame':
        throw new UserError(`${found.where}: ${kernel.record(problem)}`);
    }
  }
}

/** A record that cannot be replayed as it says: it has an illegal move, another result, or another shuffle. */
export class RecordMismatch extends UserError {}

function reasonOf(refusal: unknown, voice: Parameters<typeof withRecord>[1]): string {
  if (typeof refusal === 'object' && refusal !== null) return voice.refusal?.(refusal) ?? JSON.stringify(refusal);
  const sentences: Readonly<Record<string, string>> = kernelText[voice.language].refusal;
  return sentences[String(refusal)] ?? String(refusal);
}
