import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { KanagawaAbout } from './types.ts';

export const about: Readonly<Record<Language, KanagawaAbout>> = { en, fr };
