import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TurnWords } from './types.ts';

export const turnWords: Readonly<Record<Language, TurnWords>> = { en, fr };
export type { TurnWords } from './types.ts';
