import type { Game, GameTypes, Rng, Seat } from '@hanga/kernel';
import { fastRng, rngFor, seedFromText } from '@hanga/kernel';
import type { Bot, Budget } from './bot.ts';

/** Game states on the way through seeded random games, each with who decides: for tests to ask bots about. */
export function* positionsOf<T extends GameTypes>(
  game: Game<T>,
  start: { readonly options: T['Options']; readonly seats: number; readonly seed: string },
  player?: Bot<T>,
): Generator<{ readonly state: T['State']; readonly seat: Seat; readonly legal: readonly T['Action'][] }> {
  const rng = fastRng(Number.parseInt(seedFromText(start.seed).slice(0, 8), 16));
  let state = game.setup(start.options, start.seats, rngFor(seedFromText(start.seed), 0));
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    yield { state, seat, legal };
    // Half of the moves are random, so that bots are asked in odd positions too.
    const isRandom = !player || rng.below(2) === 0;
    const action = isRandom
      ? (legal[rng.below(legal.length)] as T['Action'])
      : player.decide(game.view(state, seat), legal, {}, rng);
    state = game.apply(state, seat, action, rng).state;
  }
}

/** What a bot does in a world, from its view alone. */
export const decisionOf = <T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T>,
  state: T['State'],
  seat: Seat,
  rng: Rng,
  budget: Budget = {},
): T['Action'] => bot.decide(game.view(state, seat), game.legal(state, seat), budget, rng);
