import type { Language } from '@hanga/kernel';
import { bound } from '../../../learn/bound.ts';
import { en as iconsEn } from './icons.en.ts';
import { fr as iconsFr } from './icons.fr.ts';
import type { IconsText } from './icons.types.ts';
import type { TutorialText } from './lessons.ts';
import { en as rulesEn } from './rules.en.ts';
import { fr as rulesFr } from './rules.fr.ts';
import type { RulesText } from './rules.types.ts';
import { en as tutorialEn } from './tutorial.en.ts';
import { fr as tutorialFr } from './tutorial.fr.ts';

type In<Text> = Readonly<Record<Language, Text>>;

export const rulesText: In<RulesText> = { en: rulesEn, fr: bound(rulesFr) };
export const iconsText: In<IconsText> = { en: iconsEn, fr: bound(iconsFr) };
export const tutorialText: In<TutorialText> = { en: tutorialEn, fr: bound(tutorialFr) };
