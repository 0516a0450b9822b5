/** What this browser kept when its shelf was last read: games to go on with, games that are over. */
type Kind = 'going' | 'over';

const nameOf = (kind: Kind): string => `hanga-kept-${kind}`;

export const hadKept = (kind: Kind): boolean => {
  try {
    return localStorage.getItem(nameOf(kind)) === '1';
  } catch {
    return false;
  }
};

export const rememberKept = (kind: Kind, isThere: boolean): void => {
  try {
    if (isThere) localStorage.setItem(nameOf(kind), '1');
    else localStorage.removeItem(nameOf(kind));
  } catch {
    // Storage is blocked: then the first screen moves once, when the games have been read.
  }
};
