import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TableText } from './types.ts';

export type { TableText };
export const tableText: Readonly<Record<Language, TableText>> = { en, fr };
