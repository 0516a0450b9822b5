/** Does something when the page has nothing else to do; returns a way to think better of it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks yet: there, a moment after whatever was just shown.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 120);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
