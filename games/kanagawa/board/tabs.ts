import type { Together } from '@hanga/web/table/shape.ts';
import type { View } from '../rules/index.ts';

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

/** The area that shows a piece where areas share a narrow screen; one's own things lie in `mine`. */
export function tabOf(piece: string, mine: number): Tab | undefined {
  const [kind, seat] = piece.split('-');
  switch (kind) {
    case 'column':
    case 'space':
    case 'deck':
      return 'school';
    case 'print':
    case 'studio':
    case 'icon':
    case 'spirits':
      return Number(seat) === mine ? 'mine' : 'players';
    case 'hand':
    case 'tile':
      return 'mine';
    case 'pawn':
      return 'players';
    case 'diploma':
      return 'diplomas';
    default:
      return undefined;
  }
}
