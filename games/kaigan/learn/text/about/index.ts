import type { Language } from '@hanga/kernel';
import type { AboutGame } from '@hanga/web/learn/text/about/types.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const about: Readonly<Record<Language, AboutGame>> = { en, fr };
