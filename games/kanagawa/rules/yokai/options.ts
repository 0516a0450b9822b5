import type { Rng } from '@hanga/kernel';
import { baseSuits, everySuit } from '../components.ts';
import { type SuitName, suits } from '../data/cardTypes.ts';
import type { SuitId } from '../types.ts';
import { suitsOfEach } from './data/box.ts';
import { newSuits } from './data/cardTypes.ts';
import type { Chosen, OptionRefusal, YokaiOption } from './types.ts';

const halves: Readonly<Record<keyof YokaiOption, readonly SuitName[]>> = { base: suits, new: newSuits };

/** Why the option from outside makes no sense; `undefined`: it does. */
export function refuseYokai(input: unknown): OptionRefusal | undefined {
  if (input === undefined || input === 'off' || input === 'random') return undefined;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { kind: 'badYokai' };
  for (const half of Object.keys(input)) if (!Object.hasOwn(halves, half)) return { kind: 'badYokai' };
  const { base = 'random', new: added = 'random' } = input as Partial<Record<keyof YokaiOption, unknown>>;
  return refuseHalf('base', base) ?? refuseHalf('new', added);
}

function refuseHalf(half: keyof YokaiOption, input: unknown): OptionRefusal | undefined {
  if (input === 'random') return undefined;
  if (!Array.isArray(input)) return { kind: 'badYokai' };
  for (const [place, suit] of input.entries()) {
    if (!everySuit.includes(suit)) return { kind: 'unknownSuit', suit: String(suit) };
    if (!halves[half].includes(suit)) return { kind: 'wrongHalf', suit, half };
    if (input.indexOf(suit) < place) return { kind: 'suitTwice', suit };
  }
  return input.length === suitsOfEach ? undefined : { kind: 'notTwoSuits', half, given: input.length };
}

/** An option that was not refused, in the one way that records keep it: suits in the order of their numbers. */
export function completeYokai(input: unknown): YokaiOption | undefined {
  if (input === undefined || input === 'off') return undefined;
  const { base = 'random', new: added = 'random' } = input === 'random' ? {} : (input as Partial<YokaiOption>);
  return { base: inOrder(base), new: inOrder(added) };
}

const inOrder = <Suit extends SuitName>(chosen: Chosen<Suit>): Chosen<Suit> => {
  if (chosen === 'random') return chosen;
  const [one, other] = chosen;
  return everySuit.indexOf(one) < everySuit.indexOf(other) ? [one, other] : [other, one];
};

const pairsOf = <Suit>(names: readonly Suit[]): (readonly [Suit, Suit])[] =>
  names.flatMap((one, i) => names.slice(i + 1).map(other => [one, other] as const));

/** Y2: the suits as named; those left to chance are one draw among all pairs, the base game's before the others. */
export function drawSuits(option: YokaiOption | undefined, rng: Rng): readonly SuitId[] {
  if (!option) return baseSuits;
  const drawn = <Suit>(chosen: Chosen<Suit>, names: readonly Suit[]): readonly [Suit, Suit] => {
    if (chosen !== 'random') return chosen;
    const pairs = pairsOf(names);
    return pairs[rng.below(pairs.length)] as readonly [Suit, Suit];
  };
  return [...drawn(option.base, suits), ...drawn(option.new, newSuits)].map(suit => everySuit.indexOf(suit));
}

/** All 18 tables that the expansion allows. */
export const everyMix: readonly YokaiOption[] = pairsOf(suits).flatMap(base =>
  pairsOf(newSuits).map(added => ({ base, new: added })),
);
