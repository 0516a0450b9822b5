import type { Clock } from '@hanga/protocol';
import { onlineWords } from './text/index.ts';

export function clockWords(clock: Clock): string {
  const t = onlineWords();
  switch (clock.kind) {
    case 'none':
      return t.noClock;
    case 'bank':
      return t.clockShort(Math.round(clock.initial / 60), clock.increment);
    case 'deadline':
      return t.deadlineShort(Math.round((clock.seconds / 3600) * 10) / 10);
  }
}

/** 1:05, 2 h 10 min, 3 d. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return onlineWords().hoursLeft(hours, Math.floor((seconds % 3600) / 60));
  return onlineWords().daysLeft(Math.floor(hours / 24));
}
