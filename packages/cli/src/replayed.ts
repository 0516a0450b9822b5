import { type GameRecord, kernelText, type Language, parseRecord, RecordError } from '@hanga/kernel';
import type { Chrome } from './chrome/index.ts';
import { Complaint } from './complaint.ts';
import type { Found } from './recordFile.ts';

/** Does something with a record; what is wrong with the record becomes a complaint that says where. */
export function withRecord<Result>(
  found: Found,
  voice: { readonly language: Language; readonly chrome: Chrome; readonly refusal?: (refusal: object) => string },
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
        throw new Unfaithful(voice.chrome.replay.illegal(found.where, move, seat, reasonOf(refusal, voice)));
      }
      case 'otherResult':
        throw new Unfaithful(voice.chrome.replay.result(found.where, problem.recorded, problem.replayed));
      case 'notARecord':
      case 'newerFormat':
      case 'newerRules':
      case 'unknownGame':
        throw new Complaint(`${found.where}: ${kernel.record(problem)}`);
    }
  }
}

/** A record that does not hold what it claims: an illegal move, or another result. */
export class Unfaithful extends Complaint {}

function reasonOf(refusal: unknown, voice: Parameters<typeof withRecord>[1]): string {
  if (typeof refusal === 'object' && refusal !== null) return voice.refusal?.(refusal) ?? JSON.stringify(refusal);
  const sentences: Readonly<Record<string, string>> = kernelText[voice.language].refusal;
  return sentences[String(refusal)] ?? String(refusal);
}
