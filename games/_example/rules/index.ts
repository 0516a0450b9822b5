import type { Game, Seat } from '@hanga/kernel';
import { refuse } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { newestRules, parseOptions, setup } from './setup.ts';
import { stop } from './steps/stop.ts';
import { walk } from './steps/walk.ts';
import type { Dochu } from './types.ts';
import { imagine, view } from './view.ts';

export const dochu: Game<Dochu> = {
  id: 'dochu',
  rules: newestRules,
  seats: { min: 2, max: 4 },
  options: parseOptions,
  setup,
  toAct: ({ phase }): readonly Seat[] => (phase.kind === 'over' ? [] : [phase.seat]),

  legal(state, seat) {
    const { phase } = state;
    if (phase.kind === 'over' || phase.seat !== seat) return [];
    return phase.kind === 'walk' ? walk.legal(state) : stop.legal(state, seat);
  },

  apply(state, seat, action, rng) {
    switch (action.kind) {
      case 'walk':
        return walk.apply(state, seat, action.card);
      case 'buy':
        return stop.buy(state, seat);
      case 'end':
        return stop.end(state, seat, rng);
    }
  },

  refuse,
  outcome: outcomeOf,
  view,
  imagine,
};

export * from './data/box.ts';
export { type PlaceName, road, type SouvenirName } from './data/road.ts';
export * from './road.ts';
export { scoreLines, souvenirsOf, standings, standingsIn, totalOf } from './scoring.ts';
export { defaultOptions } from './setup.ts';
export { isForSale } from './steps/stop.ts';
export { goalOf } from './steps/walk.ts';
export type * from './types.ts';
export { NOBODY, scoreKinds } from './types.ts';
