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
      return t.deadlineShort(spanWords(clock.seconds));
  }
}

/** 60 s, 3 min, 12 h, 1 day: in the unit that gives a small number. */
export function spanWords(seconds: number): string {
  const t = onlineWords().spans;
  const tenths = (count: number): number => Math.round(count * 10) / 10;
  if (seconds < 90) return t.seconds(seconds);
  if (seconds < 90 * 60) return t.minutes(tenths(seconds / 60));
  if (seconds < 24 * 3600) return t.hours(tenths(seconds / 3600));
  return t.days(tenths(seconds / 86_400));
}

/** 1:05, 2 h 10 min, 3 d. */
export function timeWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return onlineWords().hoursLeft(hours, Math.floor((seconds % 3600) / 60));
  return onlineWords().daysLeft(Math.floor(hours / 24));
}

/** How long ago something was, in the language of the page: 5 minutes ago, yesterday. */
export function agoWords(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / (24 * 60)), 'day');
}
