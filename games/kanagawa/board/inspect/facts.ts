import { fastRng, type Seat } from '@hanga/kernel';
import {
  type CardId,
  diplomaOf,
  kanagawa,
  listOf,
  type Player,
  progressOf,
  type State,
  scoreLines,
  totalOf,
  type View,
} from '../../rules/index.ts';
import { openTo, worldOf } from '../ahead.ts';
import { cheapestWays, type Way } from '../ways.ts';

/** Where a card lies that a viewer can see. */
export type Whereabouts =
  | { readonly kind: 'school'; readonly column: number }
  | { readonly kind: 'hand' | 'print' | 'studio'; readonly seat: Seat };

export function whereIs(view: View, card: CardId): Whereabouts | undefined {
  const column = view.columns.findIndex(lesson => lesson.includes(card));
  if (column >= 0) return { kind: 'school', column };
  for (const [seat, { print, studio, open, secret }] of view.players.entries()) {
    if (print.includes(card)) return { kind: 'print', seat };
    if (studio.includes(card)) return { kind: 'studio', seat };
    if (open.includes(card) || secret.includes(card)) return { kind: 'hand', seat };
  }
  return undefined;
}

/** How a diploma comes nearer for somebody. */
export interface Advance {
  readonly diploma: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** What a card would do for somebody: in points at once, and towards diplomas that they can still take. */
export interface Effect {
  readonly gain: number;
  readonly advances: readonly Advance[];
}

const pointsOf = (state: State, seat: Seat, player: Player): number =>
  totalOf(scoreLines(player, state.grandMaster === seat));

function effectOf(world: State, seat: Seat, after: Player): Effect {
  const before = world.players[seat] as Player;
  const advances = listOf(openTo(world, before)).flatMap(diploma => {
    const { needs } = diplomaOf(diploma);
    const was = progressOf(before, needs, world.options);
    const is = progressOf(after, needs, world.options);
    const [from, to] = [Math.min(was.have, was.of), Math.min(is.have, is.of)];
    return to > from ? [{ diploma, seat, from, to, of: is.of }] : [];
  });
  return { gain: pointsOf(world, seat, after) - pointsOf(world, seat, before), advances };
}

/** The world with the card in somebody's hand, who is at work. Hidden faces are guessed; nothing here reads one. */
function holding(world: State, seat: Seat, card: CardId): State {
  const players = world.players.map((player, other) => {
    if (other !== seat) return player;
    const isHeld = player.open.includes(card) || player.secret.includes(card);
    return isHeld ? player : { ...player, open: [...player.open, card] };
  });
  return { ...world, players, phase: { kind: 'work', seat } };
}

/** As a section of somebody's print. */
export function inPrint(view: View, seat: Seat, card: CardId): Effect {
  const world = worldOf(view);
  const player = world.players[seat] as Player;
  return effectOf(world, seat, { ...player, print: [...player.print, card] });
}

/** As a plank of somebody's studio, with what it brings at once. */
export function inStudio(view: View, seat: Seat, card: CardId): Effect {
  const world = worldOf(view);
  const { state } = kanagawa.apply(holding(world, seat, card), seat, { kind: 'studio', card }, fastRng(1));
  return effectOf(world, seat, state.players[seat] as Player);
}

/** The cheapest way for somebody to paint the card now, if they held it and were at work. */
export const wayNow = (view: View, seat: Seat, card: CardId): Way | undefined =>
  cheapestWays(holding(worldOf(view), seat, card), seat).get(card);

/** Why somebody can no longer take a diploma that lies on the table; `undefined` while they can. */
export function whyOut({ players, options, table }: View, seat: Seat, diploma: number): 'left' | 'color' | undefined {
  const player = players[seat];
  if (!player || openTo({ table, options }, { ...player, secret: [] }) & (1 << diploma)) return undefined;
  return player.left & (1 << diploma) ? 'left' : 'color';
}
