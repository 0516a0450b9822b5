import type { Game, Rng, Seat } from '@hanga/kernel';
import { newestRules } from './editions.ts';
import { refuse } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { parseOptions, setup } from './setup.ts';
import { act } from './steps/act.ts';
import { mapping } from './steps/mapping.ts';
import { claim, plan } from './steps/plan.ts';
import { sending } from './steps/sending.ts';
import type { Action, Kaigan, State, Step } from './types.ts';
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

  legal(state: State, seat: Seat): readonly Action[] {
    const { phase } = state;
    if (phase.kind === 'over' || phase.seat !== seat) return [];
    switch (phase.kind) {
      case 'plan':
        return plan.legal(state, seat);
      case 'claim':
        return claim.legal(state, phase.must);
      case 'act':
        return act.legal(state, seat, phase.space);
      case 'sendFrom':
        return sending.legalFrom(state, phase);
      case 'sendTo':
        return sending.legalTo(state, phase);
      case 'mark':
        return mapping.legalMark(state, phase);
    }
  },

  apply(state: State, seat: Seat, action: Action, rng: Rng): Step {
    switch (state.phase.kind) {
      case 'plan':
      case 'claim':
        return applyPlanning(state, seat, action, rng);
      case 'act':
        return applyAct(state, seat, state.phase.space, action, rng);
      case 'sendFrom':
        if (action.kind === 'from') return sending.from(state, state.phase, action.place);
        break;
      case 'sendTo':
        if (action.kind === 'to') return sending.to(state, state.phase, action.place, rng);
        break;
      case 'mark':
        if (action.kind === 'mark') return mapping.mark(state, state.phase, action.place, action.markers, rng);
        if (action.kind === 'done') return mapping.done(state, state.phase, rng);
        break;
      case 'over':
    }
    throw new Error(`${action.kind} is no answer in phase ${state.phase.kind}`);
  },

  refuse,
  outcome: outcomeOf,
  view,
  imagine,
};

function applyPlanning(state: State, seat: Seat, action: Action, rng: Rng): Step {
  switch (action.kind) {
    case 'play':
      return plan.play(state, seat, action.card, action.space);
    case 'returnQuadrant':
      return plan.returnQuadrant(state, seat);
    case 'claim':
      return claim.take(state, seat, action.row, rng);
    case 'endTurn':
      return claim.endTurn(state, seat, rng);
    default:
      throw new Error(`${action.kind} is no part of planning`);
  }
}

function applyAct(state: State, seat: Seat, space: number, action: Action, rng: Rng): Step {
  switch (action.kind) {
    case 'pass':
      return act.pass(state, seat, space, rng);
    case 'perform':
      return act.perform(state, seat, space, rng);
    case 'survey':
      return sending.survey(state, seat, space);
    case 'dispatch':
      return sending.dispatch(state, seat, space, action.surveyors);
    case 'map':
      return mapping.map(state, seat, space, action.place, action.markers, rng);
    case 'mapWidely':
      return mapping.widely(state, seat, space, action.upTo);
    case 'sideJob':
      return act.sideJob(state, seat, space, action.job, rng);
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
