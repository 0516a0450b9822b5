import type { Language } from '@hanga/kernel';
import { settings } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './types.ts';

const catalogue: Readonly<Record<Language, Words>> = { en, fr };

/** The page's words in the chosen language. A component that calls this renders again when the language changes. */
export const words = (): Words => catalogue[settings.value.language];
export type { Words } from './types.ts';
