import type { Seat } from '@hanga/kernel';
import {
  type Action,
  type ActionName,
  board,
  gains,
  type JobName,
  map,
  NONE,
  type PlaceId,
  type Player,
  type State,
  type TileId,
} from '../rules/index.ts';
import { planningReasons } from './adviserPlanning.ts';
import type { KaiganReason } from './adviserTypes.ts';
import { basisOf } from './basis.ts';

/** What speaks for an action, as far as it can be said in few words. */
export function reasonsFor(state: State, seat: Seat, action: Action): KaiganReason[] {
  switch (action.kind) {
    case 'claim':
    case 'endTurn':
    case 'play':
    case 'returnQuadrant':
      return planningReasons(state, seat, action);
    case 'pass':
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
      return sending(state, seat);
    case 'from':
    case 'mapWidely':
      return [{ kind: 'goesOn' }];
  }
}

/** The tile where a surveyor of the player would have most to do. */
function sending(state: State, seat: Seat): KaiganReason[] {
  const { standing, player } = basisOf(state, seat);
  let [best, most]: [PlaceId, number] = [NONE, 0];
  for (let place = 0; place < map.placeCount; place++) {
    const value = player.surveyors[place] === 0 ? (standing[place] as number) : 0;
    if (value > most) [best, most] = [place, value];
  }
  return best === NONE ? [{ kind: 'goesOn' }] : [{ kind: 'bestTile', tile: state.tiles[best] as TileId }];
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
