import type { Rng, Seat } from '@hanga/kernel';
import { prices } from '../data/actions.ts';
import { draftPlayer, draftStep, replaced, type StepDraft } from '../draft.ts';
import { finishSpace } from '../flow.ts';
import { pay } from '../gains.ts';
import { allPlaces, inSupply, placeCount } from '../map.ts';
import {
  type Action,
  type BitSet,
  NONE,
  type Phase,
  type PlaceId,
  type Player,
  type SpaceId,
  type State,
  type Step,
  SUPPLY,
} from '../types.ts';

const SURVEY: Action = { kind: 'survey' };
const DISPATCH = { 2: { kind: 'dispatch', surveyors: 2 }, 3: { kind: 'dispatch', surveyors: 3 } } as const;
/** By place, the supply first. */
const FROM: readonly Action[] = [SUPPLY, ...allPlaces].map(place => ({ kind: 'from', place }));
const TO: readonly Action[] = allPlaces.map(place => ({ kind: 'to', place }));

type SendFrom = Phase & { kind: 'sendFrom' };
type SendTo = Phase & { kind: 'sendTo' };

/** G18 to G20: surveyors are sent one after the other: from where, then to which tile. */
export const sending = {
  /** A dispatch: two surveyors or all three, if that can be paid and brought to its end. */
  legal(state: State, player: Player, actions: Action[]): void {
    if (player.ryo >= prices.dispatch[2] && canSend(state, player, 2, 0)) actions.push(DISPATCH[2]);
    if (player.ryo >= prices.dispatch[3] && canSend(state, player, 3, 0)) actions.push(DISPATCH[3]);
  },

  /** The secondary action of a card: one surveyor. */
  legalOne(state: State, player: Player, actions: Action[]): void {
    if (player.ryo >= prices.survey && canSend(state, player, 1, 0)) actions.push(SURVEY);
  },

  legalFrom(state: State, phase: SendFrom): Action[] {
    return sources(state, state.players[phase.seat] as Player, phase.left, phase.sent).map(
      place => FROM[place + 1] as Action,
    );
  },

  legalTo(state: State, phase: SendTo): Action[] {
    const player = state.players[phase.seat] as Player;
    const actions: Action[] = [];
    for (let place = 0; place < placeCount; place++) {
      if (canGo(state, player, phase.from, place, phase.left, phase.sent)) actions.push(TO[place] as Action);
    }
    return actions;
  },

  survey(state: State, seat: Seat, space: SpaceId): Step {
    const step = draftStep(state);
    pay(step, seat, prices.survey, 'survey');
    sendNext(step, seat, space, 1, 0);
    return step;
  },

  dispatch(state: State, seat: Seat, space: SpaceId, surveyors: 2 | 3): Step {
    const step = draftStep(state);
    pay(step, seat, prices.dispatch[surveyors], 'dispatch');
    sendNext(step, seat, space, surveyors, 0);
    return step;
  },

  from(state: State, phase: SendFrom, from: PlaceId): Step {
    const step = draftStep(state);
    const { seat, space, left, sent } = phase;
    step.state.phase = { kind: 'sendTo', seat, space, left, sent, from };
    return step;
  },

  to(state: State, phase: SendTo, to: PlaceId, rng: Rng): Step {
    const step = draftStep(state);
    const { seat, space, left, sent, from } = phase;
    const player = draftPlayer(step.state, seat);
    player.surveyors = moved(player.surveyors, from, to);
    step.events.push({ kind: 'movedSurveyor', seat, from, to });
    if (left === 1) finishSpace(step, space, rng);
    else sendNext(step, seat, space, left - 1, sent | (1 << to));
    return step;
  },
};

/** Asks for the next surveyor; where all could only come from one place, that choice is made. */
function sendNext({ state }: StepDraft, seat: Seat, space: SpaceId, left: number, sent: BitSet): void {
  const from = sources(state, state.players[seat] as Player, left, sent);
  state.phase =
    from.length === 1
      ? { kind: 'sendTo', seat, space, left, sent, from: from[0] as PlaceId }
      : { kind: 'sendFrom', seat, space, left, sent };
}

function moved(surveyors: readonly number[], from: PlaceId, to: PlaceId): number[] {
  const next = replaced(surveyors, to, (surveyors[to] as number) + 1);
  if (from !== SUPPLY) next[from]!--;
  return next;
}

/** Surveyors at a place that this action has not sent there. */
function waitingAt(player: Player, place: PlaceId, sent: BitSet): number {
  if (place === SUPPLY) return inSupply(player);
  return (player.surveyors[place] as number) - ((sent >> place) & 1);
}

/** Where a surveyor may be taken from so that the rest of the action can still be done. */
function sources(state: State, player: Player, left: number, sent: BitSet): PlaceId[] {
  const from: PlaceId[] = [];
  for (let place: PlaceId = SUPPLY; place < placeCount; place++) {
    if (waitingAt(player, place, sent) === 0) continue;
    if (hasRoom(state, left, sent) || allPlaces.some(to => canGo(state, player, place, to, left, sent))) {
      from.push(place);
    }
  }
  return from;
}

/** Whether the surveyor may go there: a tile, not its own, not yet a destination; and the others can still be sent. */
export function canGo(state: State, player: Player, from: PlaceId, to: PlaceId, left: number, sent: BitSet): boolean {
  if (to === from || state.tiles[to] === NONE || (sent & (1 << to)) !== 0) return false;
  if (left === 1 || hasRoom(state, left, sent)) return true;
  const after = { ...player, surveyors: moved(player.surveyors, from, to) };
  return canSend(state, after, left - 1, sent | (1 << to));
}

const canSend = (state: State, player: Player, left: number, sent: BitSet): boolean =>
  hasRoom(state, left, sent) || sources(state, player, left, sent).length > 0;

/** With more tiles to go to than surveyors left to send, each always finds one that is not its own. */
function hasRoom(state: State, left: number, sent: BitSet): boolean {
  let room = 0;
  for (let place = 0; place < placeCount; place++) {
    if (state.tiles[place] !== NONE && (sent & (1 << place)) === 0) room++;
  }
  return room > left;
}
