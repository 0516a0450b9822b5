import { kanagawaBots } from '@hanga/bots';
import { kanagawaCheaters } from '@hanga/bots/arena';
import {
  box,
  diplomaColors,
  diplomas,
  faceDownSpaces,
  fullPrint,
  grandMasterHarmony,
  type Kanagawa,
  kanagawa,
  landscapes,
  lessonCards,
  listOf,
  type PlayerView,
  scoreLines,
  seasons,
  startingTiles,
  subjects,
  suits,
} from '@hanga/kanagawa';
import type { Match } from '@hanga/kernel';
import type { Facts, Front } from '../front.ts';
import { kanagawaTeller } from './teller.ts';

export const kanagawaFront: Front<Kanagawa> = {
  game: kanagawa,
  bots: kanagawaBots,
  cheaters: kanagawaCheaters,
  flags: [
    {
      flag: '--brush-diplomas',
      option: 'brushDiplomas',
      description: 'which brushes count for diplomas: those placed in the studio, or all that one owns',
      choices: ['placed', 'owned'],
    },
  ],
  components: {
    suits,
    landscapes,
    seasons,
    subjects,
    diplomaColors,
    cards: lessonCards,
    startingTiles,
    diplomas,
    school: { faceDownSpaces },
    box: { ...box, fullPrint, grandMasterHarmony },
  },
  diplomas: diplomas.length,
  facts,
  opened: state => ({
    ...kanagawa.view(state, 'spectator'),
    columns: state.columns,
    players: state.players,
  }),
  holdsSecrets: view => view.viewer !== 'spectator' && (view.players[view.viewer] as PlayerView).secret.length > 0,
  teller: kanagawaTeller,
};

function facts(match: Match<Kanagawa>): Facts {
  const { state } = match;
  return {
    rounds: state.round,
    ending: state.phase.kind === 'over' ? state.phase.reason : 'unfinished',
    first: match.moves[0]?.seat ?? state.grandMaster,
    diplomas: state.players.map(player => listOf(player.diplomas)),
    lines: state.players.map((player, seat) => {
      const points: Record<string, number> = {};
      for (const line of scoreLines(player, seat === state.grandMaster)) {
        points[line.kind] = (points[line.kind] ?? 0) + line.points;
      }
      return points;
    }),
  };
}
