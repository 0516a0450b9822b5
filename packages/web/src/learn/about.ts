import type { Language } from '@hanga/kernel';
import { en } from './about.en.ts';
import { fr } from './about.fr.ts';
import { bound } from './bound.ts';

export type Status = 'printed' | 'settled' | 'reconstructed';

/** How sure the components of one game are. */
export interface GameComponents {
  readonly game: string;
  readonly text: readonly string[];
  readonly rows: readonly { readonly thing: string; readonly status: Status; readonly source: string }[];
}

export interface AboutText {
  readonly title: string;
  readonly hanga: readonly string[];
  readonly components: {
    readonly title: string;
    readonly text: readonly string[];
    readonly status: Readonly<Record<Status, string>>;
    readonly columns: readonly [thing: string, status: string, source: string];
    readonly games: readonly GameComponents[];
    readonly settledTitle: string;
    /** What was unsure on each of the three cards, and how it was settled. */
    readonly settled: readonly [keep: string, tree: string, building: string];
    readonly markedTitle: string;
    readonly marked: string;
    readonly correctTitle: string;
    readonly correct: string;
  };
  readonly fairness: { readonly title: string; readonly text: readonly string[] };
  readonly credits: { readonly title: string; readonly text: readonly string[] };
  readonly licences: { readonly title: string; readonly rows: readonly (readonly [thing: string, licence: string])[] };
}

export const aboutText: Readonly<Record<Language, AboutText>> = { en, fr: bound(fr) };
