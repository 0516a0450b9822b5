import type { Rng, Seat } from '@hanga/kernel';
import { prices } from '../data/actions.ts';
import { draftList, draftPlayer, type StepDraft } from '../draft.ts';
import { finishSpace } from '../flow.ts';
import { pay } from '../gains.ts';
import { allPlaces, inSupply, placeCount } from '../map.ts';
import {
  type Action,
  type Actions,
  type BitSet,
  NONE,
  type Phase,
  type PlaceId,
  type Player,
  type SpaceId,
  type State,
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
  legal(state: State, player: Player, actions: Actions): void {
    if (player.ryo >= prices.dispatch[2] && canSend(state, player, 2, 0)) actions.add(DISPATCH[2]);
    if (player.ryo >= prices.dispatch[3] && canSend(state, player, 3, 0)) actions.add(DISPATCH[3]);
  },

  /** The secondary action of a card: one surveyor. */
  legalOne(state: State, player: Player, actions: Actions): void {
    if (player.ryo >= prices.survey && canSend(state, player, 1, 0)) actions.add(SURVEY);
  },

  legalFrom(state: State, phase: SendFrom, actions: Actions): void {
    const from = sources(state, state.players[phase.seat] as Player, phase.left, phase.sent);
    for (const place of from) actions.add(FROM[place + 1] as Action);
  },

  legalTo(state: State, phase: SendTo, actions: Actions): void {
    const player = state.players[phase.seat] as Player;
    for (let place = 0; place < placeCount; place++) {
      if (canGo(state, player, phase.from, place, phase.left, phase.sent)) actions.add(TO[place] as Action);
    }
  },

  survey(step: StepDraft, seat: Seat, space: SpaceId): void {
    pay(step, seat, prices.survey, 'survey');
    sendNext(step, seat, space, 1, 0);
  },

  dispatch(step: StepDraft, seat: Seat, space: SpaceId, surveyors: 2 | 3): void {
    pay(step, seat, prices.dispatch[surveyors], 'dispatch');
    sendNext(step, seat, space, surveyors, 0);
  },

  from(step: StepDraft, phase: SendFrom, from: PlaceId): void {
    const { seat, space, left, sent } = phase;
    step.state.phase = { kind: 'sendTo', seat, space, left, sent, from };
  },

  to(step: StepDraft, phase: SendTo, to: PlaceId, rng: Rng): void {
    const { seat, space, left, sent, from } = phase;
    const player = draftPlayer(step, seat);
    player.surveyors = moved(draftList(step, player.surveyors), from, to);
    step.events?.push({ kind: 'movedSurveyor', seat, from, to });
    if (left === 1) finishSpace(step, space, rng);
    else sendNext(step, seat, space, left - 1, sent | (1 << to));
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

function moved(surveyors: number[], from: PlaceId, to: PlaceId): number[] {
  surveyors[to]!++;
  if (from !== SUPPLY) surveyors[from]!--;
  return surveyors;
}

/** Surveyors at a place that this action has not sent there. */
function waitingAt(player: Player, place: PlaceId, sent: BitSet): number {
  if (place === SUPPLY) return inSupply(player);
  return (player.surveyors[place] as number) - ((sent >> place) & 1);
}

/** Where a surveyor may be taken from so that the rest of the action can still be done. */
function sources(state: State, player: Player, left: number, sent: BitSet): PlaceId[] {
  const from: PlaceId[] = [];
  const isRoomy = hasRoom(state, left, sent);
  for (let place: PlaceId = SUPPLY; place < placeCount; place++) {
    if (waitingAt(player, place, sent) === 0) continue;
    if (isRoomy || allPlaces.some(to => canGo(state, player, place, to, left, sent))) {
      from.push(place);
    }
  }
  return from;
}

/** Whether the surveyor may go there: a tile, not its own, not yet a destination; and the others can still be sent. */
export function canGo(state: State, player: Player, from: PlaceId, to: PlaceId, left: number, sent: BitSet): boolean {
  if (to === from || state.tiles[to] === NONE || (sent & (1 << to)) !== 0) return false;
  if (left === 1 || hasRoom(state, left, sent)) return true;
  const after = { ...player, surveyors: moved(player.surveyors.slice(), from, to) };
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
