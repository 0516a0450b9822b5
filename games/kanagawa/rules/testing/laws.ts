import { checkLaws } from '@hanga/kernel/testing';
import { defaultOptions, kanagawa } from '../index.ts';
import type { Options, State } from '../types.ts';
import { conserve } from './conserve.ts';
import { exchange } from './exchange.ts';

const limits = { moves: 3000, legal: 100, stateBytes: 8192, viewBytes: 8192 };

/** Plays `games` random games under the laws and returns how they ended. */
export function playUnderLaws(given: Partial<Options>, seats: number, games: number, seed: string): State[] {
  const options = { ...defaultOptions, ...given };
  return Array.from({ length: games }, (_, i) => {
    const trial = { game: kanagawa, options, seats, seed: `${seed}/${seats}/${i}`, conserve, exchange, limits };
    return checkLaws(trial).state;
  });
}
