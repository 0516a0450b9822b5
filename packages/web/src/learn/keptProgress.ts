import type { GameTypes } from '@hanga/kernel';
import type { Progress, Tutorial } from './tutorial.ts';

const keyOf = ({ name }: { name: string }): string => `hanga-tutorial-${name}`;

/** Where the learner was when they left, or the beginning. */
export function keptProgress<T extends GameTypes>(tutorial: Tutorial<T>): Progress<T> {
  try {
    return tutorial.parse(JSON.parse(localStorage.getItem(keyOf(tutorial)) ?? 'null')) ?? tutorial.start();
  } catch {
    return tutorial.start();
  }
}

export function keepProgress<T extends GameTypes>(tutorial: Tutorial<T>, progress: Progress<T> | undefined): void {
  try {
    if (progress) localStorage.setItem(keyOf(tutorial), JSON.stringify(progress));
    else localStorage.removeItem(keyOf(tutorial));
  } catch {
    // A browser that keeps nothing still teaches; it only forgets where one was.
  }
}
