import type { Language } from '@hanga/kernel';
import { settings } from '../../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './types.ts';

const catalogue: Readonly<Record<Language, OnlineWords>> = { en, fr };

export const onlineWords = (): OnlineWords => catalogue[settings.value.language];
