import { type Rng, shuffle } from '@hanga/kernel';
import { cards, errandsEach, openCards, startingCoins } from './data/box.ts';
import { allPlaces, allSouvenirs } from './road.ts';
import { NOBODY, type Options, type State } from './types.ts';

/** A log that would replay differently gets a new number; games begun under an earlier one keep it. */
export const newestRules = 1;

export const defaultOptions: Options = {};

/** Options from outside: there are none to give. */
export const parseOptions = (input: unknown): Options | undefined =>
  typeof input === 'object' && input !== null && Object.keys(input).length === 0 ? defaultOptions : undefined;

/** D1, D2. Chance draws, in this order: who begins, the road cards, the errands. */
export function setup(_options: Options, seats: number, rng: Rng, rules = newestRules): State {
  const seat = rng.below(seats);
  const shuffled = shuffle(
    rng,
    cards.map((_, card) => card),
  );
  const errands = shuffle(rng, allSouvenirs);
  const dealt = seats * errandsEach;
  return {
    rules,
    row: shuffled.slice(0, openCards),
    pile: shuffled.slice(openCards),
    discards: [],
    spare: errands.slice(dealt),
    players: Array.from({ length: seats }, (_, owner) => ({
      at: 0,
      coins: startingCoins,
      errands: errands.slice(owner * errandsEach, (owner + 1) * errandsEach),
    })),
    owners: allPlaces.map(() => NOBODY),
    arrived: [],
    phase: { kind: 'walk', seat },
  };
}
