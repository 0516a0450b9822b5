import type { GameTypes, Rng } from '@hanga/kernel';

/** How long a bot may think: for play in milliseconds, for repeatable tests in iterations. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** A player made of code. All it gets is what a person in its seat would get. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  decide(view: T['View'], legal: readonly T['Action'][], budget: Budget, rng: Rng): T['Action'];
}
