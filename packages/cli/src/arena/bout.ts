import { begin, fastRng, type GameTypes, Log, type Match, play, seedFromText } from '@hanga/kernel';
import type { Front } from '../front.ts';
import { contenderCalled } from './contender.ts';
import { type Bout, keyOf, type Plan, type Result, seatedIn } from './plan.ts';

/** Plays one bout. The deal decides the shuffle; nothing but the plan and the bout decides what the bots draw. */
export function playBout<T extends GameTypes>(front: Front<T>, plan: Plan, bout: Bout): Result {
  const { game } = front;
  const options = game.options(plan.options);
  if (!options) throw new Error('the options were checked before');
  const seats = seatedIn(plan, bout).map((name, seat) => ({
    contender: contenderCalled(front, name),
    rng: fastRng(Number.parseInt(seedFromText(`${plan.seed}/bout/${keyOf(bout)}/${seat}`).slice(0, 8), 16)),
    decisions: 0,
    slowest: 0,
    thinking: 0,
  }));
  const seed = seedFromText(`${plan.seed}/deal/${bout.deal}`);
  let match: Match<T> = begin(game, { options, seats: plan.players, seed });
  for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
    const player = seats[seat] as (typeof seats)[number];
    const legal = game.legal(match.state, seat);
    const began = performance.now();
    const action = player.contender.decide(match.state, seat, legal, player.rng);
    const took = performance.now() - began;
    if (legal.length > 1) player.decisions++;
    player.thinking += took;
    player.slowest = Math.max(player.slowest, took);
    const played = play(match, seat, action);
    if (!played.match) throw new Error(`an illegal action in bout ${keyOf(bout)}: ${JSON.stringify(action)}`);
    // The log of the bout is not kept, nor what undo would go back to.
    match = { ...played.match, past: Log.of([]) };
  }
  const outcome = game.outcome(match.state);
  if (!outcome) throw new Error(`bout ${keyOf(bout)} ended without an outcome`);
  return {
    ...bout,
    scores: outcome.scores.map(score => score.total),
    winners: outcome.winners,
    moves: match.moves.length,
    decisions: seats.map(({ decisions }) => decisions),
    slowest: seats.map(({ slowest }) => Math.round(slowest)),
    thinking: seats.map(({ thinking }) => Math.round(thinking)),
  };
}
