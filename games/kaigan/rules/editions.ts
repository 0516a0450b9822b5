import { inForce, newestOf } from '@hanga/kernel';
import { type Preprinted, preprinted } from './data/board.ts';
import { type TileCounts, tileCounts } from './data/tiles.ts';
import { type TrackNumbers, trackNumbers } from './data/tracks.ts';

/**
 * The last rules number with which a ruling changed, and not only a printed table: where the code has to know, it asks
 * `state.rules`.
 */
const lastRuling = 1;

/** New games are played under these rules. */
export const newestRules = Math.max(lastRuling, newestOf(preprinted, tileCounts, trackNumbers));

const numbers = inForce(trackNumbers, newestRules);
const printed = inForce(preprinted, newestRules);
const counts = inForce(tileCounts, newestRules);

/** What is printed along the tracks, under these rules. */
export const numbersUnder = (rules: number): TrackNumbers => numbers[rules] as TrackNumbers;
/** What is printed on the board, under these rules. */
export const preprintedUnder = (rules: number): readonly Preprinted[] => printed[rules] as readonly Preprinted[];
/** How many tiles of each kind and size are in the box, under these rules. */
export const tileCountsUnder = (rules: number): TileCounts => counts[rules] as TileCounts;
