import type { Language } from '@hanga/kernel';
import { bound } from '../../../learn/bound.ts';
import { en } from './rules.en.ts';
import { fr } from './rules.fr.ts';
import type { RulesText } from './rules.types.ts';

export const rulesText: Readonly<Record<Language, RulesText>> = { en, fr: bound(fr) };
