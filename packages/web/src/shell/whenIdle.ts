/** Whether enough idle time is left for a further step. */
export type HasTime = () => boolean;

/** Milliseconds that a step taken in idle time may need on a slow phone. */
const STEP = 15;

/** Runs the task when the browser is idle; returns a function that cancels it. */
export function whenIdle(task: (hasTime: HasTime) => void): () => void {
  // Safari has no idle callbacks yet: there, a timer lets the page paint first.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(() => task(() => false), 120);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(deadline => task(() => deadline.timeRemaining() > STEP));
  return () => cancelIdleCallback(handle);
}
