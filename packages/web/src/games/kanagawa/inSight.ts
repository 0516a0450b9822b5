import type { Tab } from './Tabs.tsx';

/** The area that shows a piece where areas share a narrow screen; one's own things lie in `mine`. */
function tabOf(piece: string, mine: number): Tab | undefined {
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

export const tabInSight = (pieces: readonly string[] | undefined, mine: number): Tab | undefined =>
  pieces?.map(piece => tabOf(piece, mine)).find(tab => tab !== undefined);
