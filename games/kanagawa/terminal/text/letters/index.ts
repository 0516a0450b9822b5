import type { Language } from '@hanga/kernel';
import type { Glyphs } from '../../glyphs.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** For terminals and fonts without pictures, and for screen readers. */
export const letters: Readonly<Record<Language, Glyphs>> = { en, fr };
