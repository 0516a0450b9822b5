import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { KeepsakeText } from './types.ts';

export const keepsakeText: Readonly<Record<Language, KeepsakeText>> = { en, fr };
