import type { Seat } from '@hanga/kernel';
import { brushesFor, JOKER, landscapeOf, NONE, studioIconOf, studioLandscapeOf, subjectOf, suitOf } from '../cards.ts';
import { everyCard } from '../components.ts';
import { bySuit, dueTo, forArrows, forBrushes, forLandscapes } from '../diplomas.ts';
import { appended, type Draft, draftList, draftPlayer, type StepDraft, without } from '../draft.ts';
import { callNext } from '../flow.ts';
import { gainAssistant, gainBrush } from '../gains.ts';
import { afterPainting, canPaint, emptyIcon, landscapeOfIcon, readyFor, readyIcons } from '../icons.ts';
import type { Action, Actions, CardId, DiplomaSet, Player } from '../types.ts';
import { passing } from '../yokai/passing.ts';
import { offerDiplomas } from './diploma.ts';

const STUDIO: readonly Action[] = everyCard.map((_, card) => ({ kind: 'studio', card }));
const PRINT: readonly (readonly Action[])[] = everyCard.map((_, card) =>
  [0, 1, 2].map(jokers => ({ kind: 'print', card, jokers })),
);
const END: Action = { kind: 'end' };

export const handSize = (player: Player): number => player.open.length + player.secret.length;

/** K12, K13, K16, K21: the cards in hand go to the studio or to the print; some may be kept. */
export const work = {
  legal(player: Player, actions: Actions): void {
    const ready = readyIcons(player.icons);
    cardActions(player.open, ready, actions);
    cardActions(player.secret, ready, actions);
    if (handSize(player) <= player.keeps) actions.add(END);
  },

  /** K13, K14, K20: the card's icons work from now on; supplies are handed out at once. */
  studio(step: StepDraft, seat: Seat, card: CardId): void {
    step.events?.push({ kind: 'improvedStudio', seat, card });
    const player = draftPlayer(step, seat);
    step.reveals = playCard(step, player, card);
    player.studio = appended(step, player.studio, card);
    const landscape = studioLandscapeOf(card);
    let among = 0;
    if (landscape !== NONE) {
      player.icons = appended(step, player.icons, emptyIcon(landscape));
      among = forLandscapes;
    }
    switch (studioIconOf(card)) {
      case 'arrow':
        player.arrows++;
        among |= forArrows;
        break;
      case 'keep':
        player.keeps++;
        break;
      case 'brush':
        gainBrush(step, seat);
        among |= forBrushes;
        break;
      case 'assistant':
        gainAssistant(step, seat);
        break;
      case 'passYokai':
        passing.begin(step, seat, dueTo(player, step.state.table, among, step.state.options));
        return;
      default:
    }
    offerDiplomas(step, seat, among);
  },

  /** K16, K17: the first brushes that can paint it do; which of several alike makes no difference. */
  print(step: StepDraft, seat: Seat, card: CardId, jokers: number): void {
    const player = draftPlayer(step, seat);
    step.reveals = playCard(step, player, card);
    player.print = appended(step, player.print, card);
    const icons = draftList(step, player.icons);
    const painting: number[] | undefined = step.events && [];
    paint(icons, landscapeOf(card), brushesFor(card) - jokers, painting);
    paint(icons, JOKER, jokers, painting);
    player.icons = icons;
    if (painting) step.events?.push({ kind: 'extendedPrint', seat, card, icons: painting });
    if (subjectOf(card) !== NONE) offerDiplomas(step, seat, bySuit[suitOf(card)] as DiplomaSet);
  },

  end(step: StepDraft, seat: Seat): void {
    step.events?.push({ kind: 'endedTurn', seat, held: handSize(step.state.players[seat] as Player) });
    callNext(step, seat);
  },
};

/** Takes the card out of the hand. K43: says whether the others see it for the first time. */
function playCard(step: StepDraft, player: Draft<Player>, card: CardId): boolean {
  const isSecret = !player.open.includes(card);
  if (isSecret) player.secret = without(step, player.secret, card);
  else player.open = without(step, player.open, card);
  return isSecret;
}

/** The first `brushes` that are ready on icons of the landscape paint; `painting` gets the places of these icons. */
function paint(icons: number[], landscape: number, brushes: number, painting: number[] | undefined): void {
  for (let i = 0, rest = brushes; rest > 0; i++) {
    const icon = icons[i] as number;
    if (landscapeOfIcon(icon) !== landscape || !canPaint(icon)) continue;
    icons[i] = afterPainting(icon);
    painting?.push(i);
    rest--;
  }
}

function cardActions(hand: readonly CardId[], ready: number, actions: Actions): void {
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    actions.add(STUDIO[card] as Action);
    const needed = brushesFor(card);
    const most = Math.min(needed, readyFor(JOKER, ready));
    for (let jokers = Math.max(0, needed - readyFor(landscapeOf(card), ready)); jokers <= most; jokers++) {
      actions.add((PRINT[card] as readonly Action[])[jokers] as Action);
    }
  }
}
