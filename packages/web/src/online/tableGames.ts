/**
 * The games of the tables where this browser has been: whoever comes back has the game fetched along with the page,
 * before the server has told. `ahead.js` reads it.
 */
const KEY = 'hanga-table-games';
const MOST = 50;

export function keepTableGame(table: string, game: string): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { [table]: known, ...others } = typeof kept === 'object' ? (kept as Record<string, string>) : {};
    if (known === game) return;
    const games = Object.fromEntries([...Object.entries(others), [table, game]].slice(-MOST));
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing fetches the game a little later.
  }
}
