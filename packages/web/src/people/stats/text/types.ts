export interface StatsWords {
  readonly results: string;
  readonly game: string;
  readonly players: string;
  readonly games: string;
  readonly won: string;
  readonly best: string;
  readonly mean: string;
  readonly opponents: string;
  readonly opponent: string;
  readonly ahead: string;
  readonly behind: string;
  readonly scores: (game: string) => string;
  readonly scoresLead: (games: number, lowest: number, highest: number) => string;
  readonly points: string;
  readonly times: (count: number) => string;
  readonly honors: string;
  readonly gallery: string;
  readonly work: (game: string, score: number) => string;
  readonly watch: (game: string, score: number) => string;
  readonly share: (game: string, score: number) => string;
  readonly shareWord: string;
  readonly copied: string;
  readonly curve: (game: string) => string;
  readonly curveLead: (from: string, to: string, games: number) => string;
  readonly rating: string;
  readonly date: string;
  readonly asTable: string;
}
