import type { Language } from '@hanga/kernel';
import type { GameFlag } from 'hanga/front.ts';
import { refuseOptions } from '../rules/index.ts';
import { text } from '../text/index.ts';

export const flags: readonly GameFlag[] = [
  {
    flag: '--brush-diplomas',
    option: 'brushDiplomas',
    description: 'which brushes count for diplomas: those placed in the studio, or all that one owns',
    choices: ['placed', 'owned'],
  },
  {
    flag: '--without-column',
    option: 'withoutColumn',
    description: 'a player for whom no column is left: leaves school, or still plays a turn with the cards held',
    choices: ['leaves', 'plays'],
  },
  {
    flag: '--yokai',
    option: 'yokai',
    value: 'suits',
    description: 'play with the expansion: two of kite,lantern,umbrella; or "random"; or "off" (default: off)',
  },
  {
    flag: '--base',
    option: 'base',
    value: 'suits',
    description:
      'with the expansion, the suits of the base game: two of tree,animal,character,building; or "random" (default: random)',
  },
];

export const examples: readonly string[] = ['--yokai random', '--yokai kite,lantern --base tree,animal'];

const listed = (given: string): string | readonly string[] =>
  given === 'random' ? given : given.split(',').map(suit => suit.trim());

/**
 * Suits are only taken apart here; whether they go together, the game says. `noColumn` has another name as a flag: one
 * that begins with "no" would be read as a refusal.
 */
export function optionsFrom(given: Readonly<Record<string, unknown>>): object {
  const { yokai, base, withoutColumn, ...others } = given as Readonly<Record<string, string>>;
  const rest = { ...others, ...(withoutColumn !== undefined && { noColumn: withoutColumn }) };
  if (base === undefined && (yokai === undefined || yokai === 'off')) return rest;
  return { ...rest, yokai: { base: listed(base ?? 'random'), new: listed(yokai ?? 'random') } };
}

export function whyNot(options: object, language: Language): string | undefined {
  const refusal = refuseOptions(options);
  return refusal && text[language].optionRefusal(refusal);
}
