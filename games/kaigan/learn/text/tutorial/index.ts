import type { Language } from '@hanga/kernel';
import type { TutorialText } from '../../lessons.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const tutorialText: Readonly<Record<Language, TutorialText>> = { en, fr };
