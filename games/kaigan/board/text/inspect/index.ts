import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { InspectWords } from './types.ts';

export const inspectWords: Readonly<Record<Language, InspectWords>> = { en, fr };
export type { InspectWords } from './types.ts';
