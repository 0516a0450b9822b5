import { checkLaws } from '@hanga/kernel/testing';
import { defaultOptions, dochu } from '../index.ts';
import type { Options, State } from '../types.ts';
import { conserve } from './conserve.ts';
import { exchange } from './exchange.ts';

const limits = { moves: 150, legal: 3, stateBytes: 1024, viewBytes: 1024 };

/** What `npm run soak` plays: every option with every number of players. */
export const trials = [2, 3, 4].map(seats => ({ seats, options: defaultOptions }));

/** Plays `games` random games under the laws and returns how they ended. */
export function playUnderLaws(options: Options, seats: number, games: number, seed: string): State[] {
  return Array.from({ length: games }, (_, i) => {
    const trial = { game: dochu, options, seats, seed: `${seed}/${seats}/${i}`, conserve, exchange, limits };
    return checkLaws(trial).state;
  });
}
