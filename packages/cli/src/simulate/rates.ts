import type { Facts, Rate } from '../front.ts';
import { byName, type Counts, count, rounded, sorted, spreadOf, sum, within } from './counting.ts';

/** A row of a table of rates: what was added up and collected under its key, and what follows from it. */
export interface RatedRow {
  readonly key: string;
  readonly counts: Readonly<Record<string, number>>;
  /** How often each collected value came. */
  readonly values: Readonly<Record<string, readonly (readonly [value: number, times: number])[]>>;
  /** Shares from 0 to 1, and means; the mean of nothing is not there. */
  readonly rates: Readonly<Record<string, number>>;
}

interface Sums {
  readonly counts: Counts<string>;
  readonly values: Map<string, Counts<number>>;
}

/** Adds up the tables of rates that a game counts. */
export class RateTables {
  private readonly tables = new Map<string, Map<string, Sums>>();

  add(facts: NonNullable<Facts['rates']>): void {
    for (const [table, rows] of Object.entries(facts)) {
      const sums = within(this.tables, table, () => new Map<string, Sums>());
      for (const [key, tallies] of Object.entries(rows)) {
        const row = within(sums, key, (): Sums => ({ counts: new Map(), values: new Map() }));
        for (const [name, tally] of Object.entries(tallies)) {
          if (typeof tally === 'number') count(row.counts, name, tally);
          else
            for (const value of tally)
              count(
                within(row.values, name, () => new Map<number, number>()),
                value,
              );
        }
      }
    }
  }

  /** Every table with its rows in order. */
  summary(rates: Readonly<Record<string, readonly Rate[]>>): Readonly<Record<string, readonly RatedRow[]>> {
    return Object.fromEntries(
      [...this.tables].map(([table, rows]) => [
        table,
        [...rows].sort(byName).map(([key, sums]) => ratedRow(key, sums, rates[table] ?? [])),
      ]),
    );
  }
}

const ratedRow = (key: string, sums: Sums, rates: readonly Rate[]): RatedRow => ({
  key,
  counts: Object.fromEntries(sums.counts),
  values: Object.fromEntries([...sums.values].map(([name, values]) => [name, sorted(values)])),
  rates: Object.fromEntries(
    rates.flatMap(rate => {
      const value = rateOf(rate, sums);
      return value === undefined ? [] : [[rate.name, value]];
    }),
  ),
});

function rateOf(rate: Rate, { counts, values }: Sums): number | undefined {
  if ('meanOf' in rate) {
    const collected = values.get(rate.meanOf);
    return collected && sum(collected) > 0 ? spreadOf(collected).mean : undefined;
  }
  const all = rate.per.reduce((total, name) => total + (counts.get(name) ?? 0), 0);
  return all === 0 ? 0 : rounded((counts.get(rate.of) ?? 0) / all);
}
