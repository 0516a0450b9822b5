import { useLayoutEffect, useRef } from 'preact/hooks';
import { house } from './house.ts';
import { houseWords } from './text/index.ts';
import './house.css';

/** A line above everything: what those who run the server announce, and that nothing can be played for now. */
export function HouseNotice() {
  const { announcement, readOnly } = house.value;
  const t = houseWords();
  const notice = useRef<HTMLElement>(null);
  // Boards are as high as the window: by this much less under a notice.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const seen = new ResizeObserver(() => style.setProperty('--notice', `${notice.current?.offsetHeight ?? 0}px`));
    if (notice.current) seen.observe(notice.current);
    return () => {
      seen.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  return (
    <aside ref={notice} class="house-notice" aria-label={t.notice}>
      <div role="status">
        {announcement && <p>{announcement}</p>}
        {readOnly && <p>{t.readOnly}</p>}
      </div>
    </aside>
  );
}
