import type { TableLine } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { Names } from '../people/Names.tsx';
import { settings } from '../settings.ts';
import { labelled } from '../text/labelled.ts';
import { agoWords, clockWords } from './clockWords.ts';
import { onlineWords } from './text/index.ts';

const SHOWN_AT_FIRST = 8;

interface TableListProps {
  readonly title: string;
  readonly tables: readonly TableLine[];
  /** What is said where there are none. */
  readonly empty?: string;
  /** What one goes there for. */
  readonly link: 'join' | 'look' | 'goOn';
}

export function TableList({ title, tables, empty, link }: TableListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tables : tables.slice(0, SHOWN_AT_FIRST);
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p class="hint">{empty}</p>
      ) : (
        <ul class="games">
          {shown.map(table => (
            <Line key={table.id} table={table} link={link} />
          ))}
        </ul>
      )}
      {shown.length < tables.length && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {onlineWords().more(tables.length - shown.length)}
        </button>
      )}
    </section>
  );
}

function Line({ table, link }: { readonly table: TableLine; readonly link: TableListProps['link'] }) {
  const t = onlineWords();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const seats = table.status === 'open' ? [free > 0 ? t.seatsFree(free) : t.full] : [];
  const facts = [...seats, clockWords(table.clock), agoWords(Date.now() - table.createdAt, settings.value.language)];
  const hasPeople = table.seats.some(({ kind }) => kind === 'person');
  // Nobody can sit down at a full table, and whoever wants no spectators gets none.
  const leadsThere = link === 'goOn' || (link === 'join' ? free > 0 : table.spectators);
  return (
    <li>
      <div class="game-words">
        <b>{table.name}</b>
        <span>
          {entryOf(table.game)?.name ?? table.game} · <Names seats={table.seats} /> · {facts.join(' · ')}
        </span>
        {table.present && hasPeople && (
          <span class={table.present.length > 0 ? 'here' : 'hint'}>{t.here(table.present.length)}</span>
        )}
      </div>
      <div class="row">
        {leadsThere && (
          <a class="button" href={`#/table/${table.id}`} aria-label={labelled(t[link], table.name)}>
            {t[link]}
          </a>
        )}
      </div>
    </li>
  );
}
