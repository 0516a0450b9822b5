import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { InvitationText } from './types.ts';

export const invitationText: Readonly<Record<Language, InvitationText>> = { en, fr };
