import type { Seat } from '@hanga/kernel';
import { subjectNumber } from './cards.ts';
import { everySuit } from './components.ts';
import type { Need } from './data/diplomas.ts';
import { type Ruling, subjectsIn, subjectsOf, TREE } from './diplomas.ts';
import { brushesPlaced, mostIdentical } from './icons.ts';
import type { Phase, Player } from './types.ts';
import { newProgress } from './yokai/needs.ts';

/** How much of what a diploma asks for there is. */
export interface Progress {
  readonly have: number;
  readonly of: number;
}

type Needing = Pick<Player, 'print' | 'icons' | 'brushes' | 'arrows' | 'yokai'>;

/** K28 and K29, counted: a player meets the need as soon as they have all of it. */
export function progressOf(player: Needing, need: Need, options: Ruling): Progress {
  switch (need.kind) {
    case 'trees':
      return { have: subjectsIn(player.print)[TREE]!, of: need.count };
    case 'each': {
      const shown = subjectsIn(player.print);
      return { have: need.of.filter(subject => shown[subjectNumber(subject)]! > 0).length, of: need.of.length };
    }
    case 'different': {
      const shown = subjectsIn(player.print);
      const subjects = subjectsOf(everySuit.indexOf(need.suit));
      return { have: subjects.filter(subject => shown[subject]! > 0).length, of: need.count };
    }
    case 'identical': {
      const shown = subjectsIn(player.print);
      const subjects = subjectsOf(everySuit.indexOf(need.suit));
      return { have: Math.max(...subjects.map(subject => shown[subject]!)), of: need.count };
    }
    case 'brushes': {
      const inFront = options.brushDiplomas === 'owned' ? player.brushes : 0;
      return { have: brushesPlaced(player.icons) + inFront, of: need.count };
    }
    case 'arrows':
      return { have: player.arrows, of: need.count };
    case 'landscapes':
      return { have: mostIdentical(player.icons), of: need.count };
    default:
      return newProgress(player, need);
  }
}

interface AtTable {
  readonly grandMaster: Seat;
  readonly players: readonly { readonly atSchool: boolean }[];
  readonly phase: Phase;
}

/** K7: clockwise from the Grand Master's holder. */
export const orderOfPlay = ({ grandMaster, players }: Pick<AtTable, 'grandMaster' | 'players'>): Seat[] =>
  players.map((_, turn) => (grandMaster + turn) % players.length);

/** Who has waited for the next row: whoever was asked before the one whose turn it is, and is still at school. */
export function haveWaited(table: AtTable): Seat[] {
  const { phase, players } = table;
  if (phase.kind === 'over') return [];
  const turn = phase.kind === 'diplomas' && phase.interrupted ? phase.interrupted.seat : phase.seat;
  const order = orderOfPlay(table);
  return order.slice(0, order.indexOf(turn)).filter(seat => players[seat]!.atSchool);
}
