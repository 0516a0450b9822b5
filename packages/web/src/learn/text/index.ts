import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LearnWords } from './types.ts';

export const learnWords: Readonly<Record<Language, LearnWords>> = { en, fr };
export type { LearnWords } from './types.ts';
