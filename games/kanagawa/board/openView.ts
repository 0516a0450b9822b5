import type { View } from '../rules/index.ts';

/** K43: cards that were kept are hidden from all but their owner. What lies face down at school nobody has seen. */
export const openView = (view: View, own: readonly View[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({
    ...player,
    secret: own[seat]?.players[seat]?.secret ?? player.secret,
  })),
});
