import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { CompanyWords } from './types.ts';

const catalogue: Readonly<Record<Language, CompanyWords>> = { en, fr };

export const companyWords = (): CompanyWords => catalogue[settings.value.language];
