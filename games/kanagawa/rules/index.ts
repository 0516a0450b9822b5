import { type Game, type Seat, stepping } from '@hanga/kernel';
import { copyState, copyWhole, type StepDraft } from './draft.ts';
import { newestRules } from './editions.ts';
import { refuse } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { brush } from './steps/brush.ts';
import { diploma } from './steps/diploma.ts';
import { school } from './steps/school.ts';
import { work } from './steps/work.ts';
import type { Action, Actions, Kanagawa, Phase, Player, State } from './types.ts';
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

  ...stepping<Kanagawa>({ copy: copyState, copyWhole, list, act }),
  refuse,
  outcome: outcomeOf,
  view,
  imagine,
};

/** What the seat may do, in the order in which it is offered. */
function list(state: State, seat: Seat, actions: Actions): void {
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat !== seat) return;
  switch (phase.kind) {
    case 'school':
      school.legal(state, actions);
      break;
    case 'diplomas':
      diploma.legal(phase.due, actions);
      break;
    case 'takeYokai':
      arrival.legal(state, seat, actions);
      break;
    case 'giveYokai':
      passing.legal(state, seat, actions);
      break;
    case 'work': {
      const player = state.players[seat] as Player;
      work.legal(player, actions);
      brush.legal(player, actions);
    }
  }
}

/** One step of the game, whoever keeps the state before it. */
function act(step: StepDraft, seat: Seat, action: Action): void {
  const { phase } = step.state;
  switch (action.kind) {
    case 'wait':
      school.wait(step, seat);
      break;
    case 'take':
      school.take(step, seat, action.column);
      break;
    case 'studio':
      work.studio(step, seat, action.card);
      break;
    case 'print':
      work.print(step, seat, action.card, action.jokers);
      break;
    case 'place':
      brush.place(step, seat, action.icon);
      break;
    case 'move':
      brush.move(step, seat, action.from, action.to);
      break;
    case 'takeDiploma':
      diploma.take(step, phase as Phase & { kind: 'diplomas' }, action.diploma);
      break;
    case 'leaveDiplomas':
      diploma.leave(step, phase as Phase & { kind: 'diplomas' }, action.color);
      break;
    case 'takeYokai':
      arrival.take(step, seat, (phase as Phase & { kind: 'takeYokai' }).arrivals, action.from);
      break;
    case 'giveYokai':
      passing.give(step, seat, action.to, (phase as Phase & { kind: 'giveYokai' }).due);
      break;
    case 'end':
      work.end(step, seat);
  }
}

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
