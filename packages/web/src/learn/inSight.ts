import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A screen's height around what is seen: who scrolls finds everything drawn. */
const AROUND = '100%';

const waiting = new Map<Element, () => void>();

const watcher =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver(
        entries => {
          for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
        },
        { rootMargin: AROUND },
      );

// On paper all of it is in sight.
if (watcher)
  addEventListener('beforeprint', () => {
    for (const show of [...waiting.values()]) show();
  });

/** Whether something has come near what is seen: then it is drawn, and stays. */
export function useInSight(element: RefObject<Element>): boolean {
  const [isSeen, setSeen] = useState(!watcher);
  useEffect(() => {
    const watched = element.current;
    if (isSeen || !watched) return undefined;
    const stop = (): void => {
      watcher?.unobserve(watched);
      waiting.delete(watched);
    };
    waiting.set(watched, () => {
      stop();
      setSeen(true);
    });
    watcher?.observe(watched);
    return stop;
  }, [isSeen]);
  return isSeen;
}
