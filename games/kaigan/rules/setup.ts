import { type Rng, shuffle } from '@hanga/kernel';
import { spaceCount } from './board.ts';
import { actionCards } from './data/actions.ts';
import { rows } from './data/board.ts';
import { startingRyo } from './data/box.ts';
import { tracks } from './data/tracks.ts';
import { newestRules } from './editions.ts';
import { placeCount } from './map.ts';
import { tilesUnder } from './tiles.ts';
import { honorSources, NONE, type Options, type Player, type State } from './types.ts';

export const defaultOptions: Options = { purses: 'covered', startSpaces: 'nothing' };

/** Options from outside: unknown names and values are refused, missing ones get their default. */
export function parseOptions(input: unknown): Options | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const {
    purses = defaultOptions.purses,
    startSpaces = defaultOptions.startSpaces,
    ...unknown
  } = input as Partial<Options>;
  if (Object.keys(unknown).length > 0) return undefined;
  if (purses !== 'covered' && purses !== 'open') return undefined;
  return startSpaces === 'nothing' || startSpaces === 'count' ? { purses, startSpaces } : undefined;
}

export const allCards = (1 << actionCards.length) - 1;
export const noClaims: readonly number[] = Array.from({ length: rows }, () => NONE);
const zeros: readonly number[] = Array.from({ length: spaceCount }, () => 0);
const noCards: readonly number[] = zeros.map(() => NONE);

/** G1 to G4. Chance draws, in this order: the start player, the tiles. */
export function setup(options: Options, seats: number, rng: Rng, rules = newestRules): State {
  const start = rng.below(seats);
  const shuffled = shuffle(rng, tilesUnder(rules));
  return {
    rules,
    options,
    round: 1,
    start,
    quadrant: NONE,
    pile: shuffled.slice(placeCount),
    scored: 0,
    tiles: shuffled.slice(0, placeCount),
    neutral: zeros.slice(0, placeCount),
    grid: noCards.slice(),
    claims: noClaims,
    players: Array.from({ length: seats }, newPlayer),
    phase: { kind: 'plan', seat: start },
  };
}

const newPlayer = (): Player => ({
  cards: allCards,
  ryo: startingRyo,
  honor: zeros.slice(0, honorSources.length),
  tracks: zeros.slice(0, tracks.length),
  surveyors: zeros.slice(0, placeCount),
  markers: zeros.slice(0, placeCount),
});
