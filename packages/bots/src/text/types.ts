import type { LevelName } from '../levels.ts';

/** A text for each level. A missing one does not compile. */
export type LevelsText = Readonly<Record<LevelName, string>>;
