import { defaultOptions, kanagawa, type Options, type State } from '@hanga/games/kanagawa/rules';
import { begin, fastRng, type GameRecord, play, seedFromText, toRecord } from '@hanga/kernel';

interface Asked {
  readonly seats?: number;
  readonly options?: Options;
  readonly players?: GameRecord['players'];
  /** Breaks the game off in the first state that fits. */
  readonly until?: (state: State) => boolean;
}

/** A game of random moves. */
export function randomRecord(
  seed: string,
  { seats = 3, options = defaultOptions, players, until = () => false }: Asked = {},
): GameRecord {
  const rng = fastRng(7);
  let match = begin(kanagawa, { options, seats, seed: seedFromText(seed) });
  for (let [seat] = kanagawa.toAct(match.state); seat !== undefined; [seat] = kanagawa.toAct(match.state)) {
    if (until(match.state)) break;
    const legal = kanagawa.legal(match.state, seat);
    match = play(match, seat, legal[rng.below(legal.length)]).match as typeof match;
  }
  return toRecord(match, players);
}
