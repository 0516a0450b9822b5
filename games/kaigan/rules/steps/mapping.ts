import type { Rng, Seat } from '@hanga/kernel';
import { prices } from '../data/actions.ts';
import { surveyorsEach } from '../data/box.ts';
import { draftPlayer, replaced, type StepDraft } from '../draft.ts';
import { finishSpace } from '../flow.ts';
import { pay } from '../gains.ts';
import { allPlaces, placeCount, roomOn } from '../map.ts';
import type { Action, Actions, BitSet, Phase, PlaceId, Player, SpaceId, State } from '../types.ts';

const MAP: readonly (readonly Action[])[] = allPlaces.map(place =>
  ([1, 2] as const).map(markers => ({ kind: 'map', place, markers })),
);
const MARK: readonly (readonly Action[])[] = allPlaces.map(place =>
  ([1, 2] as const).map(markers => ({ kind: 'mark', place, markers })),
);
const WIDELY = { 1: { kind: 'mapWidely', upTo: 1 }, 2: { kind: 'mapWidely', upTo: 2 } } as const;
const DONE: Action = { kind: 'done' };

type Marking = Phase & { kind: 'mark' };

/** G21 to G25: markers go on tiles where the player has a surveyor, as far as there is room. */
export const mapping = {
  legal(state: State, player: Player, actions: Actions): void {
    for (let place = 0; place < placeCount; place++) {
      if (player.surveyors[place] === 0) continue;
      const room = roomOn(state, place);
      const [one, two] = MAP[place] as readonly Action[];
      if (room >= 1 && player.ryo >= prices.map[1]) actions.add(one as Action);
      if (room >= 2 && player.ryo >= prices.map[2]) actions.add(two as Action);
    }
  },

  legalWidely(state: State, player: Player, actions: Actions): void {
    if (!canMarkAny(state, player, 0)) return;
    if (player.ryo >= prices.mapWidely[1][0]) actions.add(WIDELY[1]);
    if (player.ryo >= prices.mapWidely[2][0]) actions.add(WIDELY[2]);
  },

  /** Tile by tile; enough is enough after the first. */
  legalMark(state: State, { seat, upTo, marked }: Marking, actions: Actions): void {
    const player = state.players[seat] as Player;
    for (let place = 0; place < placeCount; place++) {
      if (!canMark(state, player, place, marked)) continue;
      const [one, two] = MARK[place] as readonly Action[];
      actions.add(one as Action);
      if (upTo === 2 && roomOn(state, place) >= 2) actions.add(two as Action);
    }
    if (marked !== 0) actions.add(DONE);
  },

  map(step: StepDraft, seat: Seat, space: SpaceId, place: PlaceId, markers: 1 | 2, rng: Rng): void {
    pay(step, seat, prices.map[markers], 'map');
    addMarkers(step, seat, place, markers);
    finishSpace(step, space, rng);
  },

  widely(step: StepDraft, seat: Seat, space: SpaceId, upTo: 1 | 2): void {
    step.state.phase = { kind: 'mark', seat, space, upTo, marked: 0 };
  },

  mark(step: StepDraft, phase: Marking, place: PlaceId, markers: 1 | 2, rng: Rng): void {
    const { seat, space, upTo } = phase;
    pay(step, seat, priceOfNext(phase), 'mapWidely');
    addMarkers(step, seat, place, markers);
    const next: Marking = { kind: 'mark', seat, space, upTo, marked: phase.marked | (1 << place) };
    if (canGoOn(step.state, next)) step.state.phase = next;
    else finishSpace(step, space, rng);
  },

  done(step: StepDraft, phase: Marking, rng: Rng): void {
    finishSpace(step, phase.space, rng);
  },
};

function addMarkers(step: StepDraft, seat: Seat, place: PlaceId, markers: number): void {
  const player = draftPlayer(step, seat);
  player.markers = replaced(step, player.markers, place, (player.markers[place] as number) + markers);
  step.events?.push({ kind: 'placedMarkers', seat, place, markers });
}

const canMark = (state: State, player: Player, place: PlaceId, marked: BitSet): boolean =>
  (player.surveyors[place] as number) > 0 && (marked & (1 << place)) === 0 && roomOn(state, place) > 0;

function canMarkAny(state: State, player: Player, marked: BitSet): boolean {
  for (let place = 0; place < placeCount; place++) if (canMark(state, player, place, marked)) return true;
  return false;
}

function countOf(set: BitSet): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** What one more tile adds to the price. */
export function priceOfNext({ upTo, marked }: Pick<Marking, 'upTo' | 'marked'>): number {
  const count = countOf(marked);
  const total: readonly number[] = prices.mapWidely[upTo];
  return (total[count] as number) - (count === 0 ? 0 : (total[count - 1] as number));
}

function canGoOn(state: State, phase: Marking): boolean {
  const player = state.players[phase.seat] as Player;
  return (
    countOf(phase.marked) < surveyorsEach && player.ryo >= priceOfNext(phase) && canMarkAny(state, player, phase.marked)
  );
}
