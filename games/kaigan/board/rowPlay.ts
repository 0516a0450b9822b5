import { fastRng, type Seat } from '@hanga/kernel';
import { ofKind } from '@hanga/web/table/selection.ts';
import { type Action, kaigan, map, type PlaceId, type Player, type State, SUPPLY } from '../rules/index.ts';

/** An action done to its end, up to the next space or the end of the round. */
export interface End {
  readonly state: State;
  readonly cost: number;
  /** Mapping widely: on how many tiles. */
  readonly tiles: number;
}

const step = (state: State, seat: Seat, action: Action): End => {
  const { state: after, events } = kaigan.apply(state, seat, action, fastRng(1));
  let cost = 0;
  for (const event of events) if (event.kind === 'paid' && event.seat === seat) cost += event.ryo;
  return { state: after, cost, tiles: 0 };
};

/** The one that scores highest, of the first among equals. */
function best<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  let [found, most]: [Item | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const item of items) {
    const value = score(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

const surveyorsAt = (state: State, seat: Seat, place: PlaceId): number =>
  (state.players[seat] as Player).surveyors[place] as number;

/**
 * The legal ways at a space, those that differ only by their tile once: on the tile with most room, which leaves most
 * for what comes later. All jobs are ways, and all but one track would be the same again.
 */
export function waysAt(state: State, seat: Seat): readonly Action[] {
  const legal = kaigan.legal(state, seat);
  const maps = ([1, 2] as const).flatMap(
    markers =>
      best(
        ofKind(legal, 'map').filter(action => action.markers === markers),
        ({ place }) => map.roomOn(state, place),
      ) ?? [],
  );
  return [...legal.filter(({ kind }) => kind !== 'map'), ...maps];
}

/** The surveyor that is missed least: from the supply, or from where least is left to map. */
const nextFrom = (state: State, legal: readonly Action[]): Action | undefined =>
  best(ofKind(legal, 'from'), ({ place }) => (place === SUPPLY ? 99 : -map.roomOn(state, place)));

/** The tile where it finds most to do, one where the player has nobody yet. */
const nextTo = (state: State, seat: Seat, legal: readonly Action[]): Action | undefined =>
  best(
    ofKind(legal, 'to'),
    ({ place }) => map.roomOn(state, place) - 20 * Math.min(1, surveyorsAt(state, seat, place)),
  );

/** Where a marker leaves most room. */
const nextMark = (state: State, legal: readonly Action[]): Action | undefined =>
  best(ofKind(legal, 'mark'), ({ place, markers }) => map.roomOn(state, place) - 20 * markers);

/** Where an action leads: its own choices are made as they serve later spaces best. */
export function endsOf(state: State, seat: Seat, action: Action): readonly End[] {
  let now = step(state, seat, action);
  const ends: End[] = [];
  for (;;) {
    const { phase } = now.state;
    const legal = phase.kind === 'over' || phase.seat !== seat ? [] : kaigan.legal(now.state, seat);
    if (phase.kind === 'mark' && phase.marked !== 0) {
      ends.push({ ...now, state: step(now.state, seat, { kind: 'done' }).state });
    }
    const next =
      phase.kind === 'sendFrom'
        ? nextFrom(now.state, legal)
        : phase.kind === 'sendTo'
          ? nextTo(now.state, seat, legal)
          : phase.kind === 'mark'
            ? nextMark(now.state, legal)
            : undefined;
    if (!next) return [...ends, now];
    const then = step(now.state, seat, next);
    now = { state: then.state, cost: now.cost + then.cost, tiles: now.tiles + (next.kind === 'mark' ? 1 : 0) };
  }
}
