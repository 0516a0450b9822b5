/** The options of a game to tune on: half of them of the base game, half of all the expansion's mixes in turn. */
import { defaultOptions, everyMix, type Options } from '../../rules/index.ts';

export const optionsFor = (game: number): Options => {
  const yokai = everyMix[(game >> 1) % everyMix.length];
  return game % 2 === 0 || !yokai ? defaultOptions : { ...defaultOptions, yokai };
};
