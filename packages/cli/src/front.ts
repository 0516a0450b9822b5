import type { Analysis, AnalysisSettings, Bot } from '@hanga/bots';
import type { Cheater } from '@hanga/bots/arena';
import type { Game, GameRecord, GameTypes, Language, Match, Outcome, Redacted, Seat } from '@hanga/kernel';
import type { Paint } from './paint.ts';

/** All that the command line needs to know of a game besides its rules. One per game, listed in `games.ts`. */
export interface Front<T extends GameTypes> {
  readonly game: Game<T>;
  /** Weakest first. */
  readonly bots: readonly Bot<T>[];
  /** Bots that are shown everything: for the arena, never for play. */
  readonly cheaters: readonly Cheater<T>[];
  readonly flags: readonly GameFlag[];
  /** The table's options among a command's flags; the game completes and judges them. */
  readonly optionsFrom: (flags: Readonly<Record<string, unknown>>) => object;
  /** Why the game refuses options, in a sentence; `undefined`: it has none to say. */
  readonly whyNot: (options: object, language: Language) => string | undefined;
  /** The printed components as tables, for readers of expanded records. */
  readonly components: (options: T['Options']) => object;
  readonly facts: (match: Match<T>, log: readonly Logged<T>[]) => Facts;
  /** Everything face up: for games that are only looked at. */
  readonly opened: (state: T['State']) => T['View'];
  /** Whether the viewer holds what others must not see. */
  readonly holdsSecrets: (view: T['View']) => boolean;
  readonly teller: (language: Language, look: Look) => Teller<T>;
  /** How a recorded game went, and what a search says of the turns that mattered. */
  readonly analyze: (record: GameRecord, settings: AnalysisSettings) => Analysis<T['Action'], object>;
  /** A reason of the analysis in words. */
  readonly reason: (language: Language, reason: object, who: Who) => string;
}

/** A table option as a flag of the command. */
export interface GameFlag {
  readonly flag: string;
  /** The option's name, in the rules and in commander alike. */
  readonly option: string;
  readonly description: string;
  /** What may be given, or what it looks like where the game itself judges it. */
  readonly choices?: readonly string[];
  readonly value?: string;
}

/** A move with the state it was made in. */
export interface Logged<T extends GameTypes> {
  readonly before: T['State'];
  readonly seat: Seat;
  readonly action: T['Action'];
  readonly events: readonly T['Event'][];
}

/** What a simulation counts of one finished game. */
export interface Facts {
  readonly rounds: number;
  readonly ending: string;
  readonly first: Seat;
  /** The diplomas that lay on the table when the game began. */
  readonly offered: readonly number[];
  /** Each diploma taken, with the round. */
  readonly takes: readonly (readonly [diploma: number, round: number])[];
  /** Each diploma that somebody met and left. */
  readonly leaves: readonly number[];
  /** Where points come from: by seat, the points of each kind of score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  /** What else is counted: for each table of counts, how often each of its keys came up. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Look {
  readonly paint: Paint;
  readonly symbols: 'pictures' | 'letters';
}

export type Who = (seat: Seat) => string;

/** A part of the screen; `brief` stands in for it where the terminal is too low. */
export interface Section {
  readonly full: readonly string[];
  readonly brief: readonly string[];
}

/** A legal action as it is offered: its short code, and what it does. */
export interface Choice<Action> {
  readonly code: string;
  readonly words: string;
  /** Short ones stand side by side. */
  readonly isShort: boolean;
  readonly action: Action;
}

/** A game's drawing and wording in one language. */
export interface Teller<T extends GameTypes> {
  readonly title: string;
  readonly prompt: (view: T['View'], who: Who) => string;
  readonly event: (event: Redacted<T['Event']>, who: Who) => string;
  readonly refusal: (refusal: T['Refusal']) => string;
  /** The table at a glance, from top to bottom. */
  readonly table: (view: T['View'], who: Who, width: number) => readonly Section[];
  readonly choices: (view: T['View'], legal: readonly T['Action'][], who?: Who) => readonly Choice<T['Action']>[];
  /** What a typed code means, legal or not; `undefined`: nothing. */
  readonly parse: (typed: string, view: T['View'], legal: readonly T['Action'][]) => T['Action'] | undefined;
  /** Everybody's score so far, in lines. */
  readonly standings: (view: T['View']) => Outcome<T>;
  readonly scores: (outcome: Outcome<T>, who: Who, width: number) => readonly string[];
  /** What each player has made, to look at when all is over. */
  readonly works: (view: T['View'], who: Who, width: number) => readonly string[];
  readonly codes: readonly (readonly [code: string, meaning: string])[];
  readonly legend: (width: number) => readonly string[];
  readonly rules: readonly string[];
  readonly diploma: (diploma: number) => string;
  readonly line: (kind: string) => string;
  readonly ending: (reason: string) => string;
  /** The title of a table of counts, and the words for one of its keys. */
  readonly counted: (table: string) => { readonly title: string; readonly label: (key: string) => string };
}
