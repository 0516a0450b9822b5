import type { Game, Seat } from '@hanga/kernel';
import { newestRules } from './editions.ts';
import { refuse } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { brush } from './steps/brush.ts';
import { diploma } from './steps/diploma.ts';
import { school } from './steps/school.ts';
import { work } from './steps/work.ts';
import type { Action, Kanagawa, Phase, Player, State, Step } from './types.ts';
import { imagine, view } from './view.ts';
import { arrival } from './yokai/arrival.ts';
import { passing } from './yokai/passing.ts';

const NOBODY: readonly Seat[] = [];
const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const kanagawa: Game<Kanagawa> = {
  id: 'kanagawa',
  rules: newestRules,
  seats: { min: 2, max: 4 },
  options: parseOptions,
  setup,
  toAct: ({ phase }) => (phase.kind === 'over' ? NOBODY : (ONLY[phase.seat] as readonly Seat[])),

  legal(state: State, seat: Seat): readonly Action[] {
    const { phase } = state;
    if (phase.kind === 'over' || phase.seat !== seat) return [];
    switch (phase.kind) {
      case 'school':
        return school.legal(state);
      case 'diplomas':
        return diploma.legal(phase.due);
      case 'takeYokai':
        return arrival.legal(state, seat);
      case 'giveYokai':
        return passing.legal(state, seat);
      case 'work': {
        const player = state.players[seat] as Player;
        const actions: Action[] = [];
        work.legal(player, actions);
        brush.legal(player, actions);
        return actions;
      }
    }
  },

  apply(state: State, seat: Seat, action: Action): Step {
    const { phase } = state;
    switch (action.kind) {
      case 'wait':
        return school.wait(state, seat);
      case 'take':
        return school.take(state, seat, action.column);
      case 'studio':
        return work.studio(state, seat, action.card);
      case 'print':
        return work.print(state, seat, action.card, action.jokers);
      case 'place':
        return brush.place(state, seat, action.icon);
      case 'move':
        return brush.move(state, seat, action.from, action.to);
      case 'takeDiploma':
        return diploma.take(state, phase as Phase & { kind: 'diplomas' }, action.diploma);
      case 'leaveDiplomas':
        return diploma.leave(state, phase as Phase & { kind: 'diplomas' }, action.color);
      case 'takeYokai':
        return arrival.take(state, seat, (phase as Phase & { kind: 'takeYokai' }).arrivals, action.from);
      case 'giveYokai':
        return passing.give(state, seat, (phase as Phase & { kind: 'giveYokai' }).due, action.to);
      case 'end':
        return work.end(state, seat);
    }
  },

  refuse,
  outcome: outcomeOf,
  view,
  imagine,
};

export * as cards from './cards.ts';
export {
  baseSuits,
  cardsOf,
  everyCard,
  everyColor,
  everyDiploma,
  everySubject,
  everySuit,
  isNewSuit,
} from './components.ts';
export { box, faceDownSpaces, fullPrint, grandMasterHarmony } from './data/box.ts';
export * from './data/cardTypes.ts';
export * from './data/diplomas.ts';
export { lessonCards } from './data/lessonCards.ts';
export { startingTiles } from './data/startingTiles.ts';
export { byColor, colorOf, colorSetOf, diplomaOf, diplomasFor, dueTo, listOf, meets, subjectsIn } from './diplomas.ts';
export { endReason, liesFaceDown } from './flow.ts';
export * as icons from './icons.ts';
export { haveWaited, orderOfPlay, type Progress, progressOf } from './progress.ts';
export { longestRun, type ScoredPlayer, scoreLines, totalOf } from './scoring.ts';
export { defaultOptions, refuseOptions } from './setup.ts';
export type * from './types.ts';
export { handOf } from './view.ts';
export * from './yokai/index.ts';
