import type { Language } from '@hanga/kernel';
import type { YokaiTutorialText } from '../../lessons.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const yokaiTutorialText: Readonly<Record<Language, YokaiTutorialText>> = { en, fr };
