import type { Bot } from '@hanga/bots';
import type { Cheater } from '@hanga/bots/arena';
import type { Game, GameTypes, Language, Match, Outcome, Redacted, Seat } from '@hanga/kernel';
import type { Paint } from './paint.ts';

/** All that the command line needs to know of a game besides its rules. One per game, listed in `games.ts`. */
export interface Front<T extends GameTypes> {
  readonly game: Game<T>;
  /** Weakest first. */
  readonly bots: readonly Bot<T>[];
  /** Bots that are shown everything: for the arena, never for play. */
  readonly cheaters: readonly Cheater<T>[];
  readonly flags: readonly GameFlag[];
  /** The printed components as tables, for readers of expanded records. */
  readonly components: object;
  /** How many diplomas there are, numbered from 0. */
  readonly diplomas: number;
  readonly facts: (match: Match<T>) => Facts;
  /** Everything face up: for games that are only looked at. */
  readonly opened: (state: T['State']) => T['View'];
  /** Whether the viewer holds what others must not see. */
  readonly holdsSecrets: (view: T['View']) => boolean;
  readonly teller: (language: Language, look: Look) => Teller<T>;
}

/** A table option as a flag of the command. */
export interface GameFlag {
  readonly flag: string;
  /** The option's name, in the rules and in commander alike. */
  readonly option: string;
  readonly description: string;
  readonly choices: readonly string[];
}

/** What a simulation counts of one finished game. */
export interface Facts {
  readonly rounds: number;
  readonly ending: string;
  readonly first: Seat;
  /** The numbers of the diplomas taken, by seat. */
  readonly diplomas: readonly (readonly number[])[];
  /** Where points come from: by seat, the points of each kind of score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
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
  readonly choices: (view: T['View'], legal: readonly T['Action'][]) => readonly Choice<T['Action']>[];
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
}
