import type { Mount } from '../work.ts';

export interface KeepsakeWords {
  readonly mount: string;
  readonly mounts: Readonly<Record<Mount, string>>;
  /** A button: the work's name, and the kind of file. */
  readonly save: (work: string, format: string) => string;
  readonly making: string;
  readonly made: (file: string) => string;
  readonly failed: string;
  /** What sizes the files have. */
  readonly sizes: string;
}
