import { type Rng, type Seat, shuffle, type Viewer } from '@hanga/kernel';
import { suitOf } from './cards.ts';
import { cardsOfSuit, everyCard, everySuit, isNewSuit } from './components.ts';
import { copyPlayer } from './draft.ts';
import { liesFaceDown } from './flow.ts';
import type { CardId, Player, PlayerView, Shown, State, SuitId, View } from './types.ts';
import { drawHeld, heldBack } from './yokai/hidden.ts';

/** K4, K43, K44, Y18: all that the viewer may know, named field by field. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    rules: state.rules,
    options: state.options,
    suits: state.suits,
    round: state.round,
    deck: state.deck.map(suitOf),
    row: state.row,
    columns: state.columns.map((lesson, column) =>
      lesson.map((card, row): Shown => (liesFaceDown(row, column) ? { back: suitOf(card) } : card)),
    ),
    mustTake: state.mustTake,
    players: state.players.map((player, seat) => viewPlayer(player, seat === viewer)),
    grandMaster: state.grandMaster,
    assistant: state.assistant,
    brushes: state.brushes,
    storms: state.storms,
    yokai: state.yokai,
    table: state.table,
    phase: state.phase,
  };
}

const viewPlayer = (player: Player, isViewer: boolean): PlayerView => ({
  tile: player.tile,
  atSchool: player.atSchool,
  print: player.print,
  studio: player.studio,
  open: player.open,
  secret: player.secret.map((card): Shown => (isViewer ? card : heldBack(card))),
  brushes: player.brushes,
  icons: player.icons,
  arrows: player.arrows,
  arrowsUsed: player.arrowsUsed,
  keeps: player.keeps,
  storms: player.storms,
  yokai: player.yokai,
  diplomas: player.diplomas,
  left: player.left,
});

/** A state behind the view: each hidden card is drawn, evenly, from the unseen cards that it may be. */
export function imagine(view: View, rng: Rng): State {
  const seen = new Uint8Array(everyCard.length);
  const see = (cards: readonly Shown[]): void => {
    for (const card of cards) if (typeof card === 'number') seen[card] = 1;
  };
  view.columns.forEach(see);
  for (const { print, studio, open, secret } of view.players) {
    see(print);
    see(studio);
    see(open);
    see(secret);
  }
  const hidden = everySuit.map((): CardId[] => []);
  for (const suit of view.suits) hidden[suit] = cardsOfSuit(suit, view.rules).filter(card => seen[card] === 0);
  // Of a new suit's card in a hand more is known than its back: those are drawn first.
  const known = view.suits.some(isNewSuit) ? drawHeld(view.players, hidden, rng) : undefined;
  const unseen = hidden.map(cards => shuffle(rng, cards));
  const draw = (suit: SuitId): CardId => (unseen[suit] as CardId[]).pop() as CardId;
  const face = (card: Shown): CardId => (typeof card === 'number' ? card : draw(card.back));
  return {
    rules: view.rules,
    options: view.options,
    suits: view.suits,
    round: view.round,
    deck: view.deck.map(draw),
    row: view.row,
    columns: view.columns.map(lesson => lesson.map(face)),
    mustTake: view.mustTake,
    players: view.players.map((player, seat) => {
      const imagined = copyPlayer(player as Player);
      imagined.secret = (known?.[seat] ?? player.secret).map(face);
      return imagined;
    }),
    grandMaster: view.grandMaster,
    assistant: view.assistant,
    brushes: view.brushes,
    storms: view.storms,
    yokai: view.yokai,
    table: view.table,
    phase: view.phase,
  };
}

/** What a seat holds in hand, as its own view shows it. */
export const handOf = (view: View, seat: Seat): readonly Shown[] => {
  const player = view.players[seat] as PlayerView;
  return [...player.open, ...player.secret];
};
