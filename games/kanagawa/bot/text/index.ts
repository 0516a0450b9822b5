import type { Language, Seat } from '@hanga/kernel';
import type { KanagawaReason } from '../reasons.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Says a reason for an action in words. */
export type ReasonText = (reason: KanagawaReason, who: (seat: Seat) => string) => string;

export const kanagawaReason: Readonly<Record<Language, ReasonText>> = { en, fr };
