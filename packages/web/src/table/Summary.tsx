import type { GameTypes } from '@hanga/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { SeatedTable } from '../source/source.ts';
import { words } from '../text/index.ts';
import { useShortcuts } from './shortcuts.ts';
import './summary.css';

interface SummaryProps {
  readonly front: Pick<GameFront<GameTypes>, 'summary'>;
  readonly table: SeatedTable<GameTypes>;
}

/**
 * The whole table in sentences, by the key S or by a button that shows itself when keys reach it: a screen reader reads
 * them out, and they can be gone through one by one.
 */
export function Summary({ front, table }: SummaryProps) {
  const [told, setTold] = useState<readonly string[]>([]);
  const { language } = settings.value;
  const canTell = front.summary !== undefined;

  const tell = async (): Promise<void> => {
    const summary = await front.summary?.();
    // The same words a second time are news too: what was told is taken away first.
    setTold([]);
    requestAnimationFrame(() => setTold(summary?.(table, language) ?? []));
  };

  // What was told is of one moment.
  useEffect(() => setTold([]), [table.move, language]);
  useShortcuts(canTell ? [{ key: 's', label: words().summary.title, press: () => void tell() }] : []);

  if (!canTell) return null;
  return (
    <section class="table-summary" aria-label={words().summary.title}>
      <button type="button" onClick={() => void tell()} aria-keyshortcuts="S">
        {words().summary.tell}
      </button>
      <div class="unseen" role="status">
        {told.map((sentence, index) => (
          <p key={index}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}
