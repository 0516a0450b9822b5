import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { KeepsakeWords } from './types.ts';

export const keepsakeWords: Readonly<Record<Language, KeepsakeWords>> = { en, fr };
