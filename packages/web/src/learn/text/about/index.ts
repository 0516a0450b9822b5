import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AboutText } from './types.ts';

export const aboutText: Readonly<Record<Language, AboutText>> = { en, fr };
export type { AboutGame, AboutText, Components, Status } from './types.ts';
