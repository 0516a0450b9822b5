import {
  type Action,
  type ActionName,
  actionCards,
  board,
  type CardName,
  columns,
  gains,
  type JobName,
  type Kaigan,
  kaigan,
  map,
  NONE,
  type PlaceId,
  type Player,
  type State,
  type TileId,
  type TrackName,
} from '@hanga/kaigan';
import type { Seat } from '@hanga/kernel';
import { winChances } from '../chances.ts';
import { decideWays } from '../kaigan/master.ts';
import { keyOf, outlookOf } from '../kaigan/model.ts';
import { type Adviser, MOST } from './advice.ts';

/** Why an action of Kaigan is good. */
export type KaiganReason =
  /** The row that it claims, and how many actions lie on it. */
  | { readonly kind: 'claims'; readonly row: number; readonly actions: number }
  | { readonly kind: 'waitsForRows'; readonly free: number }
  | { readonly kind: 'playsTo'; readonly card: CardName; readonly row: number }
  | { readonly kind: 'keepsCards' }
  | { readonly kind: 'advances'; readonly track: TrackName }
  | { readonly kind: 'completes'; readonly tile: TileId; readonly honor: number }
  | { readonly kind: 'marks'; readonly tile: TileId; readonly missing: number }
  | { readonly kind: 'sends'; readonly tile: TileId }
  | { readonly kind: 'earns'; readonly ryo: number }
  | { readonly kind: 'gainsHonor'; readonly honor: number }
  | { readonly kind: 'savesRyo' }
  | { readonly kind: 'goesOn' };

const ADVISER = { iterations: 32, most: 96, worlds: 16, horizon: 1, curiosity: 2, trust: 1, ways: 6 } as const;

export const kaiganAdviser: Adviser<Kaigan, KaiganReason> = {
  advise(view, legal, budget, rng, most = MOST) {
    const seat = view.viewer as Seat;
    const world = kaigan.imagine(view, rng);
    const found = decideWays(other => kaigan.imagine(view, other), ADVISER, budget, rng);
    return found
      .filter(({ tries }) => tries > 0)
      .slice(0, most)
      .map(({ key, scores, chances }) => {
        const action = legal.find(other => keyOf(other) === key) as Action;
        return {
          action,
          score: scores[seat] as number,
          chance: chances[seat] as number,
          reasons: reasonsFor(world, seat, action),
        };
      });
  },
  stands(state) {
    const { scores, spread } = outlookOf(state);
    return { scores, chances: winChances(scores, spread) };
  },
};

function reasonsFor(state: State, seat: Seat, action: Action): KaiganReason[] {
  switch (action.kind) {
    case 'claim': {
      const spaces = Array.from({ length: columns }, (_, column) => board.spaceAt(action.row, column));
      const actions = spaces.filter(space => board.actionAt(state, space) !== undefined).length;
      return [{ kind: 'claims', row: action.row, actions }];
    }
    case 'endTurn':
      return [{ kind: 'waitsForRows', free: state.claims.filter(claim => claim === NONE).length }];
    case 'play':
      return [{ kind: 'playsTo', card: actionCards[action.card] as CardName, row: board.rowOf(action.space) }];
    case 'returnQuadrant':
      return [{ kind: 'keepsCards' }];
    case 'pass':
      return [{ kind: 'savesRyo' }];
    case 'done':
      return [{ kind: 'savesRyo' }];
    case 'map':
    case 'mark':
      return marking(state, seat, action.place, action.markers);
    case 'to':
      return [{ kind: 'sends', tile: state.tiles[action.place] as TileId }];
    case 'sideJob':
      return [working(action.job)];
    case 'perform':
      return state.phase.kind === 'act' ? performing(board.actionAt(state, state.phase.space)) : [];
    case 'survey':
    case 'dispatch':
    case 'from':
    case 'mapWidely':
      return [{ kind: 'goesOn' }];
  }
}

function marking(state: State, seat: Seat, place: PlaceId, markers: number): KaiganReason[] {
  const tile = state.tiles[place] as TileId;
  const missing = map.roomOn(state, place) - markers;
  if (missing > 0) return [{ kind: 'marks', tile, missing }];
  const { kind, size } = map.tileOf(tile);
  const own = ((state.players[seat] as Player).markers[place] as number) + markers;
  return [{ kind: 'completes', tile, honor: size + (kind === 'travel' ? own : 0) }];
}

function working(job: JobName): KaiganReason {
  if (job === 'earn') return { kind: 'earns', ryo: gains.sideJob.ryo };
  if (job === 'honor') return { kind: 'gainsHonor', honor: gains.sideJob.honor };
  return { kind: 'advances', track: job };
}

function performing(action: ActionName | undefined): KaiganReason[] {
  if (action === 'artistic' || action === 'government') return [{ kind: 'advances', track: action }];
  if (action === 'earn5') return [{ kind: 'earns', ryo: gains.earn5 }];
  return action === 'honor2' ? [{ kind: 'gainsHonor', honor: gains.honor2 }] : [];
}
