import type { ServeMessages } from './serve/types.ts';

/** What the command line itself says, in one language. A missing sentence does not compile. */
export interface Messages {
  /** What went wrong with a file, by the system's error code. */
  readonly fileProblem: (file: string, code: string) => string;
  readonly notJson: (file: string) => string;
  readonly emptyFile: (file: string) => string;
  readonly lineOf: (file: string, line: number) => string;
  readonly noSuchGame: (file: string, game: number, games: number) => string;
  readonly noBot: (bot: string, known: readonly string[]) => string;
  readonly noAdviser: (game: string) => string;
  readonly badOptions: (game: string) => string;
  readonly badPlayers: (game: string, min: number, max: number) => string;
  readonly badSeat: (players: number) => string;
  readonly recordExists: (file: string) => string;
  readonly nothingToResume: (folder: string) => string;

  readonly reset: ResetMessages;
  readonly admin: AdminMessages;
  readonly player: (number: number) => string;
  readonly play: PlayMessages;
  readonly simulate: SimulateMessages;
  readonly arena: ArenaMessages;
  readonly replay: ReplayMessages;
  readonly analyze: AnalyzeMessages;
  readonly serve: ServeMessages;
}

/** `hanga admin` */
export interface AdminMessages {
  readonly done: string;
  readonly none: string;
  readonly noServer: string;
  readonly account: string;
  readonly guest: string;
  readonly bot: string;
  readonly admin: string;
  readonly banned: string;
  readonly private: string;
  readonly someone: string;
  readonly commandLine: string;
  readonly closed: string;
  readonly liveTables: (count: number) => string;
  readonly reportOf: Readonly<Record<'name' | 'message' | 'table', (who: string) => string>>;
  readonly reportedBy: (who: string) => string;
  readonly backedUp: (file: string, size: string) => string;
  readonly overview: {
    readonly announcement: string;
    readonly readOnly: string;
    readonly registration: string;
    readonly on: string;
    readonly off: string;
    readonly open: string;
    readonly shut: string;
    readonly storage: (engine: string, size: string, free: string | undefined) => string;
    readonly people: (accounts: number, guests: number, banned: number) => string;
    readonly tables: (open: number, running: number, finished: number, closed: number) => string;
    readonly reports: (open: number) => string;
    readonly backup: (when: string, size: string) => string;
    readonly noBackup: string;
    readonly troubles: string;
    readonly noTroubles: string;
  };
}

/** `hanga reset-password` */
interface ResetMessages {
  readonly link: (name: string, link: string) => string;
  /** When it is not known where people reach the server. */
  readonly path: (name: string, path: string) => string;
  readonly noAccount: (name: string) => string;
  readonly noDatabase: (folder: string) => string;
  readonly olderDatabase: string;
  readonly badUrl: (url: string) => string;
}

interface PlayMessages {
  readonly welcome: (game: string) => string;
  readonly commitment: (digest: string) => string;
  readonly keptIn: (file: string) => string;
  readonly resumed: (moves: number) => string;
  readonly notKept: (problem: string) => string;
  readonly lost: (problem: string) => string;
  readonly left: (file: string) => string;
  readonly resumeWith: (command: string) => string;
  readonly always: string;
  readonly notUnderstood: (typed: string) => string;
  readonly undone: string;
  readonly redone: string;
  readonly passOn: (name: string) => string;
  readonly logTitle: string;
  readonly emptyLog: string;
  readonly scoreTitle: string;
  readonly wins: (names: readonly string[]) => string;
  readonly seed: (seed: string) => string;
  readonly total: string;
  /** What can be typed at any time. */
  readonly commands: readonly (readonly [code: string, meaning: string])[];
  readonly numberPicks: string;
}

interface SimulateMessages {
  readonly games: (games: number, players: number, game: string) => string;
  readonly stopped: (games: number, asked: number) => string;
  readonly seed: string;
  readonly bots: string;
  readonly seats: string;
  readonly fromFirst: string;
  readonly firstPlayer: string;
  readonly nthPlayer: (place: number) => string;
  readonly seat: (number: number) => string;
  readonly wins: string;
  readonly shared: string;
  readonly mean: string;
  readonly scores: string;
  readonly lengths: string;
  readonly rounds: string;
  readonly moves: string;
  readonly spread: (spread: { mean: string; sd: string; min: number; max: number }) => string;
  readonly endings: string;
  readonly points: string;
  readonly recordsIn: (file: string) => string;
  readonly took: (seconds: string, cores: number) => string;
  readonly progress: string;
}

interface ArenaMessages {
  readonly games: (games: number, deals: number, players: number, game: string) => string;
  readonly seed: string;
  readonly wins: string;
  readonly par: string;
  readonly score: string;
  readonly margin: string;
  readonly time: string;
  readonly ratings: string;
  readonly interval: string;
  readonly otherPlan: (file: string) => string;
}

interface ReplayMessages {
  readonly illegal: (where: string, move: number, seat: number, reason: string) => string;
  readonly result: (where: string, recorded: string, replayed: string) => string;
  readonly good: (file: string, games: number, moves: number, unfinished: number) => string;
  readonly position: (move: number, moves: number) => string;
  readonly keys: string;
  readonly badKey: string;
  readonly start: string;
  readonly unfinished: string;
}

interface AnalyzeMessages {
  readonly title: (game: string, turns: number) => string;
  /** What the chart shows. */
  readonly chances: string;
  readonly turns: string;
  readonly moments: string;
  readonly turn: (turn: number, from: number, to: number, name: string) => string;
  readonly chance: (before: string, after: string) => string;
  readonly played: string;
  /** Played, and as good as the best. */
  readonly good: string;
  readonly better: string;
  readonly expected: (score: string, chance: string) => string;
  readonly because: (reasons: readonly string[]) => string;
  readonly unfinished: string;
}
