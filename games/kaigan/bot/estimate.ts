import type { Estimate } from '@hanga/bots';
import { honorOf, type Kaigan, type Player } from '../rules/index.ts';
import { basisOf } from './basis.ts';
import { plannedWorth } from './planning.ts';

/** An honest guess at the honor a seat will have at the end: what it has, and what that is likely to grow into. */
export const estimateKaigan: Estimate<Kaigan> = (state, seat) => {
  const player = state.players[seat] as Player;
  const honor = honorOf(player);
  const { phase } = state;
  // G48: among equals, ryo decide.
  if (phase.kind === 'over') return honor + player.ryo / 1000;
  const basis = basisOf(state, seat);
  const isPlanning = phase.kind === 'plan' || phase.kind === 'claim';
  const quadrant = state.quadrant !== seat ? 0 : isPlanning ? QUADRANT_TO_RETURN : basis.quadrant;
  return honor + basis.value + quadrant + plannedWorth(state, seat, basis);
};

/** A turn that one may still wait. */
const QUADRANT_TO_RETURN = 0.3;
