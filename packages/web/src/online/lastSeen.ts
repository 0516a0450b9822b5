/** How far one has looked on at each table: kept in the browser, for "since you were last here". */
const KEY = 'hanga-seen';
const MOST = 50;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): number | undefined => {
  const seq = all()[table];
  return typeof seq === 'number' ? seq : undefined;
};

export function keepSeen(table: string, seq: number): void {
  const { [table]: _, ...others } = all();
  const kept = Object.fromEntries([...Object.entries(others), [table, seq]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
