import type { Seat } from '@hanga/kernel';
import { cards, fullPrint, icons, lessonCards, type Player, type State } from '../rules/index.ts';
import { describeDiplomas } from './diplomaFeatures.ts';
import { factsOf, runPoints, tailOf } from './printFacts.ts';

/** What the network looks at, for one player of a state. The order is that of its weights. */
export const featureNames = [
  'time',
  'deck',
  'print',
  'longestOther',
  'three',
  'four',
  'assistant',
  'grandMaster',
  'atSchool',
  'row',
  'brushesPlaced',
  'brushesInFront',
  'covered',
  'coveredTwice',
  'reachable',
  'reachableTwice',
  'jokers',
  'icons',
  'arrows',
  'arrowTwo',
  'keeps',
  'storms',
  'run',
  'tail',
  'hand',
  'handReady',
  'printTaken',
  'printBest',
  'printNear1',
  'printNear2',
  'printNear3',
  'giftBrush1',
  'giftBrush2',
  'giftStorm1',
  'giftAssistant1',
  'contested',
  'near1Late',
  'near2Late',
  'pink1',
  'pink2',
  'purple1',
  'purple2',
  'cyan1',
  'cyan2',
  'cyan3',
  'studioTaken',
  'reserve',
  'expansion',
  'yokai',
  'yokaiTwo',
  'blackOpen',
  'passYokai1',
] as const;

export const featureCount = featureNames.length;

/** Cards of a whole deck: four suits of eighteen, with the expansion too. */
const DECK = lessonCards.length;

/** Counts of a player's landscapes: icons, and brushes on them. */
const shown = [0, 0, 0, 0, 0];
const brushed = [0, 0, 0, 0, 0];

/** Writes what there is to say of a seat into `out`. */
export function describe(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat] as Player;
  const seats = state.players.length;
  let longest = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) longest = Math.max(longest, (state.players[other] as Player).print.length);
  }
  const deck = state.deck.length / DECK;
  const room = (fullPrint - Math.max(longest, player.print.length)) / fullPrint;
  const time = state.deck.length === 0 ? 0 : Math.max(0, Math.min(deck, room));
  let at = 0;
  out[at++] = time;
  out[at++] = deck;
  out[at++] = player.print.length / fullPrint;
  out[at++] = longest / fullPrint;
  out[at++] = seats === 3 ? 1 : 0;
  out[at++] = seats === 4 ? 1 : 0;
  out[at++] = state.assistant === seat ? 1 : 0;
  out[at++] = state.grandMaster === seat ? 1 : 0;
  out[at++] = player.atSchool ? 1 : 0;
  out[at++] = player.atSchool ? (state.row - 1) / 2 : 0;
  at = describeStudio(player, out, at);
  out[at++] = player.storms / 2;
  const facts = factsOf(player);
  out[at++] = runPoints(player, facts) / 6;
  out[at++] = tailOf(player, facts) / 6;
  const hand = player.open.length + player.secret.length;
  out[at++] = hand / 2;
  let ready = 0;
  for (const card of player.open) if ((brushed[cards.landscapeOf(card)] as number) > 0) ready++;
  for (const card of player.secret) if ((brushed[cards.landscapeOf(card)] as number) > 0) ready++;
  out[at++] = ready;
  describeDiplomas(state, seat, time, out, at);
}

function describeStudio(player: Player, out: Float64Array, from: number): number {
  let at = from;
  shown.fill(0);
  brushed.fill(0);
  let placed = 0;
  for (const icon of player.icons) {
    const landscape = icons.landscapeOfIcon(icon);
    shown[landscape]!++;
    if (!icons.isEmpty(icon)) {
      brushed[landscape]!++;
      placed++;
    }
  }
  const jokers = shown[cards.JOKER] as number;
  const ready = brushed[cards.JOKER] as number;
  let [covered, twice, reachable, reachableTwice] = [0, 0, 0, 0];
  for (let landscape = 0; landscape < cards.JOKER; landscape++) {
    const brushes = (brushed[landscape] as number) + ready;
    const places = (shown[landscape] as number) + jokers;
    if (brushes > 0) covered++;
    if (brushes > 1) twice++;
    if (places > 0) reachable++;
    if (places > 1) reachableTwice++;
  }
  out[at++] = placed / 4;
  out[at++] = player.brushes / 2;
  out[at++] = covered / 4;
  out[at++] = twice / 4;
  out[at++] = reachable / 4;
  out[at++] = reachableTwice / 4;
  out[at++] = jokers / 2;
  out[at++] = player.icons.length / 8;
  out[at++] = player.arrows / 3;
  out[at++] = player.arrows > 1 ? 1 : 0;
  out[at++] = player.keeps / 2;
  return at;
}
