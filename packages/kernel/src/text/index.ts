import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { KernelText } from './types.ts';

export const kernelText: Readonly<Record<Language, KernelText>> = { en, fr };
export type { KernelText } from './types.ts';
