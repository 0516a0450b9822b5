import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Size } from './box.ts';

/** How large the board is. Before it is measured, the window's size stands in. */
export function useSize(root: RefObject<HTMLElement>): Size {
  const [size, setSize] = useState<Size>(() => ({ width: window.innerWidth, height: window.innerHeight - 44 }));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(before => (before.width === width && before.height === height ? before : { width, height }));
    };
    // It tells the size first thing, in the frame that shows the board. To ask for it here would lay everything out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return size;
}
