import type { Language } from '@hanga/kernel';
import { bound } from './bound.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

/** What the learning pages of every game say alike. */
export interface LearnWords {
  readonly rules: {
    readonly contents: string;
    readonly ruling: string;
    readonly label: string;
    readonly found: (count: number, of: number) => string;
    readonly nothing: string;
    readonly clear: string;
    /** "Rule K18", said of the number before a rule. */
    readonly link: (rule: string) => string;
  };
  readonly lesson: {
    readonly title: string;
    readonly you: string;
    readonly progress: (step: number, of: number) => string;
    readonly next: string;
    readonly back: string;
    readonly leave: string;
    readonly again: string;
    readonly playOn: string;
    /** Out of the lessons at any point, with the game as it stands. */
    readonly playOnNow: string;
    /** What is said when something else than the lesson's action is chosen. */
    readonly otherwise: string;
    readonly readFirst: string;
    readonly countTitle: string;
    /** To a chapter that may follow. */
    readonly further: (title: string) => string;
  };
}

export const learnWords: Readonly<Record<Language, LearnWords>> = { en, fr: bound(fr) };
