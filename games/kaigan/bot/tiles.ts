import type { Seat } from '@hanga/kernel';
import { endHonor, map, NONE, type PlaceId, type Player, type State } from '../rules/index.ts';
import type { TimeLeft } from './time.ts';

/** What one space on each track is worth now. */
export interface StepWorth {
  readonly artistic: number;
  readonly government: number;
  readonly travel: number;
}

/** Markers that a surveyor adds in a round to come, its own player's and another's. */
const PACE = { own: 0.45, other: 0.3 } as const;

/** Neutral markers to be expected on a tile in a round. */
const neutralPace = (seats: number): number => (seats === 3 ? 3 : 2) / 6;

/** The chance that at least `room` markers come where `rate` are expected (Poisson's tail). */
function chanceOf(room: number, rate: number): number {
  let term = Math.exp(-rate);
  let below = 0;
  for (let n = 0; n < room; n++) {
    below += term;
    term *= rate / (n + 1);
  }
  return 1 - below;
}

/** What the tiles promise a seat: as they are, and with more of its markers. */
export class Prospects {
  private readonly rate: number[] = [];
  private readonly room: number[] = [];
  private readonly own: readonly number[];
  private readonly state: State;
  private readonly step: StepWorth;

  constructor(state: State, seat: Seat, left: TimeLeft, step: StepWorth) {
    this.state = state;
    this.step = step;
    const player = state.players[seat] as Player;
    this.own = player.markers;
    for (let place = 0; place < map.placeCount; place++) {
      let rate = neutralPace(state.players.length) * left.rounds;
      for (let other = 0; other < state.players.length; other++) {
        const standing = Math.min(1, (state.players[other] as Player).surveyors[place] as number);
        rate += standing * (other === seat ? PACE.own : PACE.other) * (left.rounds - 1);
      }
      this.rate.push(rate);
      this.room.push(map.roomOn(state, place));
    }
  }

  roomAt(place: PlaceId): number {
    return this.room[place] as number;
  }

  /** Honor to be expected of a tile with `more` of the seat's markers on it. */
  worth(place: PlaceId, more: number): number {
    const tile = this.state.tiles[place] as number;
    const markers = (this.own[place] as number) + more;
    if (tile === NONE || markers === 0) return 0;
    const { kind, size } = map.tileOf(tile);
    const complete = size + (kind === 'travel' ? markers : 0) + markers * this.step[kind];
    const chance = chanceOf((this.room[place] as number) - more, this.rate[place] as number);
    return chance * complete + (1 - chance) * (markers / endHonor.markersPerPoint) * 0.9;
  }
}
