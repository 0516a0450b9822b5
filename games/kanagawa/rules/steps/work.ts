import type { Seat } from '@hanga/kernel';
import { brushesFor, JOKER, landscapeOf, NONE, studioIconOf, studioLandscapeOf, subjectOf, suitOf } from '../cards.ts';
import { everyCard } from '../components.ts';
import { bySuit, dueTo, forArrows, forBrushes, forLandscapes } from '../diplomas.ts';
import { type Draft, draftPlayer, draftStep } from '../draft.ts';
import { callNext } from '../flow.ts';
import { gainAssistant, gainBrush } from '../gains.ts';
import { afterPainting, canPaint, emptyIcon, landscapeOfIcon } from '../icons.ts';
import type { Action, CardId, DiplomaSet, Player, State, Step } from '../types.ts';
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
  legal(player: Player, actions: Action[]): void {
    const ready = readyIcons(player);
    for (const card of player.open) cardActions(card, ready, actions);
    for (const card of player.secret) cardActions(card, ready, actions);
    if (handSize(player) <= player.keeps) actions.push(END);
  },

  /** K13, K14, K20: the card's icons work from now on; supplies are handed out at once. */
  studio(state: State, seat: Seat, card: CardId): Step {
    const step = draftStep(state, { kind: 'improvedStudio', seat, card });
    const player = draftPlayer(step.state, seat);
    step.reveals = playCard(player, card);
    player.studio = [...player.studio, card];
    const landscape = studioLandscapeOf(card);
    let among = 0;
    if (landscape !== NONE) {
      player.icons = [...player.icons, emptyIcon(landscape)];
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
        passing.begin(step, seat, dueTo(player, state.table, among, state.options));
        return step;
      default:
    }
    offerDiplomas(step, seat, among);
    return step;
  },

  /** K16, K17: the first brushes that can paint it do; which of several alike makes no difference. */
  print(state: State, seat: Seat, card: CardId, jokers: number): Step {
    const painting: number[] = [];
    const step = draftStep(state, { kind: 'extendedPrint', seat, card, icons: painting });
    const player = draftPlayer(step.state, seat);
    step.reveals = playCard(player, card);
    player.print = [...player.print, card];
    const icons = player.icons.slice();
    const paintWith = (landscape: number, brushes: number): void => {
      for (let i = 0, rest = brushes; rest > 0; i++) {
        const icon = icons[i] as number;
        if (landscapeOfIcon(icon) !== landscape || !canPaint(icon)) continue;
        icons[i] = afterPainting(icon);
        painting.push(i);
        rest--;
      }
    };
    paintWith(landscapeOf(card), brushesFor(card) - jokers);
    paintWith(JOKER, jokers);
    player.icons = icons;
    if (subjectOf(card) !== NONE) offerDiplomas(step, seat, bySuit[suitOf(card)] as DiplomaSet);
    return step;
  },

  end(state: State, seat: Seat): Step {
    const step = draftStep(state, { kind: 'endedTurn', seat, held: handSize(state.players[seat] as Player) });
    callNext(step, seat);
    return step;
  },
};

/** Takes the card out of the hand. K43: says whether the others see it for the first time. */
function playCard(player: Draft<Player>, card: CardId): boolean {
  const isSecret = !player.open.includes(card);
  if (isSecret) player.secret = player.secret.filter(other => other !== card);
  else player.open = player.open.filter(other => other !== card);
  return isSecret;
}

/** How many brushes can paint each landscape now, jokers last. */
export function readyIcons(player: Player): number[] {
  const ready = [0, 0, 0, 0, 0];
  for (const icon of player.icons) if (canPaint(icon)) ready[landscapeOfIcon(icon)]!++;
  return ready;
}

function cardActions(card: CardId, ready: readonly number[], actions: Action[]): void {
  actions.push(STUDIO[card] as Action);
  const needed = brushesFor(card);
  const own = ready[landscapeOf(card)] as number;
  const most = Math.min(needed, ready[JOKER] as number);
  for (let jokers = Math.max(0, needed - own); jokers <= most; jokers++) {
    actions.push((PRINT[card] as readonly Action[])[jokers] as Action);
  }
}
