import { kaiganBots } from '@hanga/bots';
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
  scoreLines,
  startingRyo,
  surveyorsEach,
  trackNumbers,
  tracks,
  travelHonor,
} from '@hanga/kaigan';
import type { Match } from '@hanga/kernel';
import type { Facts, Front } from '../front.ts';
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
  components: {
    tracks,
    trackNumbers,
    tiles: map.tiles,
    actionCards,
    preprinted,
    prices,
    honorSources,
    rounds,
    box: { startingRyo, surveyorsEach, dice, governmentHonor, travelHonor, endHonor },
  },
  diplomas: 0,
  facts,
  opened: state => kaigan.view(state, 'spectator'),
  holdsSecrets: () => false,
  teller: kaiganTeller,
};

function facts(match: Match<Kaigan>): Facts {
  const { state } = match;
  return {
    rounds: state.round,
    ending: state.phase.kind === 'over' ? 'rounds' : 'unfinished',
    first: match.moves[0]?.seat ?? state.start,
    diplomas: state.players.map(() => []),
    lines: state.players.map(player =>
      Object.fromEntries(scoreLines(player).map(({ kind, points }) => [kind, points])),
    ),
  };
}
