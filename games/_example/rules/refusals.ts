import type { Seat } from '@hanga/kernel';
import { isForSale } from './steps/stop.ts';
import type { Action, Player, Refusal, State } from './types.ts';

/** Why something that is not among the legal actions is refused. Reads nothing that is hidden. */
export function refuse(state: State, seat: Seat, input: unknown): Refusal {
  const kind = kindOf(input);
  if (!kind || state.phase.kind === 'over') return { kind: 'notAnAction' };
  if (state.phase.kind === 'walk') return { kind: kind === 'walk' ? 'notOpen' : 'walkFirst' };
  if (kind === 'walk') return { kind: 'walkedAlready' };
  if (kind === 'end') return { kind: 'notAnAction' };
  const { at } = state.players[seat] as Player;
  return { kind: isForSale(state, at) ? 'noCoin' : 'nothingForSale' };
}

const kinds: readonly Action['kind'][] = ['walk', 'buy', 'end'];

const kindOf = (input: unknown): Action['kind'] | undefined =>
  typeof input === 'object' && input !== null && 'kind' in input ? kinds.find(kind => kind === input.kind) : undefined;
