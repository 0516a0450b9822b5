import type { KernelRefusal, UndoRefusal } from '../match.ts';
import type { RecordProblem } from '../record.ts';

/** What the kernel itself has to say. A missing sentence does not compile. */
export interface KernelText {
  readonly refusal: Readonly<Record<KernelRefusal | UndoRefusal, string>>;
  readonly record: (problem: RecordProblem) => string;
}
