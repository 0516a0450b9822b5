import type { Model, Outlook, Way } from '@hanga/bots';
import { fastRng, type Rng, type Seat } from '@hanga/kernel';
import { type Action, honorOf, kaigan, type Player, rounds, type State } from '../rules/index.ts';
import { estimateKaigan } from './estimate.ts';

/** How many ways of a decision are looked at: the quick estimate leaves out the others. */
export interface Breadth {
  readonly ways: number;
}

export const kaiganModel = ({ ways }: Breadth, rng: Rng): Model<State> => ({
  seat: state => kaigan.toAct(state)[0],
  ways: waysWith(ways, diceFrom(rng)),
  time: state => (state.phase.kind === 'over' ? 1000 : state.round),
  // Nothing is shown before the round ends, and there the search ends.
  shown: () => '',
  outlook: outlookOf,
});

type DiceOf = (state: State) => Rng;

const waysWith =
  (most: number, diceOf: DiceOf) =>
  (state: State, seat: Seat): Way<State>[] => {
    const legal = kaigan.legal(state, seat);
    const others = legal.length === 1 ? 0 : meanOfOthers(state, seat);
    const after = (action: Action): State => kaigan.apply(state, seat, action, diceOf(state)).state;
    const ways = legal.map(action => ({
      key: keyOf(action),
      value: legal.length === 1 ? 0 : estimateKaigan(after(action), seat) - others,
      follow: () => after(action),
    }));
    if (ways.length <= most) return ways;
    return ways.sort((a, b) => b.value - a.value).slice(0, most);
  };

export const keyOf = (action: Action): string => Object.values(action).join(',');

function meanOfOthers(state: State, seat: Seat): number {
  let sum = 0;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) sum += estimateKaigan(state, other);
  return sum / (state.players.length - 1);
}

/**
 * Each imagined world, told by its pile, has its dice, whatever is done in it: so ways are compared with the same luck.
 */
function diceFrom(rng: Rng): DiceOf {
  const seeds = new Map<readonly number[], number>();
  return ({ pile }) => {
    let seed = seeds.get(pile);
    if (seed === undefined) {
      seed = rng.below(2 ** 32);
      seeds.set(pile, seed);
    }
    return fastRng(seed);
  };
}

const expectedHonors = (state: State): number[] =>
  state.players.map((player: Player, seat) =>
    state.phase.kind === 'over' ? honorOf(player) + player.ryo / 1000 : estimateKaigan(state, seat),
  );

/** How far final scores lie from what is expected. */
const spreadOf = (state: State): number =>
  state.phase.kind === 'over' ? 0.5 : 1.2 + 0.8 * (rounds.length + 1 - state.round);

export const outlookOf = (state: State): Outlook => ({ scores: expectedHonors(state), spread: spreadOf(state) });
