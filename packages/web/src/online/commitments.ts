/** What the server promised at the first sight of each running table, noted in this browser before the end is known. */
const KEY = 'hanga-commitments';
const MOST = 100;

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const notedCommitment = (table: string): string | undefined => {
  const noted = all()[table];
  return typeof noted === 'string' ? noted : undefined;
};

/** Keeps the first one told of a table: one that is told later proves nothing. */
export function noteCommitment(table: string, commitment: string): void {
  const noted = all();
  if (Object.hasOwn(noted, table)) return;
  const kept = Object.fromEntries([...Object.entries(noted), [table, commitment]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without a note, the check compares with what the server tells at the end.
  }
}
