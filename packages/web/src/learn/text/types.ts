/** What the learning pages of every game say alike. */
export interface LearnWords {
  readonly rules: {
    readonly contents: string;
    readonly ruling: string;
    readonly label: string;
    readonly found: (count: number, of: number) => string;
    readonly nothing: string;
    readonly clear: string;
    /** "Rule K18", said of the number before a rule. */
    readonly link: (rule: string) => string;
  };
  readonly lesson: {
    readonly title: string;
    readonly you: string;
    readonly progress: (step: number, of: number) => string;
    readonly next: string;
    readonly back: string;
    /** To the list of all chapters. */
    readonly chapters: string;
    readonly chapter: (number: number, title: string) => string;
    readonly chapterDone: string;
    /** To the next chapter. */
    readonly onward: (title: string) => string;
    readonly playOn: string;
    /** Out of the lessons at any point, with the game as it stands. */
    readonly playOnNow: string;
    /** What is said when something else than the lesson's action is chosen. */
    readonly otherwise: string;
    readonly readFirst: string;
    readonly countTitle: string;
    /** To a course that may follow. */
    readonly further: (title: string) => string;
    /** To the set pieces. */
    readonly tryAlone: string;
  };
  /** The list of all chapters. */
  readonly contents: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly begin: string;
    readonly goOn: (chapter: string) => string;
    readonly done: string;
    readonly pieces: string;
    readonly piecesLead: string;
    readonly solved: string;
  };
  /** A position with a goal, to be tried alone. */
  readonly piece: {
    readonly header: (game: string) => string;
    readonly number: (number: number, of: number) => string;
    readonly hint: string;
    readonly again: string;
    readonly met: string;
    readonly missed: string;
    readonly next: string;
    readonly all: string;
  };
}
