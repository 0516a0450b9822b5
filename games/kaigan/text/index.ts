import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Text } from './types.ts';

export const text: Readonly<Record<Language, Text>> = { en, fr };
export { type NameOf, type Term, type Text, terms } from './types.ts';
