import { type Game, type Rng, type Seat, stepping } from '@hanga/kernel';
import { copyState, copyWhole, type StepDraft } from './draft.ts';
import { newestRules } from './editions.ts';
import { refuse } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { act } from './steps/act.ts';
import { mapping } from './steps/mapping.ts';
import { claim, plan } from './steps/plan.ts';
import { sending } from './steps/sending.ts';
import type { Action, Actions, Kaigan, State } from './types.ts';
import { imagine, view } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

export const kaigan: Game<Kaigan> = {
  id: 'kaigan',
  rules: newestRules,
  seats: { min: 3, max: 4 },
  options: parseOptions,
  setup,
  toAct: ({ phase }) => (phase.kind === 'over' ? NOBODY : (ONLY[phase.seat] as readonly Seat[])),

  ...stepping<Kaigan>({ copy: copyState, copyWhole, list, act: answer }),
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
    case 'plan':
      plan.legal(state, seat, actions);
      break;
    case 'claim':
      claim.legal(state, phase.must, actions);
      break;
    case 'act':
      act.legal(state, seat, phase.space, actions);
      break;
    case 'sendFrom':
      sending.legalFrom(state, phase, actions);
      break;
    case 'sendTo':
      sending.legalTo(state, phase, actions);
      break;
    case 'mark':
      mapping.legalMark(state, phase, actions);
  }
}

/** One step of the game, whoever keeps the state before it. */
function answer(step: StepDraft, seat: Seat, action: Action, rng: Rng): void {
  const { phase } = step.state;
  if (phase.kind === 'plan' || phase.kind === 'claim') applyPlanning(step, seat, action, rng);
  else if (phase.kind === 'act') applyAct(step, seat, phase.space, action, rng);
  else if (phase.kind === 'sendFrom' && action.kind === 'from') sending.from(step, phase, action.place);
  else if (phase.kind === 'sendTo' && action.kind === 'to') sending.to(step, phase, action.place, rng);
  else if (phase.kind === 'mark' && action.kind === 'mark')
    mapping.mark(step, phase, action.place, action.markers, rng);
  else if (phase.kind === 'mark' && action.kind === 'done') mapping.done(step, phase, rng);
  else throw new Error(`${action.kind} is no answer in phase ${phase.kind}`);
}

function applyPlanning(step: StepDraft, seat: Seat, action: Action, rng: Rng): void {
  switch (action.kind) {
    case 'play':
      plan.play(step, seat, action.card, action.space);
      break;
    case 'returnQuadrant':
      plan.returnQuadrant(step, seat);
      break;
    case 'claim':
      claim.take(step, seat, action.row, rng);
      break;
    case 'endTurn':
      claim.endTurn(step, seat, rng);
      break;
    default:
      throw new Error(`${action.kind} is no part of planning`);
  }
}

function applyAct(step: StepDraft, seat: Seat, space: number, action: Action, rng: Rng): void {
  switch (action.kind) {
    case 'pass':
      act.pass(step, seat, space, rng);
      break;
    case 'perform':
      act.perform(step, seat, space, rng);
      break;
    case 'survey':
      sending.survey(step, seat, space);
      break;
    case 'dispatch':
      sending.dispatch(step, seat, space, action.surveyors);
      break;
    case 'map':
      mapping.map(step, seat, space, action.place, action.markers, rng);
      break;
    case 'mapWidely':
      mapping.widely(step, seat, space, action.upTo);
      break;
    case 'sideJob':
      act.sideJob(step, seat, space, action.job, rng);
      break;
    default:
      throw new Error(`${action.kind} is no action of a space`);
  }
}

export * as board from './board.ts';
export * from './data/actions.ts';
export { columns, rows, rowsUsed } from './data/board.ts';
export * from './data/box.ts';
export { type Tile, tilesInBox } from './data/tiles.ts';
export { type NumberedTrack, type TrackName, tracks } from './data/tracks.ts';
export { numbersUnder, preprintedUnder, tileCountsUnder } from './editions.ts';
export * as honors from './honors.ts';
export * as map from './map.ts';
export { ifItEndedNow } from './roundEnd.ts';
export { honorOf, type ScoredPlayer, scoreLines, winnersAmong } from './scoring.ts';
export { defaultOptions } from './setup.ts';
export { priceOfJob } from './steps/act.ts';
export { priceOfNext } from './steps/mapping.ts';
export type * from './types.ts';
export { honorSources, NONE, SUPPLY } from './types.ts';
