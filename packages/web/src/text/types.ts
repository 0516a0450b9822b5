import type { GameTrouble } from '../source/messages.ts';

/** What the page itself says, around the games. A missing sentence does not compile. */
export interface Words {
  readonly tagline: string;
  readonly play: (game: string) => string;
  readonly learnGame: (game: string) => string;
  readonly rules: string;
  readonly friends: string;
  readonly friendsHint: string;
  readonly rulesOf: (game: string) => string;
  readonly about: string;
  readonly home: string;
  /** From the rules or from About. */
  readonly backToTable: string;
  /** The table in sentences, for those who listen. */
  readonly summary: { readonly title: string; readonly tell: string };
  readonly settings: string;
  readonly close: string;
  /** Leads out of a page that has nothing to show. */
  readonly toHome: string;
  /** Above a question before something that cannot be taken back, and the way out of it. */
  readonly sure: string;
  readonly cancel: string;
  /** Buttons beside a number. */
  readonly less: (label: string) => string;
  readonly more: (label: string) => string;
  readonly menu: string;
  readonly newGame: {
    readonly title: string;
    readonly game: string;
    readonly players: string;
    readonly seat: (n: number) => string;
    readonly person: string;
    /** A bot of this level. */
    readonly bot: (level: string) => string;
    readonly who: string;
    readonly name: string;
    readonly color: string;
    readonly colors: readonly [string, string, string, string];
    readonly start: string;
  };
  readonly botNames: readonly string[];
  readonly you: string;
  readonly games: {
    readonly unfinished: string;
    readonly finished: string;
    readonly more: (count: number) => string;
    readonly goOn: string;
    readonly watch: string;
    readonly watchOf: (names: string) => string;
    readonly remove: string;
    readonly removeAsk: (names: string) => string;
    readonly round: (round: number) => string;
    readonly openFile: string;
    readonly openHint: string;
    readonly saveFile: string;
    /** Opens what was made in a finished game, to be looked at and saved. */
    readonly keepsake: string;
    readonly notJson: string;
    readonly reading: string;
    readonly notReplayed: string;
    readonly otherGame: (game: string) => string;
  };
  readonly setting: {
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly light: string; readonly night: string; readonly system: string };
    readonly speed: string;
    readonly speeds: {
      readonly slow: string;
      readonly normal: string;
      readonly fast: string;
      readonly instant: string;
    };
    readonly sound: string;
    readonly doObvious: string;
    /** Where all keys are listed. */
    readonly keys: string;
  };
  readonly log: string;
  readonly logEmpty: string;
  /** Above the SHA-256 of the seed, while the seed is secret. */
  readonly sealed: string;
  readonly aid: string;
  readonly aidHint: string;
  readonly hints: {
    readonly title: string;
    readonly thinking: string;
    readonly nothing: string;
    readonly expects: (points: string, chance: string) => string;
  };
  readonly keys: {
    readonly title: string;
    readonly all: string;
    readonly choose: string;
    readonly arrows: string;
  };
  /** Beside the result of a game with bots. */
  readonly rewound: string;
  readonly moveLabel: (move: number) => string;
  readonly trouble: Readonly<Record<GameTrouble | 'notFetched', string>>;
  readonly loading: string;
  /** A gesture of several moves that the table did not let come to its end. */
  readonly brokenOff: string;
  readonly cover: {
    readonly title: (name: string) => string;
    readonly hint: string;
    readonly show: (name: string) => string;
    /** Said when nothing has to be hidden. */
    readonly next: (name: string) => string;
  };
  readonly end: {
    readonly title: (winners: string) => string;
    readonly shared: (winners: string) => string;
    readonly total: string;
    readonly again: string;
    readonly replay: string;
    readonly look: string;
    readonly print: (name: string) => string;
    readonly seed: string;
    readonly commitment: string;
    readonly check: string;
    readonly skip: string;
  };
  readonly replay: {
    readonly title: string;
    readonly position: (move: number, length: number) => string;
    /** What the slider moves. */
    readonly moment: string;
    readonly eyes: string;
    readonly eyesOf: (name: string) => string;
    readonly spectator: string;
    readonly allOpen: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly link: string;
    readonly linkCopied: string;
    readonly branch: string;
    readonly branchHint: string;
  };
  readonly notFound: string;
}
