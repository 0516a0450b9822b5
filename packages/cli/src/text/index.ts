import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './types.ts';

export const messagesIn: Readonly<Record<Language, Messages>> = { en, fr };
export type { Messages } from './types.ts';
