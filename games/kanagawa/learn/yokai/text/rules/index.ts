import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { YokaiRules } from './types.ts';

export const yokaiRules: Readonly<Record<Language, YokaiRules>> = { en, fr };
