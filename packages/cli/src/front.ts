import type { Adviser, Bot } from '@hanga/bots';
import type { Cheater } from '@hanga/bots/arena';
import type { Game, GameTypes, Language, Match, Outcome, Redacted, Seat } from '@hanga/kernel';
import type { PortraitMaker } from '@hanga/web/art/portrait.ts';
import type { Paint } from './paint.ts';

/**
 * All that the command line needs to know of a game besides its rules: `terminal/index.ts` in the game's folder exports
 * it as `front`. What a small game does not have it leaves out.
 */
export interface Front<T extends GameTypes> {
  readonly game: Game<T>;
  /** Weakest first. One is called `greedy`: it plays where nothing else is said. */
  readonly bots: readonly Bot<T>[];
  readonly teller: (language: Language, look: Look) => Teller<T>;
  /** Bots that are shown everything: for the arena, never for play. */
  readonly cheaters?: readonly Cheater<T>[];
  readonly flags?: readonly GameFlag[];
  /** The flags in use, for the help of commands that play: what is typed behind the game's name. */
  readonly examples?: readonly string[];
  /** The table's options among a command's flags; the game completes and judges them. Unless said, the flags are it. */
  readonly optionsFrom?: (flags: Readonly<Record<string, unknown>>) => object;
  /** Why the game refuses options, in a sentence; `undefined`: it has none to say. */
  readonly whyNot?: (options: object, language: Language) => string | undefined;
  /** The printed components of these rules as tables, for readers of expanded records. */
  readonly components?: (options: T['Options'], rules: number) => object;
  readonly facts?: (match: Match<T>, log: readonly Logged<T>[]) => Facts;
  /** What a simulation computes from each table of `Facts.rates`, column by column. */
  readonly rates?: Readonly<Record<string, readonly Rate[]>>;
  /** Everything face up: for games that are only looked at. Unless said, what a spectator sees. */
  readonly opened?: (state: T['State']) => T['View'];
  /** What a seat has collected by the end, each thing by a number of its own: profiles count them. */
  readonly honors?: (state: T['State'], seat: Seat) => readonly number[];
  /** Draws a table for those who are sent its link; fetched when it is first wanted. Without it links have no picture. */
  readonly portrait?: () => Promise<PortraitMaker<T>>;
  /** Whether the viewer holds what others must not see. Unless said, everybody always does. */
  readonly holdsSecrets?: (view: T['View']) => boolean;
  /** Who analyzes recorded games; without it `hanga analyze` has nothing to say of this game. */
  readonly advice?: {
    readonly adviser: Adviser<T, object>;
    /** A reason of the adviser's in words. */
    readonly reason: (language: Language, reason: object, who: Who) => string;
  };
}

/** A front whose game's types only matter inside `use`. */
export interface AnyFront {
  readonly id: string;
  open<Result>(use: <T extends GameTypes>(front: Front<T>) => Result): Result;
}

/** What a game's terminal exports. */
export const frontOf = <T extends GameTypes>(front: Front<T>): AnyFront => ({
  id: front.game.id,
  open: use => use(front),
});

/** A game that is only looked at, with all that its front opens. */
export const openedView = <T extends GameTypes>({ game, opened }: Front<T>, state: T['State']): T['View'] =>
  opened ? opened(state) : game.view(state, 'spectator');

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

/** What a simulation counts of one finished game besides scores, score lines and moves. */
export interface Facts {
  readonly rounds?: number;
  /** Why the game ended, where there are several reasons. */
  readonly ending?: string;
  /** For each table, how often each of its keys came up. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** For each table and each of its keys, named counts: `Front.rates` says what is computed from them. */
  readonly rates?: Readonly<Record<string, Readonly<Record<string, Tallies>>>>;
}

/** How often something happened, or the values with which it did: counts are added up, values are collected. */
export type Tallies = Readonly<Record<string, number | readonly number[]>>;

/** A column of a table of rates: a count per other counts together, or the mean of collected values. */
export type Rate =
  | { readonly name: string; readonly of: string; readonly per: readonly string[] }
  | { readonly name: string; readonly meanOf: string };

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
  /** What a typed code means, legal or not; `undefined`: nothing. Unless said, the codes of `choices` are all there are. */
  readonly parse?: (typed: string, view: T['View'], legal: readonly T['Action'][]) => T['Action'] | undefined;
  /** Everybody's score so far, in lines. */
  readonly standings: (view: T['View']) => Outcome<T>;
  /** Unless said, a table of the score lines. */
  readonly scores?: (outcome: Outcome<T>, who: Who, width: number) => readonly string[];
  /** What each player has made, to look at when all is over. */
  readonly works?: (view: T['View'], who: Who, width: number) => readonly string[];
  readonly codes: readonly (readonly [code: string, meaning: string])[];
  readonly legend?: (width: number) => readonly string[];
  readonly rules: readonly string[];
  /** What a kind of score line is called. */
  readonly line: (kind: string) => string;
  /** Why games end, if `Facts.ending` says so. */
  readonly ending?: (reason: string) => string;
  /** The words of the tables that the game has counted. */
  readonly counted?: (table: string) => TableWords;
  /** The words of the tables of rates, with a heading for each rate. */
  readonly rated?: (table: string) => TableWords & { readonly heading: (rate: string) => string };
}

/** The title of a table of a simulation, and the words for one of its keys. */
export interface TableWords {
  readonly title: string;
  readonly label: (key: string) => string;
}
