import { draftOf, type Rng } from '@hanga/kernel';
import { dice, dieFaces, endHonor, honorRounds, mapColumns, rounds, tilesPerColumn } from './data/box.ts';
import { copyState, draftPlayer, replaced, type StepDraft } from './draft.ts';
import { gainHonor } from './gains.ts';
import { governmentHonorFor, markerHonorFor, ryoHonorFor, surveyorHonorFor, travelHonorFor } from './honors.ts';
import { ARTISTIC, GOVERNMENT, numberAt, roomOn, TRAVEL } from './map.ts';
import { noClaims } from './setup.ts';
import { scoreTiles } from './tileScoring.ts';
import { type Kaigan, NONE, type Player, type State } from './types.ts';

/** Phases 3 to 6, in which nobody decides anything; then the next round, or the end. */
export function endRound(step: StepDraft, rng: Rng): void {
  const { state, events } = step;
  addNeutralMarkers(step, rng);
  scoreTiles(step);
  const isLast = state.round === rounds.length;
  if (!isLast) payIncome(step);
  if (isLast || honorRounds.includes(state.round)) honorTracks(step);
  if (isLast) {
    honorEnd(step);
    state.phase = { kind: 'over' };
    events?.push({ kind: 'gameEnded' });
    return;
  }
  if (honorRounds.includes(state.round)) resetGovernment(step);
  // G42: discs go back, the years go by, and the Quadrant's holder begins.
  state.round++;
  state.claims = noClaims.slice();
  state.start = state.quadrant;
  state.phase = { kind: 'plan', seat: state.start };
  events?.push({ kind: 'roundBegan', round: state.round, start: state.start });
}

/** G28 to G30: a marker on both tiles of each column rolled, as far as there is room. */
function addNeutralMarkers(step: StepDraft, rng: Rng): void {
  const { state, events } = step;
  const rolled: number[] = [];
  while (rolled.length < (dice[state.players.length] as number)) rolled.push(1 + rng.below(dieFaces));
  events?.push({ kind: 'rolled', seat: state.quadrant, dice: rolled });
  for (let column = 0; column < mapColumns; column++) {
    let hits = 0;
    for (const face of rolled) if (face === column + 1) hits++;
    if (hits === 0) continue;
    for (let place = column * tilesPerColumn; place < (column + 1) * tilesPerColumn; place++) {
      const markers = Math.min(hits, roomOn(state, place));
      if (markers === 0) continue;
      state.neutral = replaced(step, state.neutral, place, (state.neutral[place] as number) + markers);
      events?.push({ kind: 'placedNeutral', place, markers });
    }
  }
}

/** G37. */
function payIncome(step: StepDraft): void {
  const { state, events } = step;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = draftPlayer(step, seat);
    const artistic = numberAt(state.rules, 'artistic', player.tracks[ARTISTIC] as number);
    const government = numberAt(state.rules, 'government', player.tracks[GOVERNMENT] as number);
    player.ryo += artistic + government;
    events?.push({ kind: 'gainedIncome', seat, artistic, government });
  }
}

const onTrack = (players: readonly Player[], track: number): number[] =>
  players.map(player => player.tracks[track] as number);

/** G38 to G40. */
function honorTracks(step: StepDraft): void {
  const { rules, options, players } = step.state;
  onTrack(players, ARTISTIC).forEach((position, seat) => {
    gainHonor(step, seat, 'artistic', numberAt(rules, 'artistic', position));
  });
  governmentHonorFor(onTrack(players, GOVERNMENT), options).forEach((points, seat) => {
    gainHonor(step, seat, 'government', points);
  });
}

/** G41. */
function resetGovernment(step: StepDraft): void {
  const { state, events } = step;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = draftPlayer(step, seat);
    player.tracks = replaced(step, player.tracks, GOVERNMENT, 0);
  }
  events?.push({ kind: 'governmentReset' });
}

/** G44 to G47. */
function honorEnd(step: StepDraft): void {
  const { options, players, quadrant } = step.state;
  travelHonorFor(onTrack(players, TRAVEL), options).forEach((points, seat) => {
    gainHonor(step, seat, 'travel', points);
  });
  ryoHonorFor(players.map(player => player.ryo)).forEach((points, seat) => {
    gainHonor(step, seat, 'ryo', points);
  });
  players.forEach((player, seat) => {
    gainHonor(step, seat, 'surveyors', surveyorHonorFor(player));
    gainHonor(step, seat, 'markers', markerHonorFor(player));
  });
  if (quadrant !== NONE) gainHonor(step, quadrant, 'quadrant', endHonor.quadrant);
}

/** The players as they would be counted if the game ended now (G43 to G47). */
export function ifItEndedNow(state: State): readonly Player[] {
  const step = draftOf<Kaigan>(copyState(state));
  honorTracks(step);
  honorEnd(step);
  return step.state.players;
}
