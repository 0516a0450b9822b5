import { fallbackLanguage } from '@hanga/kernel';

/** How often each thing came. */
export type Counts<Key> = Map<Key, number>;

export function count<Key>(counts: Counts<Key>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** What a map holds under a key; made there when it is first asked for. */
export function within<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

export const sum = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((all, n) => all + n, 0);

export const sorted = (counts: ReadonlyMap<number, number>): (readonly [number, number])[] =>
  [...counts].sort(([a], [b]) => a - b);

/** Names in the order of the alphabet, numbers among them by their size. */
export const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a.localeCompare(b, fallbackLanguage, { numeric: true });

/** Four decimals: more would be noise. */
export const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;

export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(counts: ReadonlyMap<number, number>): Spread {
  const entries = sorted(counts);
  const n = sum(counts);
  if (n === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = entries.reduce((all, [value, times]) => all + value * times, 0) / n;
  const variance = entries.reduce((all, [value, times]) => all + (value - mean) ** 2 * times, 0) / n;
  return {
    mean: rounded(mean),
    sd: rounded(Math.sqrt(variance)),
    min: entries[0]?.[0] ?? 0,
    max: entries.at(-1)?.[0] ?? 0,
  };
}
