import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CheckWords } from './types.ts';

const catalogue: Readonly<Record<Language, CheckWords>> = { en, fr };

export const checkWords = (): CheckWords => catalogue[settings.value.language];
