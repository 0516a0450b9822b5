import type { Language } from '@hanga/kernel';
import type { LevelsText } from '../types.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What the levels are called. */
export const levelTitles: Readonly<Record<Language, LevelsText>> = { en, fr };
