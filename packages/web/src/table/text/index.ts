import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { TableWords } from './types.ts';

const languages: Readonly<Record<Language, TableWords>> = { en, fr };

export const tableWords = (): TableWords => languages[settings.value.language];
