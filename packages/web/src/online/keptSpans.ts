import type { KeptSpans, Span } from './gestures.ts';

/** More are not undone in a row. */
const MOST = 50;

const isSpan = (kept: Partial<Span> | null): kept is Span =>
  typeof kept?.before === 'number' && typeof kept.after === 'number';

/** Kept for as long as the tab is: after a reload a gesture at this table is still one. */
export const keptSpans = (table: string): KeptSpans => ({
  read() {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isSpan) : [];
    } catch {
      return [];
    }
  },
  write(all) {
    try {
      sessionStorage.setItem(keyOf(table), JSON.stringify(all.slice(-MOST)));
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
});

const keyOf = (table: string): string => `hanga-gestures-${table}`;
