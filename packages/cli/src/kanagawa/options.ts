import { refuseOptions, text } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import type { GameFlag } from '../front.ts';

export const flags: readonly GameFlag[] = [
  {
    flag: '--brush-diplomas',
    option: 'brushDiplomas',
    description: 'which brushes count for diplomas: those placed in the studio, or all that one owns',
    choices: ['placed', 'owned'],
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

const listed = (given: string): string | readonly string[] =>
  given === 'random' ? given : given.split(',').map(suit => suit.trim());

/** Suits are only taken apart here; whether they go together, the game says. */
export function optionsFrom(given: Readonly<Record<string, unknown>>): object {
  const { yokai, base, ...rest } = given as Readonly<Record<string, string>>;
  if (base === undefined && (yokai === undefined || yokai === 'off')) return rest;
  return { ...rest, yokai: { base: listed(base ?? 'random'), new: listed(yokai ?? 'random') } };
}

export function whyNot(options: object, language: Language): string | undefined {
  const refusal = refuseOptions(options);
  return refusal && text[language].optionRefusal(refusal);
}
