import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Chrome } from './types.ts';

export const chromeIn: Readonly<Record<Language, Chrome>> = { en, fr };
export type { Chrome } from './types.ts';
