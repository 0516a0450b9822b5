import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/index.ts';
import './Cover.css';

/** Hides the table between two people who share a screen, until the next one takes over. */
export function Cover(props: { name: string; onShow: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const t = words().cover;
  return (
    <main class="cover">
      <h1>{t.title(props.name)}</h1>
      <p>{t.hint}</p>
      <button type="button" class="main" ref={button} onClick={props.onShow}>
        {t.show(props.name)}
      </button>
    </main>
  );
}
