import { fastRng, type Seat } from '@hanga/kernel';
import {
  type Action,
  type CardId,
  cards,
  diplomaOf,
  icons,
  kanagawa,
  type Player,
  type State,
} from '../rules/index.ts';
import { expectedHarmony } from './value.ts';

/** A turn's work from a column in hand to its end, chance having no part in it. */
export interface Arrangement {
  readonly actions: readonly Action[];
  /** The table when the work is done. */
  readonly state: State;
  /** What it is worth to the seat: its harmony to be expected, less the mean of the others'. */
  readonly value: number;
}

/** How far the puzzle is searched, and what for. */
export interface Effort {
  /** In steps of the rules. */
  readonly steps: number;
  /** Whether it counts what others lose by it, or only the own harmony. */
  readonly watchesOthers: boolean;
  /** Whether arrows left over move brushes to where they serve best next round. */
  readonly movesAtEnd: boolean;
}

export const thorough: Effort = { steps: 1500, watchesOthers: true, movesAtEnd: true };
export const quick: Effort = { steps: 300, watchesOthers: true, movesAtEnd: false };
/** For the many turns of a search: enough to tell a good column from a bad one. */
export const brief: Effort = { steps: 100, watchesOthers: true, movesAtEnd: false };

/** Work uses no chance. */
const noChance = fastRng(0);
const apply = (state: State, seat: Seat, action: Action): State => kanagawa.apply(state, seat, action, noChance).state;
/** Points by which an arrangement may fall behind before its brushes are placed. */
const BEHIND = 1.5;
const END: Action = { kind: 'end' };

/** How a margin changes with what others can still get: diplomas, the pawn, yokai. */
class Margin {
  private readonly seat: Seat;
  private readonly others = new Map<number, number>();

  private readonly watchesOthers: boolean;

  constructor(seat: Seat, { watchesOthers }: Effort) {
    this.seat = seat;
    this.watchesOthers = watchesOthers;
  }

  of(state: State): number {
    if (!this.watchesOthers) return expectedHarmony(state, this.seat);
    const rivals = state.players.length - 1;
    const print = (state.players[this.seat] as Player).print.length;
    let key = ((state.table * 4 + state.assistant) * 16 + Math.min(print, 15)) * 16 + state.brushes;
    for (let seat = 0; seat <= rivals; seat++) key = key * 8 + (state.players[seat] as Player).yokai;
    let others = this.others.get(key);
    if (others === undefined) {
      others = 0;
      for (let seat = 0; seat <= rivals; seat++) {
        if (seat !== this.seat) others += expectedHarmony(state, seat) / rivals;
      }
      this.others.set(key, others);
    }
    return expectedHarmony(state, this.seat) - others;
  }
}

/**
 * The best arrangement that `effort` finds, from any point of a turn's work. Cards for the studio are added first: what
 * they bring works at once, and their order matters to nothing. Then come those for the print, in every order that
 * brushes allow, then the brushes left over.
 */
export function bestTurn(start: State, seat: Seat, effort: Effort): Arrangement {
  const margin = new Margin(seat, effort);
  const path: Action[] = [];
  let best: Arrangement | undefined;
  let steps = 0;

  const step = (state: State, action: Action, then: (next: State) => void): void => {
    if (steps >= effort.steps && best) return;
    steps++;
    path.push(action);
    then(apply(state, seat, action));
    path.pop();
  };

  /** Answers what is due, in each way, before going on with the work. */
  const settled = (state: State, then: (next: State) => void): void => {
    const { phase } = state;
    if (phase.kind === 'work' || phase.kind === 'over') then(state);
    else if (phase.seat === seat) {
      for (const action of kanagawa.legal(state, seat)) step(state, action, next => settled(next, then));
    } else settled(apply(state, phase.seat, answerOf(state, phase.seat)), then);
  };

  const finish = (state: State): void => {
    // A brush in front of a player looks better than one that is placed: what falls behind even so is not worth placing.
    if (best && margin.of(state) < best.value - BEHIND) return;
    const { state: placed, actions, value } = settle(state, seat, margin, effort);
    steps += actions.length;
    if (!best || value > best.value) best = { actions: [...path, ...actions], state: placed, value };
  };

  /** Paints the cards of the hand one after the other; `enabling` brushes were placed or moved for `target`. */
  const paint = (state: State, target: CardId | undefined, enabling: number): void => {
    const player = state.players[seat] as Player;
    const hand = player.open.length + player.secret.length;
    if (target === undefined && hand <= player.keeps) finish(state);
    if (hand === 0) return;
    const legal = kanagawa.legal(state, seat);
    for (const card of [...player.open, ...player.secret]) {
      if (target !== undefined && card !== target) continue;
      const prints = legal.filter(action => action.kind === 'print' && action.card === card);
      for (const action of prints) step(state, action, next => settled(next, after => paint(after, undefined, 0)));
      if (prints.length > 0 || enabling >= 2) continue;
      for (const action of legal) {
        if (helpsPaint(action, card, player)) {
          step(state, action, next => settled(next, after => paint(after, card, enabling + 1)));
        }
      }
    }
  };

  /** Chooses the cards that go to the studio, in the order of the hand from place `from` on. */
  const furnish = (state: State, hand: readonly CardId[], from: number): void => {
    paint(state, undefined, 0);
    for (let place = from; place < hand.length; place++) {
      const action: Action = { kind: 'studio', card: hand[place] as CardId };
      step(state, action, next => settled(next, after => furnish(after, hand, place + 1)));
    }
  };

  settled(start, state => {
    const { open, secret } = state.players[seat] as Player;
    furnish(state, [...open, ...secret], 0);
  });
  return best as unknown as Arrangement;
}

/** Whether a brush placed or moved would help to paint the card: ready, and on its landscape or a joker. */
function helpsPaint(action: Action, card: CardId, player: Player): boolean {
  const serves = (icon: number): boolean => {
    const landscape = icons.landscapeOfIcon(player.icons[icon] as number);
    const served = icons.hasServed(player.icons[icon] as number);
    return !served && (landscape === cards.landscapeOf(card) || landscape === cards.JOKER);
  };
  if (action.kind === 'place') return serves(action.icon);
  if (action.kind !== 'move' || !serves(action.to)) return false;
  return icons.brushOn(player.icons[action.from] as number) === 'ready' && !serves(action.from);
}

/** Brushes in front of the player go where they are worth most; arrows left over move others there. */
function settle(start: State, seat: Seat, margin: Margin, effort: Effort): Arrangement {
  const actions: Action[] = [];
  let state = start;
  let value = margin.of(state);
  for (;;) {
    let better: { action: Action; state: State; value: number } | undefined;
    const mustPlace = (state.players[seat] as Player).brushes > 0;
    if (!mustPlace && !effort.movesAtEnd) break;
    for (const action of kanagawa.legal(state, seat)) {
      if (action.kind !== (mustPlace ? 'place' : 'move')) continue;
      const next = apply(state, seat, action);
      const worth = margin.of(next);
      if (worth > (better?.value ?? (mustPlace ? Number.NEGATIVE_INFINITY : value + 0.02))) {
        better = { action, state: next, value: worth };
      }
    }
    if (!better) break;
    actions.push(better.action);
    ({ state, value } = better);
    while (state.phase.kind !== 'work') {
      if (state.phase.kind === 'over') break;
      const answer = answerOf(state, state.phase.seat);
      if (state.phase.seat === seat) actions.push(answer);
      state = apply(state, state.phase.seat, answer);
      value = margin.of(state);
    }
  }
  return { actions, state, value };
}

/** The richest diploma that is due, or the first answer there is: for those who are asked out of turn. */
function answerOf(state: State, seat: Seat): Action {
  let best: { action: Action; harmony: number } | undefined;
  const legal = kanagawa.legal(state, seat);
  for (const action of legal) {
    if (action.kind !== 'takeDiploma') continue;
    const { harmony } = diplomaOf(action.diploma);
    if (!best || harmony > best.harmony) best = { action, harmony };
  }
  return best?.action ?? (legal[0] as Action);
}

/** Ends the turn: the next player is called, or a row is dealt. */
export const endTurn = (state: State, seat: Seat): State => apply(state, seat, END);
