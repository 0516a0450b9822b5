import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './types.ts';

export const wordsIn: Readonly<Record<Language, Words>> = { en, fr };
export type { Words } from './types.ts';
