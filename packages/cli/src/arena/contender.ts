import type { Bot, Budget } from '@hanga/bots';
import type { Game, GameTypes, Rng, Seat } from '@hanga/kernel';
import type { Front } from '../front.ts';
import type { Messages } from '../text/index.ts';
import { UserError } from '../userError.ts';
import { printable } from '../width.ts';

/** A bot with a budget, as `master`, `master:400` (iterations) or `master:500ms` names it. */
export interface Contender<T extends GameTypes> {
  decide(state: T['State'], seat: Seat, legal: readonly T['Action'][], rng: Rng): T['Action'];
}

const SPECIFICATION = /^([a-z]+)(?::(\d+)(ms)?)?$/;

export function contenderCalled<T extends GameTypes>(front: Front<T>, name: string, messages?: Messages): Contender<T> {
  const [, bot, amount, unit] = SPECIFICATION.exec(name) ?? [];
  const { cheaters = [] } = front;
  const cheater = cheaters.find(other => other.name === bot);
  const fair = front.bots.find(other => other.name === bot);
  if (!cheater && !fair) {
    const known = [...front.bots, ...cheaters].map(other => other.name);
    throw new UserError(messages?.noBot(printable(name), known) ?? name);
  }
  const budget = budgetOf(amount, unit);
  if (cheater) return { decide: (state, seat, legal, rng) => cheater.decide(state, seat, legal, budget, rng) };
  return fairly(front.game, fair as Bot<T>, budget);
}

/** All that the bot gets of the state is its view. */
const fairly = <T extends GameTypes>(game: Game<T>, bot: Bot<T>, budget: Budget): Contender<T> => ({
  decide: (state, seat, legal, rng) => bot.decide(game.view(state, seat), legal, budget, rng),
});

function budgetOf(amount: string | undefined, unit: string | undefined): Budget {
  if (amount === undefined) return {};
  return unit === 'ms'
    ? { milliseconds: Number(amount), iterations: Number.MAX_SAFE_INTEGER, now: () => performance.now() }
    : { iterations: Math.max(1, Number(amount)) };
}
