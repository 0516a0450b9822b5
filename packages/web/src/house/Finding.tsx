import { useState } from 'preact/hooks';
import { houseWords } from './text/index.ts';

/** A line to look for something by. */
export function Finding({ label, onFind }: { readonly label: string; readonly onFind: (words: string) => void }) {
  const t = houseWords().admin;
  const [find, setFind] = useState('');
  const look = (event: Event): void => {
    event.preventDefault();
    onFind(find.trim());
  };
  return (
    <form class="form" onSubmit={look} aria-label={label}>
      <label class="field">
        <span>{t.find}</span>
        <input type="text" maxLength={100} value={find} onInput={event => setFind(event.currentTarget.value)} />
      </label>
      <button type="submit">{t.search}</button>
    </form>
  );
}
