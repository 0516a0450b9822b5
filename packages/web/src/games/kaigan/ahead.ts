import {
  type Action,
  type ActionName,
  board,
  type Event,
  kaigan,
  map,
  NONE,
  type PlaceId,
  type Refusal,
  type SpaceId,
  type State,
  type TileGain,
  tracks,
  type View,
} from '@hanga/kaigan';
import { fastRng, type Seat } from '@hanga/kernel';

/** What an action does to its player at once, as the rules tell it. */
export interface Effects {
  readonly ryo: number;
  readonly honor: number;
  /** Spaces forward, in the order of `tracks`. */
  readonly steps: readonly number[];
}

const worlds = new WeakMap<View, State>();
/** A world that the viewer's own view allows; nothing below reads the order of the pile. */
export function worldOf(view: View): State {
  let world = worlds.get(view);
  if (!world) {
    world = kaigan.imagine(view, fastRng(1));
    worlds.set(view, world);
  }
  return world;
}

/** Answers are kept as long as the view that they belong to. */
function remembered<Key, Answer>(ask: (view: View, key: Key) => Answer): (view: View, key: Key) => Answer {
  const memory = new WeakMap<View, Map<string, Answer>>();
  return (view, key) => {
    const known = memory.get(view) ?? new Map<string, Answer>();
    memory.set(view, known);
    const name = JSON.stringify(key);
    let answer = known.get(name);
    if (answer === undefined) {
      answer = ask(view, key);
      known.set(name, answer);
    }
    return answer;
  };
}

/** The end of a round may follow from an action; it is none of the action's own effects. */
const ownEvents = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => kind === 'rolled');
  return end < 0 ? events : events.slice(0, end);
};

function effectsOf(state: State, seat: Seat, action: Action): Effects {
  const { events } = kaigan.apply({ ...state, quadrant: seat }, seat, action, fastRng(1));
  let [ryo, honor] = [0, 0];
  const steps = tracks.map(() => 0);
  for (const event of ownEvents(events)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'paid') ryo -= event.ryo;
    if (event.kind === 'gainedRyo') ryo += event.ryo;
    if (event.kind === 'gainedHonor') honor += event.points;
    if (event.kind === 'advanced') steps[tracks.indexOf(event.track)]!++;
  }
  return { ryo, honor, steps };
}

export const lookAhead = remembered(
  (view: View, [seat, action]: readonly [Seat, Action]): Effects => effectsOf(worldOf(view), seat, action),
);

const lastSpace = board.resolvingOrder.at(-1) as SpaceId;

/** Who would gain what if every tile were completed now: Ino fills them up, and the rules score. */
function worthOf(state: State): readonly (readonly TileGain[])[] {
  const filled: State = {
    ...state,
    neutral: state.neutral.map((count, place) => count + map.roomOn(state, place)),
    grid: state.grid.map(() => NONE),
    claims: state.claims.map(() => NONE),
    quadrant: 0,
    phase: { kind: 'act', seat: 0, space: lastSpace },
  };
  const { events } = kaigan.apply(filled, 0, { kind: 'pass' }, fastRng(1));
  const gains: (readonly TileGain[])[] = map.allPlaces.map(() => []);
  for (const event of events) if (event.kind === 'scoredTile') gains[event.place] = event.gains;
  return gains;
}

const worths = new WeakMap<View, readonly (readonly TileGain[])[]>();
/** By place: what the tile would give to everybody if it were completed now. */
export function tileWorths(view: View): readonly (readonly TileGain[])[] {
  let worth = worths.get(view);
  if (!worth) {
    worth = worthOf(worldOf(view));
    worths.set(view, worth);
  }
  return worth;
}

/** What a tile would give to the seat, once completed, after this action. */
export const worthAfter = remembered(
  (view: View, [seat, action, place]: readonly [Seat, Action, PlaceId]): TileGain | undefined => {
    const { state, events } = kaigan.apply(worldOf(view), seat, action, fastRng(1));
    const scored = events.find(event => event.kind === 'scoredTile' && event.place === place);
    const gains = scored?.kind === 'scoredTile' ? scored.gains : (worthOf(state)[place] ?? []);
    return gains.find(gain => gain.seat === seat);
  },
);

/** What a row holds for a seat, as things stand. */
export interface RowWorth {
  /** Spaces of the row that say something. */
  readonly actions: number;
  /** What they give for nothing. */
  readonly free: Effects;
  readonly hasQuadrant: boolean;
  /** What could be spent on the others, at most. */
  readonly cost: number;
  /** Spaces whose action could not be done now: no ryo, no surveyor, no room. */
  readonly idle: readonly SpaceId[];
}

/** What following an action as far as it goes would cost: mapping widely is paid tile by tile. */
function priceOf(state: State, seat: Seat, action: Action): number {
  let price = Math.max(0, -effectsOf(state, seat, action).ryo);
  let after = kaigan.apply(state, seat, action, fastRng(1)).state;
  while (after.phase.kind === 'mark') {
    const mark = kaigan.legal(after, seat).find(({ kind }) => kind === 'mark');
    if (!mark) break;
    price += Math.max(0, -effectsOf(after, seat, mark).ryo);
    after = kaigan.apply(after, seat, mark, fastRng(1)).state;
  }
  return price;
}

export const rowWorth = remembered((view: View, [seat, row]: readonly [Seat, number]): RowWorth => {
  const world = worldOf(view);
  const claims = world.claims.map((owner, i) => (i === row ? seat : owner));
  const spaces = board.allSpaces.filter(space => board.rowOf(space) === row && board.actionAt(view, space));
  const free = { ryo: 0, honor: 0, steps: tracks.map(() => 0) };
  const idle: SpaceId[] = [];
  let cost = 0;
  for (const space of spaces) {
    if ((board.actionAt(view, space) as ActionName) === 'takeQuadrant') continue;
    const state: State = { ...world, claims, quadrant: seat, phase: { kind: 'act', seat, space } };
    const ways = kaigan.legal(state, seat).filter(({ kind }) => kind !== 'pass' && kind !== 'survey');
    if (ways.length === 0) idle.push(space);
    else if (ways.some(({ kind }) => kind === 'perform')) {
      const gain = effectsOf(state, seat, { kind: 'perform' });
      free.ryo += gain.ryo;
      free.honor += gain.honor;
      gain.steps.forEach((steps, track) => {
        free.steps[track]! += steps;
      });
    } else cost += Math.max(...ways.map(action => priceOf(state, seat, action)));
  }
  const hasQuadrant = spaces.some(space => board.actionAt(view, space) === 'takeQuadrant');
  return { actions: spaces.length, free, hasQuadrant, cost, idle };
});

/** Why something that a player might try is not legal, in the rules' own reason. */
export const whyNot = (view: View, seat: Seat, action: Action): Refusal => kaigan.refuse(worldOf(view), seat, action);
