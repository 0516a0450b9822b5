import type { LogEntry } from '@hanga/web/source/source.ts';
import type { Event, HonorSource, Kaigan } from '../rules/index.ts';
import { eventsOf } from './history.ts';

/** The phases of a round, in order (G5). */
export const phases = ['planning', 'actions', 'dice', 'scoring', 'income', 'honor'] as const;
export type PhaseName = (typeof phases)[number];

/** What happens at once at the end of a round: the dice, one tile, all incomes, all honor, the discs that go back. */
export interface Step {
  readonly phase: PhaseName;
  readonly events: readonly Event[];
}

/** A round that is over: what the rules did by themselves, one step after another. */
export interface RoundEnd {
  /** The move that ended it. */
  readonly move: number;
  readonly round: number;
  readonly steps: readonly Step[];
}

/** G38, G39: honor of phase 6; actions give honor too. */
const ofTracks: readonly HonorSource[] = ['artistic', 'government'];

const phaseOf = (event: Event): PhaseName | undefined => {
  switch (event.kind) {
    case 'rolled':
    case 'placedNeutral':
      return 'dice';
    case 'scoredTile':
    case 'replacedTile':
    case 'leftEmpty':
      return 'scoring';
    case 'gainedIncome':
      return 'income';
    case 'gainedHonor':
      return ofTracks.includes(event.source) ? 'honor' : undefined;
    case 'governmentReset':
      return 'honor';
    default:
      return undefined;
  }
};

/** Whether the rules did it at the end of a round, and nobody by an action. */
export const isOfRoundEnd = (event: Event): boolean => phaseOf(event) !== undefined || event.kind === 'roundBegan';

/** Each of these begins a step even if the phase goes on. */
const begins: readonly Event['kind'][] = ['scoredTile', 'governmentReset'];

function stepsOf(events: readonly Event[]): Step[] {
  const steps: { phase: PhaseName; events: Event[] }[] = [];
  for (const event of events) {
    const phase = phaseOf(event);
    if (!phase) continue;
    const last = steps.at(-1);
    if (last?.phase === phase && !begins.includes(event.kind)) last.events.push(event);
    else steps.push({ phase, events: [event] });
  }
  return steps;
}

/** The end of the last round, while nobody but others has moved since: news for the viewer. */
export function freshRoundEnd(
  log: readonly LogEntry<Kaigan>[],
  viewer: number | 'spectator',
  round: number,
): RoundEnd | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as LogEntry<Kaigan>;
    const events = eventsOf(entry);
    const end = events.findIndex(({ kind }) => kind === 'rolled');
    if (end >= 0) return { move: entry.move, round: round - 1, steps: stepsOf(events.slice(end)) };
    if (entry.seat === viewer || viewer === 'spectator') return undefined;
  }
  return undefined;
}

/** All that has happened since a move, up to a step of the end of a round: what a table shows while that step is told. */
export function eventsUpTo(
  log: readonly LogEntry<Kaigan>[],
  from: number,
  { move, steps }: RoundEnd,
  told: number,
): readonly Event[] {
  const events = log.filter(entry => entry.move > from && entry.move <= move).flatMap(eventsOf);
  const end = events.findLastIndex(({ kind }) => kind === 'rolled');
  return [...events.slice(0, end), ...steps.slice(0, told).flatMap(step => step.events)];
}

/** By seat: all the honor that the end of a round brought, for tiles and for the tracks (G32, G38, G39). */
export function honorOf({ steps }: RoundEnd, seats: number): readonly number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const add = (seat: number, points: number): void => {
    sums[seat] = (sums[seat] ?? 0) + points;
  };
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.kind === 'gainedHonor') add(event.seat, event.points);
    if (event.kind === 'scoredTile') for (const { seat, honor } of event.gains) add(seat, honor);
  }
  return sums;
}
