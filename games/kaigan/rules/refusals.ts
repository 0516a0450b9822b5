import type { Seat } from '@hanga/kernel';
import { actionAt, printedOn, rowOf, rowsFor, spaceCount } from './board.ts';
import { type ActionName, jobs, prices } from './data/actions.ts';
import { inSupply, placeCount, roomOn } from './map.ts';
import { priceOfJob } from './steps/act.ts';
import { priceOfNext } from './steps/mapping.ts';
import {
  type Action,
  NONE,
  type Phase,
  type PlaceId,
  type Player,
  type Refusal,
  type SpaceId,
  type State,
  SUPPLY,
} from './types.ts';

/** Why an action that is not among the legal ones is refused. Reads nothing that is hidden: only the pile is. */
export function refuse(state: State, seat: Seat, input: unknown): Refusal {
  const action = asAction(input);
  if (!action) return { kind: 'notAnAction' };
  const { phase } = state;
  const player = state.players[seat] as Player;
  if (phase.kind === 'over') return { kind: 'notAnAction' };
  if (!kindsOf[phase.kind].includes(action.kind)) return { kind: 'notNow', phase: phase.kind };
  switch (action.kind) {
    case 'play':
      return refusePlay(state, player, action.card, action.space);
    case 'returnQuadrant':
      return { kind: 'noQuadrant' };
    case 'claim':
      return { kind: action.row >= rowsFor(state.players.length) || action.row < 0 ? 'rowClosed' : 'rowClaimed' };
    case 'endTurn':
      return { kind: 'mustClaim' };
    case 'from':
      return refuseFrom(player, phase, action.place);
    case 'to':
      return refuseTo(state, phase, action.place);
    case 'mark':
      return refuseMark(state, player, phase, action.place, action.markers);
    case 'done':
      return { kind: 'nothingMarked' };
    default:
      return phase.kind === 'act' ? refuseAct(state, player, phase.space, action) : { kind: 'notAnAction' };
  }
}

/** The numbers that each kind of action carries; a side job carries a name. */
const fields: Readonly<Record<Action['kind'], readonly string[]>> = {
  play: ['card', 'space'],
  returnQuadrant: [],
  claim: ['row'],
  endTurn: [],
  pass: [],
  perform: [],
  survey: [],
  dispatch: ['surveyors'],
  from: ['place'],
  to: ['place'],
  map: ['place', 'markers'],
  mapWidely: ['upTo'],
  mark: ['place', 'markers'],
  done: [],
  sideJob: [],
};

/** What each phase asks for. */
const kindsOf: Readonly<Record<Exclude<Phase['kind'], 'over'>, readonly Action['kind'][]>> = {
  plan: ['play', 'returnQuadrant'],
  claim: ['claim', 'endTurn'],
  act: ['pass', 'perform', 'survey', 'dispatch', 'map', 'mapWidely', 'sideJob'],
  sendFrom: ['from'],
  sendTo: ['to'],
  mark: ['mark', 'done'],
};

function asAction(input: unknown): Action | undefined {
  if (typeof input !== 'object' || input === null || !('kind' in input)) return undefined;
  const { kind } = input;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return undefined;
  const action = input as Record<string, unknown>;
  const isWhole = fields[kind as Action['kind']].every(field => Number.isInteger(action[field]));
  const { job: asked } = action;
  const isJob = kind !== 'sideJob' || jobs.some(job => job === asked);
  return isWhole && isJob ? (input as Action) : undefined;
}

/** G1, G6. */
function refusePlay(state: State, player: Player, card: number, space: SpaceId): Refusal {
  if ((player.cards & (1 << card)) === 0) return { kind: 'notYourCard' };
  if (space < 0 || space >= spaceCount) return { kind: 'noSuchSpace' };
  if (rowOf(space) >= rowsFor(state.players.length)) return { kind: 'rowClosed' };
  if (printedOn(state, space) !== undefined) return { kind: 'preprinted' };
  return { kind: state.grid[space] === NONE ? 'rowClaimed' : 'spaceTaken' };
}

/** What the space must say for an action to be its action. */
const sayingOf: Partial<Readonly<Record<Action['kind'], ActionName>>> = {
  dispatch: 'dispatch',
  map: 'map',
  mapWidely: 'mapWidely',
  sideJob: 'sideJob',
};

/** G12 to G15. */
function refuseAct(state: State, player: Player, space: SpaceId, action: Action): Refusal {
  const wanted = sayingOf[action.kind];
  if (wanted !== undefined && actionAt(state, space) !== wanted) return { kind: 'notThisAction' };
  if (action.kind === 'survey' && state.grid[space] === NONE) return { kind: 'noCardHere' };
  const price = priceOf(action);
  if (price === undefined) return { kind: 'notThisAction' };
  if (price > player.ryo) return { kind: 'cannotPay', ryo: price, purse: player.ryo };
  if (action.kind === 'survey' || action.kind === 'dispatch') return { kind: 'tooFewTiles' };
  if (action.kind === 'map') return refuseMarkers(state, player, action.place, action.markers);
  return { kind: action.kind === 'mapWidely' ? 'noSurveyorThere' : 'notThisAction' };
}

function priceOf(action: Action): number | undefined {
  switch (action.kind) {
    case 'survey':
      return prices.survey;
    case 'dispatch':
      return prices.dispatch[action.surveyors];
    case 'map':
      return prices.map[action.markers];
    case 'mapWidely':
      return prices.mapWidely[action.upTo]?.[0];
    case 'sideJob':
      return priceOfJob(action.job);
    default:
      return undefined;
  }
}

/** G24, G25. */
function refuseMarkers(state: State, player: Player, place: PlaceId, markers: number): Refusal {
  if (place < 0 || place >= placeCount || state.tiles[place] === NONE) return { kind: 'noTileThere' };
  if (player.surveyors[place] === 0) return { kind: 'noSurveyorThere' };
  const room = roomOn(state, place);
  return markers > room ? { kind: 'tileFull', room } : { kind: 'tooManyMarkers' };
}

function refuseMark(state: State, player: Player, phase: Phase, place: PlaceId, markers: number): Refusal {
  if (phase.kind !== 'mark') return { kind: 'notAnAction' };
  if (place >= 0 && place < placeCount && (phase.marked & (1 << place)) !== 0) return { kind: 'alreadyMarked' };
  const price = priceOfNext(phase);
  return price > player.ryo
    ? { kind: 'cannotPay', ryo: price, purse: player.ryo }
    : refuseMarkers(state, player, place, markers);
}

/** G19, G20. */
function refuseFrom(player: Player, phase: Phase, place: PlaceId): Refusal {
  if (phase.kind !== 'sendFrom' || place < SUPPLY || place >= placeCount) return { kind: 'noSurveyorThere' };
  const there = place === SUPPLY ? inSupply(player) : (player.surveyors[place] as number);
  if (there === 0) return { kind: 'noSurveyorThere' };
  const isSent = place !== SUPPLY && there === 1 && (phase.sent & (1 << place)) !== 0;
  return { kind: isSent ? 'alreadySent' : 'tooFewTiles' };
}

function refuseTo(state: State, phase: Phase, place: PlaceId): Refusal {
  if (phase.kind !== 'sendTo' || place < 0 || place >= placeCount || state.tiles[place] === NONE) {
    return { kind: 'noTileThere' };
  }
  if (place === phase.from) return { kind: 'sameTile' };
  return { kind: (phase.sent & (1 << place)) !== 0 ? 'tilesDiffer' : 'tooFewTiles' };
}
