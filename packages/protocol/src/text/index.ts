import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RefusalText } from './types.ts';

export const refusalText: Readonly<Record<Language, RefusalText>> = { en, fr };
export type { RefusalText } from './types.ts';
