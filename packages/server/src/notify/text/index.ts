import type { Language } from '@hanga/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { NoticeWords } from './types.ts';

export const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, fr };
export type { NoticeWords } from './types.ts';
