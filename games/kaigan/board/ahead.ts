import { fastRng, type Seat } from '@hanga/kernel';
import { remembered, worldsOf } from '@hanga/web/table/ahead.ts';
import {
  type Action,
  board,
  type Event,
  type Kaigan,
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
} from '../rules/index.ts';

/** What an action does to its player at once, as the rules tell it. */
export interface Effects {
  readonly ryo: number;
  readonly honor: number;
  /** Spaces forward, in the order of `tracks`. */
  readonly steps: readonly number[];
}

/** Nothing below reads the order of the pile. */
export const worldOf = worldsOf<Kaigan>(kaigan);

/** The end of a round may follow from an action; it is none of the action's own effects. */
const ownEvents = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => kind === 'rolled');
  return end < 0 ? events : events.slice(0, end);
};

export function effectsOf(state: State, seat: Seat, action: Action): Effects {
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

const worths = remembered((view: View) => worthOf(worldOf(view)));
/** By place: what the tile would give to everybody if it were completed now. */
export const tileWorths = (view: View): readonly (readonly TileGain[])[] => worths(view, undefined);

/** What a tile would give to the seat, once completed, after this action. */
export const worthAfter = remembered(
  (view: View, [seat, action, place]: readonly [Seat, Action, PlaceId]): TileGain | undefined => {
    const { state, events } = kaigan.apply(worldOf(view), seat, action, fastRng(1));
    const scored = events.find(event => event.kind === 'scoredTile' && event.place === place);
    const gains = scored?.kind === 'scoredTile' ? scored.gains : (worthOf(state)[place] ?? []);
    return gains.find(gain => gain.seat === seat);
  },
);

/** Why something that a player might try is not legal, in the rules' own reason. */
export const whyNot = (view: View, seat: Seat, action: Action): Refusal => kaigan.refuse(worldOf(view), seat, action);
