import type { Seat } from '@hanga/kernel';
import { map, NONE, type PlaceId, type Player, type State } from '../rules/index.ts';
import { Prospects, type StepWorth } from './tiles.ts';
import { type TimeLeft, timeLeft } from './time.ts';
import { artisticWorth, governmentWorth, purseRank, ryoWorth, travelWorth } from './worth.ts';

/** Guesses, adjusted by playing greedy bots against each other. */
const guess = {
  /** The Quadrant: the first turn of the next round, and a turn to wait. */
  quadrant: 0.4,
  /** A surveyor on a tile that can be mapped in a later round, as a share of what a marker there brings. */
  mapLater: 0.25,
} as const;

/** What map, tracks and purses are worth to a seat; cards on the board change nothing of it. */
export interface Basis {
  readonly player: Player;
  readonly prospects: Prospects;
  readonly step: StepWorth;
  /** All of it together. */
  readonly value: number;
  readonly quadrant: number;
  /** What the purse is worth at `ryo`. */
  readonly purse: (ryo: number) => number;
  /** By place: what a surveyor there is worth for later rounds and for the end. */
  readonly standing: readonly number[];
  /** Values of whole rows, by what lies on them. */
  readonly rows: Map<number, number>;
}

/**
 * The last basis. A decision tries dozens of cards on dozens of spaces, and none of them changes what the basis depends
 * on: computing it once makes the bot ten times as fast. Only equal data give the same basis, so nothing leaks.
 */
let last: { readonly state: State; readonly seat: Seat; readonly basis: Basis } | undefined;

export function basisOf(state: State, seat: Seat): Basis {
  if (last && last.seat === seat && hasSameBasis(last.state, state)) return last.basis;
  const basis = newBasis(state, seat);
  last = { state, seat, basis };
  return basis;
}

function hasSameBasis(a: State, b: State): boolean {
  if (a.rules !== b.rules || a.options.startSpaces !== b.options.startSpaces) return false;
  if (a.round !== b.round || a.tiles !== b.tiles || a.neutral !== b.neutral) return false;
  if (a.players.length !== b.players.length) return false;
  for (let seat = 0; seat < a.players.length; seat++) {
    const [one, other] = [a.players[seat] as Player, b.players[seat] as Player];
    if (one === other) continue;
    if (one.ryo !== other.ryo || one.tracks !== other.tracks) return false;
    if (one.surveyors !== other.surveyors || one.markers !== other.markers) return false;
  }
  return true;
}

function newBasis(state: State, seat: Seat): Basis {
  const player = state.players[seat] as Player;
  const left = timeLeft(state);
  const tracks = trackWorth(state, seat, 0, left);
  const step = perStep(tracks, trackWorth(state, seat, 1, left), 1);
  // What a tile will bring on its track is taken over several spaces: valued by the very next one, a step that just
  // passes a rival would make all tiles of the track look worse, and the bot would rather stay where it is.
  const prospects = new Prospects(state, seat, left, perStep(tracks, trackWorth(state, seat, AHEAD, left), AHEAD));
  const purses: number[] = [];
  const purse = (ryo: number): number => {
    purses[ryo] ??= ryoWorth(ryo, left) + purseRank(state, seat, ryo, left);
    return purses[ryo] as number;
  };
  const standing = map.allPlaces.map(place => standingWorth(state, prospects, place, left));
  let value = tracks.artistic + tracks.government + tracks.travel + purse(player.ryo);
  // A space ahead that changes nothing is still better than to pass.
  for (const position of player.tracks) value += 0.001 * position;
  for (let place = 0; place < map.placeCount; place++) {
    value += prospects.worth(place, 0);
    if ((player.surveyors[place] as number) > 0) value += standing[place] as number;
  }
  const quadrant = left.rounds === 1 ? 1 : guess.quadrant;
  return { player, prospects, step, value, quadrant, purse, standing, rows: new Map() };
}

const AHEAD = 3;

const perStep = (from: StepWorth, to: StepWorth, steps: number): StepWorth => ({
  artistic: (to.artistic - from.artistic) / steps,
  government: (to.government - from.government) / steps,
  travel: (to.travel - from.travel) / steps,
});

function trackWorth(state: State, seat: Seat, more: number, left: TimeLeft): StepWorth {
  const positions = (track: number): number[] =>
    state.players.map((player, other) => (player.tracks[track] as number) + (other === seat ? more : 0));
  return {
    artistic: artisticWorth(state, positions(map.ARTISTIC)[seat] as number, left),
    government: governmentWorth(state, positions(map.GOVERNMENT), seat, left),
    travel: travelWorth(state, positions(map.TRAVEL), seat, left),
  };
}

/** A surveyor counts at the end where its tile is still open, and lets its player map there in later rounds. */
function standingWorth(state: State, prospects: Prospects, place: PlaceId, left: TimeLeft): number {
  if (state.tiles[place] === NONE || prospects.roomAt(place) === 0) return 0;
  const marker = prospects.worth(place, 1) - prospects.worth(place, 0);
  return 0.55 + (left.rounds > 1 ? guess.mapLater : 0.02) * marker;
}
