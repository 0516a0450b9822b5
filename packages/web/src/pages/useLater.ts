import { useEffect, useState } from 'preact/hooks';

/** How long this page's code took to load: a measure of the network. */
const cameAfter = performance.now();

/**
 * True after a delay that grows with the time that loading took, so that the table's code and the first click come
 * first on a slow network. With everything in the cache there is no delay.
 */
export function useLater(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), Math.max(0, cameAfter * 2.5 - performance.now()));
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}
