import type { Bot } from '@hanga/bots';
import {
  begin,
  fastRng,
  type GameRecord,
  type GameTypes,
  type Match,
  make,
  play,
  type Seat,
  seedFromText,
  toRecord,
} from '@hanga/kernel';
import type { Facts, Front, Logged } from '../front.ts';

/** What a simulation is asked to play; every worker gets the same. */
export interface Plan {
  readonly game: string;
  readonly options: object;
  readonly players: number;
  readonly seed: string;
  /** One bot's name per seat; game by game they move on by one seat, so that no bot owns a seat. */
  readonly lineup: readonly string[];
  readonly withRecords: boolean;
  /** In how many imagined worlds a bot tries its moves; as many as it likes unless said. */
  readonly worlds?: number;
}

/** What is counted of one game. */
export interface Tally extends Facts {
  readonly bots: readonly string[];
  /** Who made the first move. */
  readonly first: Seat;
  readonly scores: readonly number[];
  /** Where points come from: by seat, the points of each kind of score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  readonly winners: readonly number[];
  readonly moves: number;
}

export interface Simulated {
  readonly tally: Tally;
  /** The record as a line of NDJSON. */
  readonly record?: string;
}

/** Plays game `index` of the plan. Nothing but the plan and the index decides how it goes. */
export function simulate<T extends GameTypes>(front: Front<T>, plan: Plan, index: number): Simulated {
  const { game } = front;
  const options = game.options(plan.options);
  if (!options) throw new Error('the options were checked before');
  const bots = plan.lineup.map((_, seat) => plan.lineup[(seat + index) % plan.players] as string);
  const seed = seedFromText(`${plan.seed}/${index}`);
  const seats = bots.map((name, seat) => ({
    bot: front.bots.find(bot => bot.name === name) as Bot<T>,
    rng: fastRng(Number.parseInt(seedFromText(`${plan.seed}/${index}/bot/${seat}`).slice(0, 8), 16)),
  }));
  const log: Logged<T>[] = [];
  const budget = plan.worlds === undefined ? {} : { iterations: plan.worlds };
  let match: Match<T> = begin(game, { options, seats: plan.players, seed });
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const { bot, rng } = seats[seat] as (typeof seats)[number];
    const legal = game.legal(match.state, seat);
    const before = match.state;
    const action = bot.pick ? bot.pick(legal, rng) : bot.decide(game.view(before, seat), legal, budget, rng);
    // What is one of the list needs no second look at what is legal.
    const played = legal.includes(action) ? make(match, seat, action) : play(match, seat, action);
    if (!played.match) throw new Error(`bot ${bot.name} chose an illegal action in game ${index}`);
    log.push({ before, seat, action, events: played.events });
    match = played.match;
  }
  const outcome = game.outcome(match.state);
  if (!outcome) throw new Error(`game ${index} ended without an outcome`);
  return {
    tally: {
      ...front.facts?.(match, log),
      bots,
      first: match.moves.at(0)?.seat ?? 0,
      scores: outcome.scores.map(score => score.total),
      lines: outcome.scores.map(({ lines }) => pointsByKind(lines)),
      winners: outcome.winners,
      moves: match.moves.length,
    },
    ...(plan.withRecords && { record: JSON.stringify(toRecord(match, playersOf(bots))) }),
  };
}

const playersOf = (bots: readonly string[]): NonNullable<GameRecord['players']> =>
  bots.map((bot, seat) => ({ name: `Bot ${seat + 1}`, bot }));

function pointsByKind(lines: readonly GameTypes['ScoreLine'][]): Record<string, number> {
  const points: Record<string, number> = {};
  for (const line of lines) points[line.kind] = (points[line.kind] ?? 0) + line.points;
  return points;
}
