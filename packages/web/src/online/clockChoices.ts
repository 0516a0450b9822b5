import type { Clock } from '@hanga/protocol';

/** The clocks that a table can be opened with at once, from hasty to slow; any other is a matter of numbers. */
export const clockChoices = {
  none: { kind: 'none' },
  blitz: { kind: 'bank', initial: 5 * 60, increment: 10 },
  live: { kind: 'bank', initial: 15 * 60, increment: 15 },
  slow: { kind: 'bank', initial: 30 * 60, increment: 30 },
  seconds: { kind: 'deadline', seconds: 30 },
  minute: { kind: 'deadline', seconds: 60 },
  minutes: { kind: 'deadline', seconds: 3 * 60 },
  halfDay: { kind: 'deadline', seconds: 12 * 3600 },
  day: { kind: 'deadline', seconds: 24 * 3600 },
  days: { kind: 'deadline', seconds: 3 * 24 * 3600 },
  week: { kind: 'deadline', seconds: 7 * 24 * 3600 },
} as const satisfies Record<string, Clock>;

export type ClockChoice = keyof typeof clockChoices;

export interface Preset {
  readonly clock: ClockChoice;
  /** By link only. */
  readonly private: boolean;
}

/** What people mostly open a table for. */
export const presets = {
  tonight: { clock: 'live', private: false },
  overDays: { clock: 'day', private: false },
  first: { clock: 'none', private: true },
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof presets;
