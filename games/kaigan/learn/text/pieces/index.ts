import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PiecesText } from './types.ts';

export const piecesText: Readonly<Record<Language, PiecesText>> = { en, fr };
