import type { Language } from '@hanga/kernel';
import type { KaiganReason } from './kaigan.ts';
import type { KanagawaReason } from './kanagawa.ts';
import { en } from './text.en.ts';
import { fr } from './text.fr.ts';

export type NameOf = (seat: number) => string;

/** What advice says, in one language. A missing sentence does not compile. */
export interface AdviceText {
  readonly kanagawa: (reason: KanagawaReason, who: NameOf) => string;
  readonly kaigan: (reason: KaiganReason, who: NameOf) => string;
}

export const adviceText: Readonly<Record<Language, AdviceText>> = { en, fr };
