import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CloseText } from './types.ts';

export const closeText: Readonly<Record<Language, CloseText>> = { en, fr };
