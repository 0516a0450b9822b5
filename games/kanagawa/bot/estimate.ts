import type { Estimate } from '@hanga/bots';
import {
  byColor,
  type CardId,
  cards,
  diplomaOf,
  fullPrint,
  grandMasterHarmony,
  icons,
  type Kanagawa,
  listOf,
  longestRun,
  type Player,
  type State,
} from '../rules/index.ts';
import { distanceTo } from './distance.ts';
import { arrivalsIn, passesIn, relief, yokaiWorth } from './yokai.ts';

/** What things are worth over a whole game; guesses, adjusted by playing greedy bots against each other. */
const worth = {
  /** An icon of the first, second, third … of its landscape in the studio, and a joker. */
  landscape: [1.1, 0.7, 0.35, 0.1],
  joker: 2.2,
  brush: 2.4,
  arrow: 1.1,
  keep: 0.7,
  storm: 1.2,
  /** A diploma that lacks 1, 2, 3 … things, as a share of what it gives. */
  near: [0.95, 0.45, 0.2, 0.08],
  assistant: 0.9,
  /** A card that may still come with the next row. */
  nextRow: 1.6,
} as const;

/** An honest guess at what a seat will have at the end: what it has now, and what that is likely to grow into. */
export const estimateKanagawa: Estimate<Kanagawa> = (state, seat) => {
  const player = state.players[seat] as Player;
  const left = timeLeft(state);
  const pawn = seat === state.assistant ? grandMasterHarmony * (1 - left) + worth.assistant * left : 0;
  const yokai = state.options.yokai ? yokaiWorth(state, seat, left) : 0;
  return pawn + yokai + (player.atSchool ? schoolValue(state, seat, left) : workValue(state, player, left));
};

/** How much of the game is still to come, from 1 to 0: the deck runs out, or a print fills. */
function timeLeft({ deck, players }: State): number {
  if (deck.length === 0) return 0;
  const longest = Math.max(...players.map(player => player.print.length));
  return Math.max(0, Math.min(deck.length / cards.allCards.length, (fullPrint - longest) / fullPrint));
}

/** At school a seat may expect one of the better columns, the fewer the more others choose before it. */
function schoolValue(state: State, seat: number, left: number): number {
  const player = state.players[seat] as Player;
  const seats = state.players.length;
  const order = (other: number): number => (other - state.grandMaster + seats) % seats;
  const called = state.phase.kind === 'over' ? 0 : order(state.phase.seat);
  const hasDecided = order(seat) < called;
  const others = state.players.filter(
    (other, i) => i !== seat && other.atSchool && (hasDecided || order(i) < order(seat)),
  );
  const values = state.columns
    .filter(lesson => lesson.length > 0)
    .map(
      lesson =>
        workValue(state, { ...player, open: [...player.open, ...lesson] }, left) -
        relief(player.yokai + arrivalsIn(lesson), arrivalsIn(lesson), left),
    )
    .sort((a, b) => b - a);
  if (values.length === 0) return workValue(state, player, left);
  const place = Math.min(values.length - 1, Math.round(others.length / 2));
  return (values[place] as number) + (hasDecided ? worth.nextRow : 0);
}

/** The value of a player whose hand goes where it is worth most: to the print as far as brushes reach, else to the studio. */
function workValue(state: State, player: Player, left: number): number {
  const ready = [0, 0, 0, 0, 0];
  for (const icon of player.icons) if (icons.canPaint(icon)) ready[icons.landscapeOfIcon(icon)]!++;
  const print = player.print.slice();
  const studio = player.studio.slice();
  for (const card of [...player.open, ...player.secret]) (paints(card, ready) ? print : studio).push(card);
  const owned = player.brushes + icons.brushesPlaced(player.icons);
  return (
    relief(player.yokai, passesIn(studio.slice(player.studio.length)), left) +
    printValue(state, player, print, left) +
    studioValue(player, studio, owned, left) +
    // A brush on an icon is worth a little more than one in front of the player: place it.
    0.15 * icons.brushesPlaced(player.icons) -
    0.02 * player.arrowsUsed
  );
}

/** Whether brushes that are ready can paint the card; if so they are used up. */
function paints(card: CardId, ready: number[]): boolean {
  const landscape = cards.landscapeOf(card);
  const own = Math.min(cards.brushesFor(card), ready[landscape] as number);
  const jokers = cards.brushesFor(card) - own;
  if (jokers > (ready[cards.JOKER] as number)) return false;
  ready[landscape]! -= own;
  ready[cards.JOKER]! -= jokers;
  return true;
}

function printValue(state: State, player: Player, print: readonly CardId[], left: number): number {
  let value = print.length + longestRun({ tile: player.tile, print, storms: player.storms }).points;
  for (const card of print) value += cards.harmonyOf(card);
  for (const diploma of listOf(player.diplomas)) value += diplomaOf(diploma).harmony;
  const open = state.table & ~player.left;
  for (const color of byColor) {
    if ((player.diplomas & color) === 0) value += prospect(open & color, player, print, left);
  }
  return value;
}

/** The best that the open diplomas of a colour promise. */
function prospect(diplomas: number, player: Player, print: readonly CardId[], left: number): number {
  let best = 0;
  for (const id of listOf(diplomas)) {
    const { needs, harmony, gives } = diplomaOf(id);
    const missing = distanceTo(needs, player, print);
    const share = worth.near[missing] ?? 0;
    const gift =
      gives === 'passYokai'
        ? relief(player.yokai, 1, left)
        : gives === 'brush'
          ? worth.brush * left
          : gives === 'storm'
            ? worth.storm
            : gives
              ? 0.5
              : 0;
    best = Math.max(best, share * (harmony + gift) * (missing === 0 ? 1 : Math.min(1, left * 2)));
  }
  return best;
}

function studioValue(player: Player, studio: readonly CardId[], brushes: number, left: number): number {
  const shown = [0, 0, 0, 0, 0];
  shown[icons.landscapeOfIcon(player.icons[0] as number)]!++;
  let value = 0;
  let growth =
    worth.brush * Math.min(brushes, 5) + worth.arrow * Math.min(player.arrows, 3) + worth.keep * player.keeps;
  for (const card of studio) {
    value += cards.studioHarmonyOf(card);
    const landscape = cards.studioLandscapeOf(card);
    if (landscape !== cards.NONE) shown[landscape]!++;
  }
  for (const card of studio.slice(player.studio.length)) {
    const icon = cards.studioIconOf(card);
    if (icon === 'brush') growth += worth.brush;
    if (icon === 'arrow') growth += worth.arrow;
    if (icon === 'keep') growth += worth.keep;
    if (icon === 'assistant') value += 0.6;
  }
  shown.forEach((count, landscape) => {
    if (landscape === cards.JOKER) growth += worth.joker * Math.min(count, 2);
    else for (let i = 0; i < count; i++) growth += worth.landscape[i] ?? 0;
  });
  return value + growth * left;
}
