import type { Seat } from '@hanga/kernel';
import {
  diplomaOf,
  endReason,
  faceDownSpaces,
  fullPrint,
  type Progress,
  progressOf,
  type View,
} from '../rules/index.ts';
import { openDiplomas } from './ahead.ts';

/** How the players stand towards a diploma. */
export interface Standing {
  readonly mine: Progress;
  /** The best of the others who can still take it, if they have begun. */
  readonly rival: (Progress & { readonly seat: Seat }) | undefined;
  /** Who can no longer take it. */
  readonly out: readonly Seat[];
}

export function standingOf(view: View, mine: Seat, diploma: number): Standing {
  const { needs } = diplomaOf(diploma);
  const isOpen = (seat: Seat): boolean => (openDiplomas(view, seat) & (1 << diploma)) !== 0;
  const seats = view.players.map((player, seat) => ({ seat, ...progressOf(player, needs, view.options) }));
  const rivals = seats.filter(({ seat, have }) => seat !== mine && have > 0 && isOpen(seat));
  return {
    mine: seats[mine]!,
    rival: rivals.length > 0 ? rivals.reduce((best, one) => (one.have > best.have ? one : best)) : undefined,
    out: seats.flatMap(({ seat }) => (isOpen(seat) ? [] : [seat])),
  };
}

/** Whether this round is the last, as the rules say, or may become it: by the deck, or by a print that lacks one card. */
export function endOf(view: View): 'last' | 'perhaps' | undefined {
  if (view.phase.kind === 'over') return undefined;
  if (endReason(view)) return 'last';
  const columns = view.columns.filter(({ length }) => length > 0).length;
  const runsOut = view.deck.length <= columns * (faceDownSpaces.length - view.row);
  return runsOut || view.players.some(({ print }) => print.length === fullPrint - 1) ? 'perhaps' : undefined;
}
