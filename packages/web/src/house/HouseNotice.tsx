import { house } from './house.ts';
import { houseWords } from './text/index.ts';
import './house.css';

/** A line above everything: what those who run the server announce, and that nothing can be played for now. */
export function HouseNotice() {
  const { announcement, readOnly } = house.value;
  const t = houseWords();
  return (
    <aside class="house-notice" aria-label={t.notice}>
      <div role="status">
        {announcement && <p>{announcement}</p>}
        {readOnly && <p>{t.readOnly}</p>}
      </div>
    </aside>
  );
}
