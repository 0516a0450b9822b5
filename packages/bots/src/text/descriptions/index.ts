import type { Language } from '@hanga/kernel';
import type { LevelsText } from '../types.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** How each level plays. Apart from the titles, which the first screen needs. */
export const levelDescriptions: Readonly<Record<Language, LevelsText>> = { en, fr };
