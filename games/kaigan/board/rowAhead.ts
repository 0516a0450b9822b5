import type { Seat } from '@hanga/kernel';
import {
  type Action,
  type ActionName,
  board,
  map,
  NONE,
  type Player,
  type SpaceId,
  type State,
  SUPPLY,
  tracks,
  type View,
} from '../rules/index.ts';
import { type Effects, effectsOf, worldOf } from './ahead.ts';
import { endsOf, waysAt } from './rowPlay.ts';

/** One way to do what a space says, with what it costs to the end. */
export interface WayAhead {
  readonly action: Action;
  readonly cost: number;
  /** Mapping widely: on how many tiles. */
  readonly tiles?: number;
}

/** A space that was used before another: by what it says, or with its card turned over. */
export interface Used {
  readonly space: SpaceId;
  readonly isTurned: boolean;
}

/** What a space of a row can do when its turn comes, the spaces before it having been played. */
export interface SpaceAhead {
  readonly space: SpaceId;
  readonly action: ActionName;
  /** Cheapest first; empty where nothing that comes before makes it possible. */
  readonly ways: readonly WayAhead[];
  /** Whether its card can be turned over. */
  readonly canTurn: boolean;
  /** The fewest spaces that have to be used before; none where it can be done as things stand. */
  readonly needs: readonly Used[];
}

/** What a row holds for a seat, played in order: surveyors sent, ryo gained and spent, tiles filled. */
export interface RowAhead {
  readonly spaces: readonly SpaceAhead[];
  /** What is given for nothing. */
  readonly free: Effects;
  readonly hasQuadrant: boolean;
  /** The most that can be spent on the other actions in one play. */
  readonly cost: number;
  /** How many spaces can do what they say in one play. */
  readonly together: number;
}

/** One way to have come so far; of ways that leave the same behind, the best of each count is kept. */
interface Node {
  readonly state: State;
  readonly spent: number;
  readonly done: number;
  readonly used: readonly Used[];
}

/** Different positions kept before each space: more than rows ever lead to, and a bound all the same. */
const MOST = 240;

/** What later spaces depend on: the purse, and how much room lies under whose feet. Tiles are alike otherwise. */
function keyOf(state: State, seat: Seat): string {
  const { ryo, surveyors } = state.players[seat] as Player;
  const places = map.allPlaces.map(place => map.roomOn(state, place) * 4 + (surveyors[place] as number));
  return `${ryo}:${places.sort((a, b) => a - b).join()}`;
}

function keep(nodes: Map<string, Node>, node: Node, seat: Seat): void {
  const key = keyOf(node.state, seat);
  const known = nodes.get(key);
  if (!known && nodes.size >= MOST) return;
  nodes.set(
    key,
    known
      ? {
          state: known.state,
          spent: Math.max(known.spent, node.spent),
          done: Math.max(known.done, node.done),
          used: node.used.length < known.used.length ? node.used : known.used,
        }
      : node,
  );
}

/** The spaces of a row that are still to come. */
function spacesToCome(view: View, row: number): readonly SpaceId[] {
  const { phase } = view;
  const now = 'space' in phase ? (board.turnOf[phase.space] as number) + (phase.kind === 'act' ? 0 : 1) : 0;
  return board.allSpaces.filter(
    space =>
      board.rowOf(space) === row && (board.turnOf[space] as number) >= now && board.actionAt(view, space) !== undefined,
  );
}

function playRow(view: View, seat: Seat, row: number): RowAhead {
  const world = worldOf(view);
  // Nobody else has a row: what others may do in between is not known.
  const claims = world.claims.map((_, i) => (i === row ? seat : NONE));
  const toCome = spacesToCome(view, row);
  const asking = toCome.filter(space => board.actionAt(view, space) !== 'takeQuadrant');
  const spaces: SpaceAhead[] = [];
  const free = { ryo: 0, honor: 0, steps: tracks.map(() => 0) };
  const start: State = { ...world, claims, quadrant: seat };
  let nodes = new Map<string, Node>();
  keep(nodes, { state: start, spent: 0, done: 0, used: [] }, seat);
  for (const space of asking) {
    const next = new Map<string, Node>();
    const ways = new Map<string, WayAhead>();
    let [canTurn, needs]: [boolean, readonly Used[] | undefined] = [false, undefined];
    for (const node of nodes.values()) {
      const state: State = { ...node.state, phase: { kind: 'act', seat, space } };
      for (const action of waysAt(state, seat)) {
        const isOwn = action.kind !== 'pass' && action.kind !== 'survey';
        if (isOwn && (needs === undefined || node.used.length < needs.length)) needs = node.used;
        if (action.kind === 'survey') canTurn = true;
        for (const end of endsOf(state, seat, action)) {
          const used = [...node.used, { space, isTurned: !isOwn }];
          if (isOwn) {
            const way = { action, cost: end.cost, ...(end.tiles > 0 && { tiles: end.tiles }) };
            ways.set(`${wayName(action)} ${end.tiles}`, way);
          }
          keep(
            next,
            {
              state: end.state,
              spent: node.spent + (isOwn ? end.cost : 0),
              done: node.done + (isOwn ? 1 : 0),
              used: action.kind === 'pass' ? node.used : used,
            },
            seat,
          );
        }
      }
    }
    if (ways.has('perform 0'))
      addFree(free, effectsOf({ ...start, phase: { kind: 'act', seat, space } }, seat, { kind: 'perform' }));
    const action = board.actionAt(view, space) as ActionName;
    spaces.push({
      space,
      action,
      ways: [...ways.values()].sort((a, b) => a.cost - b.cost),
      canTurn,
      needs: needs ?? [],
    });
    nodes = next;
  }
  const ends = [...nodes.values()];
  const hasQuadrant = toCome.length > asking.length;
  return {
    spaces,
    free,
    hasQuadrant,
    cost: Math.max(0, ...ends.map(({ spent }) => spent)),
    together: Math.max(0, ...ends.map(({ done }) => done)) + (hasQuadrant ? 1 : 0),
  };
}

/** A way without the tile that it is done on. */
const wayName = (action: Action): string =>
  Object.entries(action)
    .flatMap(([name, value]) => (name === 'place' ? [] : [value]))
    .join();

function addFree(free: { ryo: number; honor: number; steps: number[] }, gain: Effects): void {
  free.ryo += gain.ryo;
  free.honor += gain.honor;
  gain.steps.forEach((steps, track) => {
    free.steps[track]! += steps;
  });
}

/** Played rows by all that they depend on: a card laid on one row leaves the others as they were. */
const played = new Map<string, RowAhead>();
const KEPT = 60;

const factsOf = (view: View, seat: Seat, row: number): string => {
  const { ryo, surveyors } = view.players[seat] as Player;
  const spaces = spacesToCome(view, row).map(space => [space, view.grid[space]]);
  const rooms = map.allPlaces.map(place => (view.tiles[place] === NONE ? SUPPLY : map.roomOn(view, place)));
  return JSON.stringify([view.rules, seat, row, spaces, ryo, surveyors, rooms]);
};

/** What is known of a row without playing it. */
export const knownRow = (view: View, seat: Seat, row: number): RowAhead | undefined =>
  played.get(factsOf(view, seat, row));

/** Plays a row forward for a seat, as things stand, whoever has claimed it. */
export function rowAhead(view: View, seat: Seat, row: number): RowAhead {
  const facts = factsOf(view, seat, row);
  const known = played.get(facts);
  if (known) return known;
  const ahead = playRow(view, seat, row);
  if (played.size >= KEPT) for (const [oldest] of [...played].slice(0, KEPT / 2)) played.delete(oldest);
  played.set(facts, ahead);
  return ahead;
}

/** Spaces of no use: they can neither do what they say nor, by any play before, be made to. */
export const idleIn = ({ spaces }: RowAhead): readonly SpaceId[] =>
  spaces.filter(({ ways }) => ways.length === 0).map(({ space }) => space);
