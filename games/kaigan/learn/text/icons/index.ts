import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { IconsText } from './types.ts';

export const iconsText: Readonly<Record<Language, IconsText>> = { en, fr };
export type { IconsText } from './types.ts';
