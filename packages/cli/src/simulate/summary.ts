import type { Rate } from '../front.ts';
import { byName, count, rounded, type Spread, sorted, spreadOf, sum, within } from './counting.ts';
import type { Plan, Tally } from './plan.ts';
import { type RatedRow, RateTables } from './rates.ts';

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
  /** Of a game that has rounds. */
  readonly rounds?: Spread;
  readonly moves: Spread;
  /** Why games ended, for a game that tells reasons apart. */
  readonly endings: readonly { readonly reason: string; readonly games: number; readonly share: number }[];
  /** Mean points per player by kind of score line. */
  readonly points: readonly { readonly kind: string; readonly mean: number }[];
  /** Tables that the game computes: what its rows and rates are, the game's `terminal/facts.ts` says. */
  readonly rates: Readonly<Record<string, readonly RatedRow[]>>;
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
  private readonly rates = new RateTables();
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
    this.rates.add(tally.rates ?? {});
    for (const [table, counts] of Object.entries(tally.counts ?? {})) {
      const sums = within(this.counts, table, () => new Map<string, number>());
      for (const [key, times] of Object.entries(counts)) count(sums, key, times);
    }
    if (tally.rounds !== undefined) count(this.rounds, tally.rounds);
    count(this.moves, tally.moves);
    if (tally.ending !== undefined) count(this.endings, tally.ending);
  }

  summary(
    plan: Plan,
    { rules, rates = {} }: { readonly rules: number; readonly rates?: Readonly<Record<string, readonly Rate[]>> },
  ): Summary {
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
      ...(this.rounds.size > 0 && { rounds: spreadOf(this.rounds) }),
      moves: spreadOf(this.moves),
      endings: [...this.endings]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([reason, n]) => ({ reason, games: n, share: rounded(n / games) })),
      points: [...this.points].map(([kind, sum]) => ({ kind, mean: rounded(sum / players) })),
      rates: this.rates.summary(rates),
      counts: Object.fromEntries(
        [...this.counts].map(([table, counts]) => [
          table,
          [...counts].sort(byName).map(([key, times]) => ({ key, times, share: rounded(times / sum(counts)) })),
        ]),
      ),
    };
  }
}
