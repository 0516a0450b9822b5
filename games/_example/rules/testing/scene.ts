import type { Rng, Seat } from '@hanga/kernel';
import { sameData } from '@hanga/kernel';
import { noChance } from '@hanga/kernel/testing';
import { cards } from '../data/box.ts';
import { type PlaceName, road } from '../data/road.ts';
import { dochu } from '../index.ts';
import { allPlaces, allSouvenirs } from '../road.ts';
import { type Action, type CardId, NOBODY, type Phase, type PlaceId, type State, type Step } from '../types.ts';

export const place = (name: PlaceName): PlaceId => road.findIndex(found => found.name === name);

interface Scene {
  readonly at: readonly PlaceName[];
  readonly coins?: readonly number[];
  readonly row?: readonly CardId[];
  readonly pile?: readonly CardId[];
  /** Who has which souvenir. */
  readonly bought?: Readonly<Partial<Record<PlaceName, Seat>>>;
  readonly errands?: readonly (readonly PlaceName[])[];
  readonly arrived?: readonly Seat[];
  readonly phase: Phase;
}

/** A position for a test: what the test does not say follows from what it says. */
export function scene({ at, coins, row = [0, 4, 8], pile, bought = {}, errands, arrived = [], phase }: Scene): State {
  const rest = cards.map((_, card) => card).filter(card => !row.includes(card));
  const given = errands?.map(names => names.map(place));
  const free = allSouvenirs.filter(errand => !given?.flat().includes(errand));
  return {
    rules: dochu.rules,
    row,
    pile: pile ?? rest,
    discards: pile ? rest.filter(card => !pile.includes(card)) : [],
    players: at.map((name, seat) => ({
      at: place(name),
      coins: coins?.[seat] ?? 3,
      errands: given?.[seat] ?? free.splice(0, 2),
    })),
    spare: free,
    owners: allPlaces.map(id => bought[(road[id] as (typeof road)[number]).name] ?? NOBODY),
    arrived,
    phase,
  };
}

/** Takes one legal step of whoever is to act. */
export function act(state: State, action: Action, rng: Rng = noChance): Step {
  const [seat] = dochu.toAct(state);
  const legal = seat === undefined ? [] : dochu.legal(state, seat);
  if (seat === undefined || !legal.some(other => sameData(other, action))) {
    throw new Error(`${JSON.stringify(action)} is not among ${JSON.stringify(legal)}`);
  }
  return dochu.apply(state, seat, action, rng);
}
