/**
 * Whether the server knew this browser when it was last asked. The first page asks a server nothing where there may be
 * none, or nobody to ask for.
 */
const KEY = 'hanga-known';

export const isKnown = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
};

export function keepKnown(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing only misses a line on the first page.
  }
}
