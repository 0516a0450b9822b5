/** Whether there is still time before something else may want the page. */
export type HasTime = () => boolean;

/** Milliseconds that a step taken in idle time may need on a slow phone. */
const STEP = 15;

/** Does something when the page has nothing else to do; returns a way to think better of it. */
export function whenIdle(task: (hasTime: HasTime) => void): () => void {
  // Safari has no idle callbacks yet: there, a moment after whatever was just shown.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => task(() => false), 120);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(deadline => task(() => deadline.timeRemaining() > STEP));
  return () => cancelIdleCallback(handle);
}
