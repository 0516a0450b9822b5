import type { Tab } from './Tabs.tsx';

/** The area that shows a piece where areas share a narrow screen. Hand and supply are always in sight. */
function tabOf(piece: string): Tab | undefined {
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

export const tabInSight = (pieces: readonly string[] | undefined): Tab | undefined =>
  pieces?.map(tabOf).find(tab => tab !== undefined);
