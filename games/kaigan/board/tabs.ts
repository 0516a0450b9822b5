import type { Action, View } from '../rules/index.ts';

export const tabs = ['grid', 'map'] as const;
export type Tab = (typeof tabs)[number];

/** The area where the viewer's decision lies. */
export function dueTab({ phase, viewer }: View, legal: readonly Action[]): Tab | undefined {
  if (phase.kind === 'over' || phase.seat !== viewer) return undefined;
  if (phase.kind === 'plan' || phase.kind === 'claim') return 'grid';
  if (phase.kind === 'act') return legal.some(({ kind }) => kind === 'map') ? 'map' : 'grid';
  return 'map';
}

/** The area that shows a piece where areas share a narrow screen. Hand and supply are always in sight. */
export function tabOf(piece: string): Tab | undefined {
  switch (piece.split('-')[0]) {
    case 'space':
    case 'row':
    case 'claim':
    case 'plate':
    case 'score':
    case 'quadrant':
      return 'grid';
    case 'place':
    case 'tile':
    case 'surveyor':
    case 'marker':
    case 'neutral':
    case 'column':
    case 'dice':
    case 'pile':
    case 'round':
    case 'track':
    case 'disc':
      return 'map';
    default:
      return undefined;
  }
}
