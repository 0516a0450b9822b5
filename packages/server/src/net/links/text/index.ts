import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LinkWords } from './types.ts';

export const linkWords: Readonly<Record<Language, LinkWords>> = { en, fr };
export type { LinkWords } from './types.ts';
