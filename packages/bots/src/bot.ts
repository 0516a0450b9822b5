import type { GameTypes, Rng } from '@hanga/kernel';

/** How long a bot may think: for play in milliseconds, for repeatable tests in iterations; whichever ends first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** The time in milliseconds, from any start; the machine's own clock, if none is given. */
  readonly now?: () => number;
  /** Asked again and again: as soon as it says yes, the bot answers with the best that it has found. */
  readonly shouldStop?: () => boolean;
}

/** A player made of code. All it gets is what a person in its seat would get. */
export interface Bot<T extends GameTypes> {
  readonly name: string;
  decide(view: T['View'], legal: readonly T['Action'][], budget: Budget, rng: Rng): T['Action'];
  /** Of a bot that looks at nothing else: what it decides, without a view being made for it. */
  pick?(legal: readonly T['Action'][], rng: Rng): T['Action'];
}
