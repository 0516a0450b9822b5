import { frontOf } from 'hanga/front.ts';
import { kanagawaCheaters } from '../bot/bots.ts';
import { type KanagawaReason, kanagawaAdviser, kanagawaBots, kanagawaReason } from '../bot/index.ts';
import {
  box,
  cardsOf,
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
  landscapes,
  listOf,
  type Options,
  type PlayerView,
  kanagawa as rules,
  seasons,
  startingTiles,
  subjects,
  suits,
  yokaiHarmony,
  yokaiTokens,
} from '../rules/index.ts';
import { facts, rates } from './facts.ts';
import { examples, flags, optionsFrom, whyNot } from './options.ts';
import { kanagawaTeller } from './teller.ts';

export const front = frontOf<Kanagawa>({
  game: rules,
  bots: kanagawaBots,
  cheaters: kanagawaCheaters,
  flags,
  examples,
  optionsFrom,
  whyNot,
  components,
  facts,
  rates,
  opened: state => ({
    ...rules.view(state, 'spectator'),
    columns: state.columns,
    players: state.players,
  }),
  holdsSecrets: view => view.viewer !== 'spectator' && (view.players[view.viewer] as PlayerView).secret.length > 0,
  teller: kanagawaTeller,
  honors: (state, seat) => listOf(state.players[seat]?.diplomas ?? 0),
  portrait: () => import('../board/portrait.ts').then(part => part.portrait),
  advice: {
    adviser: kanagawaAdviser,
    reason: (language, reason, who) => kanagawaReason[language](reason as KanagawaReason, who),
  },
});

/** A table without the expansion is told of none of it. A card's number is its place, also of a corrected one. */
function components({ yokai }: Options, number: number): object {
  const decks = everySuit.map((_, suit) => cardsOf([suit], number)).slice(0, yokai ? everySuit.length : suits.length);
  const cards = everyCard.slice(0, 1 + Math.max(...decks.flat()));
  const printed = { landscapes, seasons, startingTiles, cards, decks, school: { faceDownSpaces } };
  const inTheBox = { ...box, fullPrint, grandMasterHarmony };
  if (!yokai) return { ...printed, suits, subjects, diplomaColors, diplomas, box: inTheBox };
  return {
    ...printed,
    suits: everySuit,
    subjects: everySubject,
    diplomaColors: everyColor,
    diplomas: everyDiploma,
    box: { ...inTheBox, yokaiTokens, yokaiHarmony },
  };
}
