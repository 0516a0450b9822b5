import type { Seat } from '@hanga/kernel';
import type { Together } from '@hanga/web/table/shape.ts';
import { listOf, type View } from '../rules/index.ts';

export const tabs = ['school', 'mine', 'players', 'diplomas'] as const;
export type Tab = (typeof tabs)[number];

/** A low window shows the diplomas beside the school. */
export const together: Together<Tab> = shape => {
  if (shape === 'tall') return tabs.map(tab => [tab] as const);
  return shape === 'short' ? [['school', 'diplomas'], ['mine'], ['players']] : [tabs];
};

/** The area where the viewer's decision lies. */
export function dueTab({ phase, viewer }: View): Tab | undefined {
  if (phase.kind === 'over' || phase.seat !== viewer) return undefined;
  return phase.kind === 'school' ? 'school' : 'mine';
}

/** Who has a card, in hand, studio or print. */
const holderOf = ({ players }: View, card: number): Seat =>
  players.findIndex(({ print, studio, open, secret }) =>
    [...print, ...studio, ...open, ...secret].some(each => each === card),
  );

/** The area that shows a piece where areas share a narrow screen; one's own things lie in `mine`. */
export function tabOf(piece: string, mine: Seat, view: View): Tab | undefined {
  const [kind, number] = piece.split('-');
  const tableOf = (seat: Seat): Tab => (seat === mine ? 'mine' : 'players');
  switch (kind) {
    case 'column':
    case 'space':
    case 'deck':
    case 'reserve':
      return 'school';
    case 'card': {
      const holder = holderOf(view, Number(number));
      return holder >= 0 ? tableOf(holder) : 'school';
    }
    case 'print':
    case 'studio':
    case 'bench':
    case 'icon':
    case 'brush':
    case 'held':
    case 'plate':
    case 'storms':
    case 'arrows':
    case 'keeps':
    case 'spirits':
      return tableOf(Number(number));
    case 'hand':
    case 'tile':
      return 'mine';
    case 'pawn':
      return 'players';
    case 'diploma': {
      const winner = view.players.findIndex(({ diplomas }) => listOf(diplomas).includes(Number(number)));
      return winner >= 0 ? tableOf(winner) : 'diplomas';
    }
    default:
      return undefined;
  }
}
