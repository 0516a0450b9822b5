import { checkLaws } from '@hanga/kernel/testing';
import { defaultOptions, kaigan } from '../index.ts';
import type { Options, State } from '../types.ts';
import { conserve } from './conserve.ts';
import { exchange } from './exchange.ts';

const limits = { moves: 1000, legal: 100, stateBytes: 4096, viewBytes: 4096 };

/** Plays `games` random games under the laws and returns how they ended. */
export function playUnderLaws(given: Partial<Options>, seats: number, games: number, seed: string): State[] {
  const options = { ...defaultOptions, ...given };
  return Array.from({ length: games }, (_, i) => {
    const trial = { game: kaigan, options, seats, seed: `${seed}/${seats}/${i}`, conserve, exchange, limits };
    return checkLaws(trial).state;
  });
}
