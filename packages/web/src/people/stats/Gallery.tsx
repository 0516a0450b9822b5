import type { PlayerStats } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf } from '../../games/index.ts';
import { settings } from '../../settings.ts';
import { statsWords } from './text/index.ts';

/** Desktop browsers mostly cannot. */
const canShare: boolean = 'share' in navigator;

/** What somebody made in their best games, as the server prints it. Each leads to its game, and can be sent on. */
export function Gallery({ best }: Pick<PlayerStats, 'best'>) {
  const t = statsWords();
  const [said, setSaid] = useState('');
  const send = async (title: string, path: string): Promise<void> => {
    const url = `${location.origin}${path}`;
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(t.copied);
    } catch {
      // Whoever thinks better of it has not shared anything.
    }
  };
  if (best.length === 0) return null;
  return (
    <section class="panel">
      <h2>{t.gallery}</h2>
      <ul class="works">
        {best.map(({ game, table, seat, score, at }) => {
          const name = entryOf(game)?.name ?? game;
          const day = new Date(at).toLocaleDateString(settings.value.language, { dateStyle: 'medium' });
          return (
            <li key={`${table} ${seat}`}>
              <a href={`#/table/${table}/replay`} aria-label={t.watch(name, score)}>
                <img src={`/picture/${table}/${seat}`} alt="" width="1200" height="630" loading="lazy" />
              </a>
              <span class="row">
                <span>
                  <b>{t.work(name, score)}</b> <span class="hint">{day}</span>
                </span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={t.share(name, score)}
                  onClick={() => void send(t.work(name, score), `/table/${table}/print/${seat}`)}
                >
                  {t.shareWord}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status">{said}</p>
    </section>
  );
}
