import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { HouseWords } from './types.ts';

const catalogue: Readonly<Record<Language, HouseWords>> = { en, fr };

export const houseWords = (): HouseWords => catalogue[settings.value.language];
