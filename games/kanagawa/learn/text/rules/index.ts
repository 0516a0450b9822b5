import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RulesText } from './types.ts';

export const rulesText: Readonly<Record<Language, RulesText>> = { en, fr };
