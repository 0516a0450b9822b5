import type { StoredTable } from '../table/meta.ts';
import { type HeadRow, tableIn } from './tableRow.ts';

/** Reads tables from rows. A damaged one counts as missing; it is reported once. */
export class RowReader {
  readonly #onDamaged: (id: string) => void;
  readonly #damaged = new Set<string>();

  constructor(onDamaged: (id: string) => void) {
    this.#onDamaged = onDamaged;
  }

  table(row: HeadRow): StoredTable | undefined {
    const table = tableIn(row);
    if (!table) this.tellDamage(row.id);
    return table;
  }

  tellDamage(id: string): void {
    if (this.#damaged.has(id)) return;
    this.#damaged.add(id);
    this.#onDamaged(id);
  }
}
