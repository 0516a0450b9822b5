import { adviceText, analysisOf, type KaiganReason, kaiganAdviser, kaiganBots } from '@hanga/bots';
import { kaiganCheaters } from '@hanga/bots/arena';
import {
  actionCards,
  dice,
  endHonor,
  governmentHonor,
  honorSources,
  type Kaigan,
  kaigan,
  map,
  preprinted,
  prices,
  rounds,
  startingRyo,
  surveyorsEach,
  trackNumbers,
  tracks,
  travelHonor,
} from '@hanga/kaigan';
import type { Front } from '../front.ts';
import { facts } from './facts.ts';
import { kaiganTeller } from './teller.ts';

export const kaiganFront: Front<Kaigan> = {
  game: kaigan,
  bots: kaiganBots,
  cheaters: kaiganCheaters,
  flags: [
    {
      flag: '--purses',
      option: 'purses',
      description: 'whether the purses of others are covered or open',
      choices: ['covered', 'open'],
    },
  ],
  optionsFrom: flags => flags,
  whyNot: () => undefined,
  components: () => ({
    tracks,
    trackNumbers,
    tiles: map.tiles,
    actionCards,
    preprinted,
    prices,
    honorSources,
    rounds,
    box: { startingRyo, surveyorsEach, dice, governmentHonor, travelHonor, endHonor },
  }),
  facts,
  opened: state => kaigan.view(state, 'spectator'),
  holdsSecrets: () => false,
  teller: kaiganTeller,
  analyze: (record, settings) => analysisOf(kaigan, kaiganAdviser, record, settings),
  reason: (language, reason, who) => adviceText[language].kaigan(reason as KaiganReason, who),
};
