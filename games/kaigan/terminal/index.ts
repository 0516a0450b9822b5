import { frontOf } from 'hanga/front.ts';
import { kaiganCheaters } from '../bot/bots.ts';
import { type KaiganReason, kaiganAdviser, kaiganBots, kaiganReason } from '../bot/index.ts';
import {
  actionCards,
  dice,
  endHonor,
  governmentHonor,
  honorSources,
  type Kaigan,
  map,
  numbersUnder,
  preprintedUnder,
  prices,
  rounds,
  kaigan as rules,
  startingRyo,
  surveyorsEach,
  tracks,
  travelHonor,
} from '../rules/index.ts';
import { facts } from './facts.ts';
import { kaiganTeller } from './teller.ts';

export const front = frontOf<Kaigan>({
  game: rules,
  bots: kaiganBots,
  cheaters: kaiganCheaters,
  flags: [
    {
      flag: '--purses',
      option: 'purses',
      description: 'whether the purses of others are covered or open',
      choices: ['covered', 'open'],
    },
    {
      flag: '--start-spaces',
      option: 'startSpaces',
      description:
        'what a disc on the first space of the Government or Travel track earns: nothing, or its place counts',
      choices: ['nothing', 'count'],
    },
  ],
  components: (_options, number) => ({
    tracks,
    trackNumbers: numbersUnder(number),
    tiles: tilesByNumber(number),
    actionCards,
    preprinted: preprintedUnder(number),
    prices,
    honorSources,
    rounds,
    box: { startingRyo, surveyorsEach, dice, governmentHonor, travelHonor, endHonor },
  }),
  facts,
  holdsSecrets: () => false,
  teller: kaiganTeller,
  portrait: () => import('../board/portrait.ts').then(part => part.portrait),
  advice: {
    adviser: kaiganAdviser,
    reason: (language, reason, who) => kaiganReason[language](reason as KaiganReason, who),
  },
});

/** A tile's number is its place in the table; numbers that no tile of the box has are left empty. */
function tilesByNumber(number: number): object[] {
  const box = map.tilesUnder(number);
  return Array.from({ length: Math.max(...box) + 1 }, (_, tile) => (box.includes(tile) ? map.tileOf(tile) : {}));
}
