import { adviceText, analysisOf, type KanagawaReason, kanagawaAdviser, kanagawaBots } from '@hanga/bots';
import { kanagawaCheaters } from '@hanga/bots/arena';
import {
  box,
  diplomaColors,
  diplomas,
  everyCard,
  everyColor,
  everyDiploma,
  everySubject,
  everySuit,
  faceDownSpaces,
  fullPrint,
  grandMasterHarmony,
  type Kanagawa,
  kanagawa,
  landscapes,
  lessonCards,
  type Options,
  type PlayerView,
  seasons,
  startingTiles,
  subjects,
  suits,
  yokaiHarmony,
  yokaiTokens,
} from '@hanga/kanagawa';
import type { Front } from '../front.ts';
import { facts } from './facts.ts';
import { flags, optionsFrom, whyNot } from './options.ts';
import { kanagawaTeller } from './teller.ts';

export const kanagawaFront: Front<Kanagawa> = {
  game: kanagawa,
  bots: kanagawaBots,
  cheaters: kanagawaCheaters,
  flags,
  optionsFrom,
  whyNot,
  components,
  facts,
  opened: state => ({
    ...kanagawa.view(state, 'spectator'),
    columns: state.columns,
    players: state.players,
  }),
  holdsSecrets: view => view.viewer !== 'spectator' && (view.players[view.viewer] as PlayerView).secret.length > 0,
  teller: kanagawaTeller,
  analyze: (record, settings) => analysisOf(kanagawa, kanagawaAdviser, record, settings),
  reason: (language, reason, who) => adviceText[language].kanagawa(reason as KanagawaReason, who),
};

/** A table without the expansion is told of none of it. */
function components({ yokai }: Options): object {
  const printed = { landscapes, seasons, startingTiles, school: { faceDownSpaces } };
  const inTheBox = { ...box, fullPrint, grandMasterHarmony };
  if (!yokai) return { ...printed, suits, subjects, diplomaColors, cards: lessonCards, diplomas, box: inTheBox };
  return {
    ...printed,
    suits: everySuit,
    subjects: everySubject,
    diplomaColors: everyColor,
    cards: everyCard,
    diplomas: everyDiploma,
    box: { ...inTheBox, yokaiTokens, yokaiHarmony },
  };
}
