import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PeopleWords } from './types.ts';

const catalogue: Readonly<Record<Language, PeopleWords>> = { en, fr };

export const peopleWords = (): PeopleWords => catalogue[settings.value.language];
