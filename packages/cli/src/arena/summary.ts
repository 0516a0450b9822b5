import { fastRng } from '@hanga/kernel';
import { type Measured, meanOf, shareOf } from './interval.ts';
import { type Plan, type Result, seatedIn } from './plan.ts';
import { type Rated, ratingsOf } from './ratings.ts';

/** The outcome of an arena; `--json` prints just this. */
export interface Summary extends Plan {
  readonly rules: number;
  readonly games: number;
  readonly deals: number;
  readonly meetings: readonly Meeting[];
  /** Only where more contenders than seats met. Strongest first. */
  readonly ratings?: readonly { readonly bot: string; readonly rating: Measured }[];
}

export interface Meeting {
  readonly games: number;
  readonly bots: readonly Standing[];
}

export interface Standing {
  readonly bot: string;
  /** Seats that it had at the table. */
  readonly seats: number;
  /** Its part of the victories, shared ones counting in parts; all its seats together. */
  readonly winShare: Measured;
  /** What even chances would give. */
  readonly par: number;
  readonly score: Measured;
  /** Its score less the best of the other bots'. */
  readonly margin?: Measured;
  /** Milliseconds per decision, if asked for. */
  readonly time?: { readonly mean: number; readonly slowest: number };
}

export interface Asked {
  readonly rules: number;
  readonly withTimes: boolean;
}

/** Sums up whole deals; what was played of a deal under way waits for the next run. */
export function summaryOf(plan: Plan, results: readonly Result[], asked: Asked): Summary {
  const whole = wholeDeals(plan, results);
  const meetings = plan.pairings.map((_, pairing) =>
    meetingOf(
      plan,
      whole.filter(result => result.pairing === pairing),
      asked,
    ),
  );
  return {
    ...plan,
    rules: asked.rules,
    games: whole.length,
    deals: new Set(whole.map(result => result.deal)).size,
    meetings,
    ...(plan.pairings.length > 1 && { ratings: ratingsWithIntervals(plan, whole) }),
  };
}

function wholeDeals({ players }: Plan, results: readonly Result[]): Result[] {
  const played = new Map<string, number>();
  const key = ({ pairing, deal }: Result): string => `${pairing}/${deal}`;
  for (const result of results) played.set(key(result), (played.get(key(result)) ?? 0) + 1);
  return results
    .filter(result => played.get(key(result)) === players)
    .sort((a, b) => a.deal - b.deal || a.pairing - b.pairing || a.turn - b.turn);
}

function meetingOf(plan: Plan, results: readonly Result[], { withTimes }: Asked): Meeting {
  const lineup = plan.pairings[results[0]?.pairing ?? 0] as readonly string[];
  const names = [...new Set(lineup)];
  const standings = names.map((bot): Standing => {
    const parts: number[] = [];
    const scores: number[] = [];
    const margins: number[] = [];
    let [decisions, thinking, slowest] = [0, 0, 0];
    for (const game of results) {
      const seated = seatedIn(plan, game);
      const mine = seated.flatMap((name, seat) => (name === bot ? [seat] : []));
      const theirs = seated.flatMap((name, seat) => (name === bot ? [] : [seat]));
      const best = (seats: readonly number[]): number => Math.max(...seats.map(seat => game.scores[seat] as number));
      parts.push(mine.filter(seat => game.winners.includes(seat)).length / game.winners.length);
      scores.push(mine.reduce((sum, seat) => sum + (game.scores[seat] as number), 0) / mine.length);
      if (theirs.length > 0) margins.push(best(mine) - best(theirs));
      for (const seat of mine) {
        decisions += game.decisions[seat] as number;
        thinking += game.thinking[seat] as number;
        slowest = Math.max(slowest, game.slowest[seat] as number);
      }
    }
    const seats = lineup.filter(name => name === bot).length;
    return {
      bot,
      seats,
      winShare: shareOf(byDeal(parts, plan.players), results.length),
      par: seats / plan.players,
      score: meanOf(byDeal(scores, plan.players)),
      ...(margins.length > 0 && { margin: meanOf(byDeal(margins, plan.players)) }),
      ...(withTimes && { time: { mean: Math.round((thinking / Math.max(1, decisions)) * 10) / 10, slowest } }),
    };
  });
  return { games: results.length, bots: standings };
}

/** Games come deal by deal, each from every seat: one mean per deal. */
const byDeal = (games: readonly number[], seats: number): number[] =>
  Array.from(
    { length: games.length / seats },
    (_, deal) => games.slice(deal * seats, (deal + 1) * seats).reduce((sum, game) => sum + game, 0) / seats,
  );

const RESAMPLED = 100;

/** Intervals by drawing deals again and again from those that were played. */
function ratingsWithIntervals(plan: Plan, results: readonly Result[]): NonNullable<Summary['ratings']> {
  const games: Rated[] = results.map(result => {
    const parts = result.scores.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
    return { deal: result.deal, names: seatedIn(plan, result), parts };
  });
  const byDealNumber = new Map<number, Rated[]>();
  for (const game of games) byDealNumber.set(game.deal, [...(byDealNumber.get(game.deal) ?? []), game]);
  const deals = [...byDealNumber.values()];
  const rng = fastRng(1);
  const drawn = Array.from({ length: RESAMPLED }, () =>
    ratingsOf(deals.flatMap(() => deals[rng.below(deals.length)] as Rated[])),
  );
  return [...ratingsOf(games)]
    .map(([bot, rating]) => {
      const others = drawn.map(ratings => ratings.get(bot) ?? 0).sort((a, b) => a - b);
      const at = (share: number): number => Math.round(others[Math.floor(share * (others.length - 1))] as number);
      return { bot, rating: { mean: Math.round(rating), from: at(0.025), to: at(0.975) } };
    })
    .sort((a, b) => b.rating.mean - a.rating.mean);
}
