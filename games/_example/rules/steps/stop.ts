import { type Rng, type Seat, shuffle } from '@hanga/kernel';
import { openCards, price, wage } from '../data/box.ts';
import { hasInn, kyoto, souvenirOf } from '../road.ts';
import {
  type Action,
  type CardId,
  type Event,
  NOBODY,
  type PlaceId,
  type Player,
  type PlayerView,
  type State,
  type Step,
  type View,
} from '../types.ts';

export const isForSale = (state: Pick<State, 'owners'>, place: PlaceId): boolean =>
  souvenirOf(place) !== undefined && state.owners[place] === NOBODY;

/** D4. All that it reads everybody may see, so views can be asked too. */
export function canBuy(state: Pick<View, 'owners' | 'players'>, seat: Seat): boolean {
  const { at, coins } = state.players[seat] as PlayerView;
  return isForSale(state, at) && coins >= price;
}

/** D4 to D8: buy what the place sells, and end the turn. */
export const stop = {
  legal: (state: State, seat: Seat): Action[] =>
    canBuy(state, seat) ? [{ kind: 'buy' }, { kind: 'end' }] : [{ kind: 'end' }],

  buy(state: State, seat: Seat): Step {
    const { at } = state.players[seat] as Player;
    return {
      state: {
        ...state,
        players: paid(state.players, seat, -price),
        owners: state.owners.map((owner, place) => (place === at ? seat : owner)),
      },
      events: [{ kind: 'bought', seat, souvenir: at }],
      reveals: false,
    };
  },

  end(state: State, seat: Seat, rng: Rng): Step {
    const { at } = state.players[seat] as Player;
    const events: Event[] = [];
    let { players, arrived } = state;
    if (hasInn(at)) {
      players = paid(players, seat, wage);
      events.push({ kind: 'earned', seat, coins: wage });
    }
    if (at === kyoto) {
      arrived = [...arrived, seat];
      events.push({ kind: 'arrived', seat, rank: arrived.length });
    }
    if (arrived.length >= players.length - 1) {
      events.push({ kind: 'ended', errands: players.map(({ errands }) => errands) });
      return { state: { ...state, players, arrived, phase: { kind: 'over' } }, events, reveals: true };
    }
    return {
      state: {
        ...state,
        ...filledUp(state, events, rng),
        players,
        arrived,
        phase: { kind: 'walk', seat: nextOnTheRoad(players.length, arrived, seat) },
      },
      events,
      reveals: true,
    };
  },
};

const paid = (players: readonly Player[], seat: Seat, coins: number): readonly Player[] =>
  players.map((player, other) => (other === seat ? { ...player, coins: player.coins + coins } : player));

/** D6. */
function filledUp(state: State, events: Event[], rng: Rng): Pick<State, 'row' | 'pile' | 'discards'> {
  const row = [...state.row];
  let pile = [...state.pile];
  let { discards } = state;
  while (row.length < openCards) {
    if (pile.length === 0) {
      pile = shuffle(rng, discards);
      discards = [];
      events.push({ kind: 'shuffled' });
    }
    const card = pile.pop() as CardId;
    row.push(card);
    events.push({ kind: 'opened', card });
  }
  return { row, pile, discards };
}

/** D7. */
function nextOnTheRoad(seats: number, arrived: readonly Seat[], seat: Seat): Seat {
  let next = (seat + 1) % seats;
  while (arrived.includes(next)) next = (next + 1) % seats;
  return next;
}
