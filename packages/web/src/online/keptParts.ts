import { type Shuffle, tableLabel } from '@hanga/kernel';
import type { KeptPart } from '@hanga/protocol';

/**
 * The parts that this browser has brought to shuffles, by table: kept before the server hears of them, so that a reload
 * can still reveal, and so that the check in the end needs nobody's word.
 */
const KEY = 'hanga-parts';
const MOST = 100;
/** Where nothing can be stored, a part lasts as long as the page. */
const here = new Map<string, KeptPart>();

function all(): Record<string, KeptPart> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptPart>) : {};
  } catch {
    return {};
  }
}

const isKept = (value: KeptPart | undefined): value is KeptPart =>
  typeof value === 'object' && typeof value.server === 'string' && typeof value.part === 'string';

export function keptPart(table: string): KeptPart | undefined {
  const kept = all()[table] ?? here.get(table);
  return isKept(kept) ? kept : undefined;
}

/** Of the table that a record names by its hash alone. */
export function keptFor(shuffle: Shuffle): { readonly id: string; readonly kept: KeptPart } | undefined {
  const id = [...Object.keys(all()), ...here.keys()].find(each => tableLabel(each) === shuffle.table);
  const kept = id === undefined ? undefined : keptPart(id);
  return id !== undefined && kept ? { id, kept } : undefined;
}

export function keep(table: string, part: KeptPart): void {
  here.set(table, part);
  const { [table]: _, ...others } = all();
  const kept = Object.fromEntries([...Object.entries(others), [table, part]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A page that is not reloaded reveals all the same.
  }
}
