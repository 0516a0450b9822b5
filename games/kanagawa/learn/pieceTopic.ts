import { landscapes, icons as studioIcons, type View } from '../rules/index.ts';
import type { Topic } from './topics.ts';

/** Which topic of the rules explains a piece on the table, by the name it carries (`data-piece`). */
export function pieceTopic(piece: string, view: View): Topic | undefined {
  const [kind, first = '', second = ''] = piece.split('-');
  switch (kind) {
    case 'diploma':
      return `diploma-${Number(first)}`;
    case 'icon': {
      const icon = view.players[Number(first)]?.icons[Number(second)];
      const landscape = icon === undefined ? undefined : landscapes[studioIcons.landscapeOfIcon(icon)];
      return landscape ? `icon-${landscape}` : 'studio';
    }
    case 'brush':
      return second === 'on' ? 'brush-painted' : 'brush-ready';
    case 'pawn':
      return first === 'gm' ? 'pawn-gm' : 'pawn-assistant';
    case 'card':
      return 'card';
    case 'space':
      return 'face-down';
    case 'column':
      return 'column';
    case 'held':
    case 'keeps':
      return 'icon-keep';
    case 'arrows':
      return 'icon-arrow';
    case 'print':
    case 'studio':
    case 'deck':
      return kind;
    case 'tile':
    case 'bench':
      return 'starting-tile';
    case 'reserve':
      return 'brush-reserve';
    case 'storms':
      return 'storm-token';
    case 'yokai':
    case 'spirits':
      return 'yokai';
    case 'plate':
      return 'score';
    default:
      return undefined;
  }
}
