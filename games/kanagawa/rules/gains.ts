import type { Seat } from '@hanga/kernel';
import { draftPlayer, type StepDraft } from './draft.ts';

/** K14, K15: a brush from the reserve, to lie in front of the player; an empty reserve gives none. */
export function gainBrush(step: StepDraft, seat: Seat): void {
  const { state, events } = step;
  if (state.brushes === 0) {
    events?.push({ kind: 'foundNoBrush', seat });
    return;
  }
  state.brushes--;
  draftPlayer(step, seat).brushes++;
  events?.push({ kind: 'gainedBrush', seat });
}

export function gainStorm(step: StepDraft, seat: Seat): void {
  const { state, events } = step;
  if (state.storms === 0) {
    events?.push({ kind: 'foundNoStorm', seat });
    return;
  }
  state.storms--;
  draftPlayer(step, seat).storms++;
  events?.push({ kind: 'gainedStorm', seat });
}

/** K14: from whoever holds it; for its own holder nothing changes. */
export function gainAssistant({ state, events }: StepDraft, seat: Seat): void {
  if (state.assistant === seat) return;
  events?.push({ kind: 'gainedAssistant', seat, from: state.assistant });
  state.assistant = seat;
}
