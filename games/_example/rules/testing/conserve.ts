import { cards, openCards } from '../data/box.ts';
import { allSouvenirs, kyoto } from '../road.ts';
import { NOBODY, type State } from '../types.ts';

const sorted = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join();

/** Throws where a card, an errand or a coin is missing, doubled or in an impossible place. */
export function conserve(state: State): void {
  const { row, pile, discards, players, spare, owners, arrived, phase } = state;
  const claim = (what: string, holds: boolean): void => {
    if (!holds) throw new Error(what);
  };
  const everyCard = cards.map((_, card) => card);
  claim('each card is somewhere, once', sorted([...row, ...pile, ...discards]) === sorted(everyCard));
  claim('three cards are open where one is to be taken', phase.kind !== 'walk' || row.length === openCards);
  const errands = [...spare, ...players.flatMap(player => player.errands)];
  claim('each errand is somewhere, once', sorted(errands) === sorted(allSouvenirs));
  claim(
    'nobody owes coins',
    players.every(({ coins }) => coins >= 0),
  );
  claim(
    'everybody is on the road',
    players.every(({ at }) => at >= 0 && at <= kyoto),
  );
  claim(
    'who has arrived is in Kyōto',
    arrived.every(seat => players[seat]?.at === kyoto),
  );
  claim(
    'souvenirs come from where they are sold',
    owners.every((owner, place) => owner === NOBODY || (allSouvenirs.includes(place) && owner < players.length)),
  );
}
