import type { Seat } from '@hanga/kernel';
import { tracks } from './data/tracks.ts';
import { type Draft, draftPlayer, replaced, type StepDraft } from './draft.ts';
import { type HonorSource, honorSources, type Payment, type Player } from './types.ts';

export function pay(step: StepDraft, seat: Seat, ryo: number, what: Payment): void {
  draftPlayer(step, seat).ryo -= ryo;
  step.events?.push({ kind: 'paid', seat, ryo, for: what });
}

export function gainRyo(step: StepDraft, seat: Seat, ryo: number, from: 'action' | 'sideJob'): void {
  draftPlayer(step, seat).ryo += ryo;
  step.events?.push({ kind: 'gainedRyo', seat, ryo, from });
}

/** Honor is kept by where it came from, so that the end can show it. No points, no event. */
export function gainHonor(step: StepDraft, seat: Seat, source: HonorSource, points: number): void {
  if (points === 0) return;
  addHonor(step, draftPlayer(step, seat), source, points);
  step.events?.push({ kind: 'gainedHonor', seat, source, points });
}

export function addHonor(step: StepDraft, player: Draft<Player>, source: HonorSource, points: number): void {
  const i = honorSources.indexOf(source);
  player.honor = replaced(step, player.honor, i, (player.honor[i] as number) + points);
}

/** One space to the right; a track has no end (G49). */
export function advance(step: StepDraft, seat: Seat, track: number): void {
  const player = draftPlayer(step, seat);
  const to = (player.tracks[track] as number) + 1;
  player.tracks = replaced(step, player.tracks, track, to);
  step.events?.push({ kind: 'advanced', seat, track: tracks[track] as (typeof tracks)[number], to });
}
