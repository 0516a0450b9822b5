import type { Rng, Seat } from '@hanga/kernel';
import { actionAt } from '../board.ts';
import { gains, type JobName, jobs, prices } from '../data/actions.ts';
import { tracks } from '../data/tracks.ts';
import type { StepDraft } from '../draft.ts';
import { finishSpace } from '../flow.ts';
import { advance, gainHonor, gainRyo, pay } from '../gains.ts';
import { ARTISTIC, GOVERNMENT } from '../map.ts';
import { type Action, type Actions, NONE, type Player, type SpaceId, type State } from '../types.ts';
import { mapping } from './mapping.ts';
import { sending } from './sending.ts';

const PASS: Action = { kind: 'pass' };
const PERFORM: Action = { kind: 'perform' };
const JOBS: readonly Action[] = jobs.map(job => ({ kind: 'sideJob', job }));

/** What a way of the side job costs. */
export const priceOfJob = (job: JobName): number =>
  job === 'earn' ? 0 : job === 'honor' ? prices.sideJob.honor : prices.sideJob.advance;

/** G12, G13, G15: what the space says, or on a card its secondary action, or pass. */
export const act = {
  legal(state: State, seat: Seat, space: SpaceId, actions: Actions): void {
    const player = state.players[seat] as Player;
    switch (actionAt(state, space)) {
      case 'dispatch':
        sending.legal(state, player, actions);
        break;
      case 'map':
        mapping.legal(state, player, actions);
        break;
      case 'mapWidely':
        mapping.legalWidely(state, player, actions);
        break;
      case 'sideJob':
        for (let job = 0; job < jobs.length; job++) {
          if (player.ryo >= priceOfJob(jobs[job] as JobName)) actions.add(JOBS[job] as Action);
        }
        break;
      default:
        actions.add(PERFORM);
    }
    if (state.grid[space] !== NONE) sending.legalOne(state, player, actions);
    actions.add(PASS);
  },

  /** G16, G17: actions with nothing to choose. */
  perform(step: StepDraft, seat: Seat, space: SpaceId, rng: Rng): void {
    const action = actionAt(step.state, space);
    if (action === 'artistic') advance(step, seat, ARTISTIC);
    if (action === 'government') advance(step, seat, GOVERNMENT);
    if (action === 'earn5') gainRyo(step, seat, gains.earn5, 'action');
    if (action === 'honor2') gainHonor(step, seat, 'action', gains.honor2);
    finishSpace(step, space, rng);
  },

  /** G26. */
  sideJob(step: StepDraft, seat: Seat, space: SpaceId, job: JobName, rng: Rng): void {
    if (job !== 'earn') pay(step, seat, priceOfJob(job), 'sideJob');
    work(step, seat, job);
    finishSpace(step, space, rng);
  },

  pass(step: StepDraft, seat: Seat, space: SpaceId, rng: Rng): void {
    step.events?.push({ kind: 'passed', seat, space });
    finishSpace(step, space, rng);
  },
};

function work(step: StepDraft, seat: Seat, job: JobName): void {
  if (job === 'earn') gainRyo(step, seat, gains.sideJob.ryo, 'sideJob');
  else if (job === 'honor') gainHonor(step, seat, 'sideJob', gains.sideJob.honor);
  else advance(step, seat, tracks.indexOf(job));
}
