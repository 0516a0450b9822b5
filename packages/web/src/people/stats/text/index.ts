import type { Language } from '@hanga/kernel';
import { settings } from '../../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { StatsWords } from './types.ts';

const catalogue: Readonly<Record<Language, StatsWords>> = { en, fr };

export const statsWords = (): StatsWords => catalogue[settings.value.language];
