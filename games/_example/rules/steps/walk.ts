import type { Seat } from '@hanga/kernel';
import { cards } from '../data/box.ts';
import { kyoto } from '../road.ts';
import type { Action, CardId, PlaceId, PlayerView, State, Step, View } from '../types.ts';

/** D3: where a card leads. */
export const goalOf = ({ players }: Pick<View, 'players'>, seat: Seat, card: CardId): PlaceId =>
  Math.min(kyoto, (players[seat] as PlayerView).at + (cards[card] as number));

/** D3: take an open card, and walk. */
export const walk = {
  legal: (state: State): Action[] => state.row.map(card => ({ kind: 'walk', card })),

  apply(state: State, seat: Seat, card: CardId): Step {
    const to = goalOf(state, seat, card);
    return {
      state: {
        ...state,
        row: state.row.filter(open => open !== card),
        discards: [...state.discards, card],
        players: state.players.map((player, other) => (other === seat ? { ...player, at: to } : player)),
        phase: { kind: 'stop', seat },
      },
      events: [{ kind: 'walked', seat, card, to }],
      reveals: false,
    };
  },
};
