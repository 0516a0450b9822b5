import type { Plan, Tally } from './plan.ts';

/** The outcome of a simulation; `--json` prints just this. Shares are from 0 to 1. */
export interface Summary {
  readonly game: string;
  readonly rules: number;
  readonly options: object;
  readonly players: number;
  readonly seed: string;
  readonly lineup: readonly string[];
  readonly games: number;
  readonly bots: readonly (Standing & { readonly bot: string })[];
  /** By seat, counted from 0 as in records. */
  readonly seats: readonly Standing[];
  /** By distance from the first player, clockwise: entry 0 is the first player. */
  readonly fromFirst: readonly Standing[];
  readonly scores: Spread & { readonly counts: readonly (readonly [score: number, players: number])[] };
  readonly rounds: Spread;
  readonly moves: Spread;
  readonly endings: readonly { readonly reason: string; readonly games: number; readonly share: number }[];
  /** Mean points per player by kind of score line. */
  readonly points: readonly { readonly kind: string; readonly mean: number }[];
  /** Those that lay on the table in at least one game; shares are of the games, and their players, in which they did. */
  readonly diplomas: readonly {
    readonly diploma: number;
    readonly games: number;
    readonly taken: number;
    /** How often somebody met it and left it. */
    readonly left: number;
    readonly shareOfGames: number;
    readonly shareOfPlayers: number;
    /** Of those who met it, how many took it. */
    readonly shareOfMet: number;
    readonly meanRound: number;
    readonly rounds: readonly (readonly [round: number, taken: number])[];
  }[];
  /** What else the game counts, by table: how often each key came up, and its share of the table. */
  readonly counts: Readonly<
    Record<string, readonly { readonly key: string; readonly times: number; readonly share: number }[]>
  >;
}

export interface Standing {
  /** How often somebody played there. */
  readonly played: number;
  /** Victories, shared ones included. */
  readonly wins: number;
  readonly sharedWins: number;
  /** Part of all victories, a shared one counting in parts. */
  readonly winShare: number;
  readonly meanScore: number;
}

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Four decimals: more would be noise. */
const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;

class Standings {
  private readonly rows = new Map<
    string,
    { played: number; wins: number; shared: number; parts: number; score: number }
  >();

  add(key: string, score: number, winners: number, hasWon: boolean): void {
    const row = this.rows.get(key) ?? { played: 0, wins: 0, shared: 0, parts: 0, score: 0 };
    this.rows.set(key, row);
    row.played++;
    row.score += score;
    if (!hasWon) return;
    row.wins++;
    row.parts += 1 / winners;
    if (winners > 1) row.shared++;
  }

  of(key: string, games: number): Standing {
    const row = this.rows.get(key);
    if (!row) return { played: 0, wins: 0, sharedWins: 0, winShare: 0, meanScore: 0 };
    return {
      played: row.played,
      wins: row.wins,
      sharedWins: row.shared,
      winShare: rounded(row.parts / games),
      meanScore: rounded(row.score / row.played),
    };
  }
}

/** Counts games as they come, in their order: the same games give the same summary to the last digit. */
export class Summing {
  games = 0;
  private readonly byBot = new Standings();
  private readonly bySeat = new Standings();
  private readonly byDistance = new Standings();
  private readonly scores = new Map<number, number>();
  private readonly rounds = new Map<number, number>();
  private readonly moves = new Map<number, number>();
  private readonly endings = new Map<string, number>();
  private readonly points = new Map<string, number>();
  private readonly offered = new Map<number, number>();
  private readonly takes = new Map<number, Map<number, number>>();
  private readonly leaves = new Map<number, number>();
  private readonly counts = new Map<string, Map<string, number>>();

  add(tally: Tally): void {
    this.games++;
    tally.scores.forEach((score, seat) => {
      const distance = (seat - tally.first + tally.scores.length) % tally.scores.length;
      const result = [score, tally.winners.length, tally.winners.includes(seat)] as const;
      this.byBot.add(tally.bots[seat] as string, ...result);
      this.bySeat.add(String(seat), ...result);
      this.byDistance.add(String(distance), ...result);
      count(this.scores, score);
      for (const [kind, points] of Object.entries(tally.lines[seat] ?? {})) count(this.points, kind, points);
    });
    for (const diploma of tally.offered) count(this.offered, diploma);
    for (const [diploma, round] of tally.takes) count(within(this.takes, diploma), round);
    for (const diploma of tally.leaves) count(this.leaves, diploma);
    for (const [table, counts] of Object.entries(tally.counts)) {
      for (const [key, times] of Object.entries(counts)) count(within(this.counts, table), key, times);
    }
    count(this.rounds, tally.rounds);
    count(this.moves, tally.moves);
    count(this.endings, tally.ending);
  }

  summary(plan: Plan, { rules }: { readonly rules: number }): Summary {
    const { games } = this;
    const players = games * plan.players;
    const seats = plan.lineup.map((_, seat) => String(seat));
    return {
      game: plan.game,
      rules,
      options: plan.options,
      players: plan.players,
      seed: plan.seed,
      lineup: plan.lineup,
      games,
      bots: [...new Set(plan.lineup)].map(bot => ({ bot, ...this.byBot.of(bot, games) })),
      seats: seats.map(seat => this.bySeat.of(seat, games)),
      fromFirst: seats.map(distance => this.byDistance.of(distance, games)),
      scores: { ...spreadOf(this.scores), counts: sorted(this.scores) },
      rounds: spreadOf(this.rounds),
      moves: spreadOf(this.moves),
      endings: [...this.endings]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([reason, n]) => ({ reason, games: n, share: rounded(n / games) })),
      points: [...this.points].map(([kind, sum]) => ({ kind, mean: rounded(sum / players) })),
      diplomas: sorted(this.offered).map(([diploma, offered]) => {
        const rounds = this.takes.get(diploma) ?? new Map<number, number>();
        const taken = sum(rounds);
        const left = this.leaves.get(diploma) ?? 0;
        return {
          diploma,
          games: offered,
          taken,
          left,
          shareOfGames: rounded(taken / offered),
          shareOfPlayers: rounded(taken / (offered * plan.players)),
          shareOfMet: rounded(taken / Math.max(1, taken + left)),
          meanRound: spreadOf(rounds).mean,
          rounds: sorted(rounds),
        };
      }),
      counts: Object.fromEntries(
        [...this.counts].map(([table, counts]) => [
          table,
          [...counts]
            .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
            .map(([key, times]) => ({ key, times, share: rounded(times / sum(counts)) })),
        ]),
      ),
    };
  }
}

const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((all, n) => all + n, 0);

function within<Key, Inner>(maps: Map<Key, Map<Inner, number>>, key: Key): Map<Inner, number> {
  const found = maps.get(key) ?? new Map<Inner, number>();
  maps.set(key, found);
  return found;
}

function count<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

const sorted = (counts: ReadonlyMap<number, number>): (readonly [number, number])[] =>
  [...counts].sort(([a], [b]) => a - b);

function spreadOf(counts: ReadonlyMap<number, number>): Spread {
  const entries = sorted(counts);
  const n = entries.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = entries.reduce((sum, [value, times]) => sum + value * times, 0) / n;
  const variance = entries.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0) / n;
  return {
    mean: rounded(mean),
    sd: rounded(Math.sqrt(variance)),
    min: entries[0]?.[0] ?? 0,
    max: entries.at(-1)?.[0] ?? 0,
  };
}
