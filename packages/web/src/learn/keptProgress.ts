import { type Progress, parseProgress, startTutorial } from './tutorial.ts';

const KEY = 'hanga-tutorial';

/** Where the learner was when they left, or the beginning. */
export function keptProgress(): Progress {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(KEY) ?? 'null')) ?? startTutorial();
  } catch {
    return startTutorial();
  }
}

export function keepProgress(progress: Progress | undefined): void {
  try {
    if (progress) localStorage.setItem(KEY, JSON.stringify(progress));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still teaches; it only forgets where one was.
  }
}
