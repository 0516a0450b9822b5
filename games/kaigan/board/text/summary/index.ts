import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SummaryText } from './types.ts';

export const summaryText: Readonly<Record<Language, SummaryText>> = { en, fr };
