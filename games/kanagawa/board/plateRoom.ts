import type { Seat } from '@hanga/kernel';
import { listOf, type View } from '../rules/index.ts';

/** How wide a plate's line is, in pixels: in the usual size with the diplomas won side by side, and in the closer one. */
interface Needs {
  readonly usual: number;
  readonly close: number;
}

function needsOf(view: View, seat: Seat, name: string): Needs {
  const { keeps, storms, yokai, diplomas } = view.players[seat]!;
  const won = listOf(diplomas).length;
  const things = [view.grandMaster === seat, view.assistant === seat, keeps > 0, storms > 0].filter(Boolean).length;
  return {
    usual: 340 + 11 * name.length + 35 * things + (yokai > 0 ? 36 + 22 * yokai : 0) + 49 * won,
    close: 230 + 9 * name.length + 28 * things + (yokai > 0 ? 34 + 20 * yokai : 0) + (won > 0 ? 50 : 0),
  };
}

export type PlateRoom = 'enough' | 'close' | 'tight';

/** How much room there is in plates of a width. Those of the others are alike: the fullest counts for all. */
export function plateRoom(view: View, seat: Seat, mine: Seat, who: (seat: Seat) => string, width: number): PlateRoom {
  const peers = seat === mine ? [mine] : view.players.flatMap((_, peer) => (peer === mine ? [] : [peer]));
  const needs = peers.map(peer => needsOf(view, peer, who(peer)));
  if (width >= Math.max(...needs.map(({ usual }) => usual))) return 'enough';
  return width >= Math.max(...needs.map(({ close }) => close)) ? 'close' : 'tight';
}
