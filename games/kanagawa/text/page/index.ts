import { en } from './en.ts';
import { fr } from './fr.ts';

/** The first screen's words about the game, apart from its other texts: those come with its table. */
export const page = {
  pitch: { en: en.pitch, fr: fr.pitch },
  quickHint: { en: en.quickHint, fr: fr.quickHint },
  yokaiPitch: { en: en.yokaiPitch, fr: fr.yokaiPitch },
  yokaiHint: { en: en.yokaiHint, fr: fr.yokaiHint },
} as const;
