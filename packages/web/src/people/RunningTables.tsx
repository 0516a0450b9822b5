import { useEffect } from 'preact/hooks';
import { fetchMe, me } from '../online/me.ts';
import { LiveTable } from './LiveTable.tsx';
import { byTurn, useMyTables } from './myTables.ts';
import { peopleWords } from './text/index.ts';
import './people.css';

const MOST = 5;

/** For the first page: games of one's own that go on at the server. Nothing where there are none, or no server. */
export function RunningTables() {
  const t = peopleWords().tables;
  useEffect(() => void fetchMe().catch(() => {}), []);
  const { tables, turns } = useMyTables(me.value?.player?.id);
  const running = byTurn(
    tables.filter(({ status }) => status === 'running'),
    turns,
  );
  if (running.length === 0) return null;
  return (
    <section class="panel my-tables">
      <h2>{turns.size > 0 ? t.turnsAt(turns.size) : t.title}</h2>
      <ul class="games">
        {running.slice(0, MOST).map(table => (
          <LiveTable key={table.id} table={table} isMyTurn={turns.has(table.id)} />
        ))}
      </ul>
      <p class="hint">
        <a href="#/me">{t.all}</a>
      </p>
    </section>
  );
}
