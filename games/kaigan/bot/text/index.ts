import type { Language, Seat } from '@hanga/kernel';
import type { KaiganReason } from '../adviser.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Says a reason for an action in words. */
export type ReasonText = (reason: KaiganReason, who: (seat: Seat) => string) => string;

export const kaiganReason: Readonly<Record<Language, ReasonText>> = { en, fr };
