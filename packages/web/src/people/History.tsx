import type { MyTable } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { settings } from '../settings.ts';
import { labelled } from '../text/labelled.ts';
import { Names } from './Names.tsx';
import { peopleWords } from './text/index.ts';

const SHOWN_AT_FIRST = 10;

/** Finished games, newest first, with how they ended for whoever sat at `seat`. `onMore`: there are earlier ones. */
export function History({ tables, onMore }: { readonly tables: readonly MyTable[]; readonly onMore?: () => void }) {
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, tables.length - SHOWN_AT_FIRST);
  return (
    <>
      <ul class="games">
        {tables.slice(0, tables.length - hidden).map(table => (
          <PastTable key={table.id} table={table} />
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" class="quiet" onClick={() => setWhole(true)}>
          {peopleWords().tables.more(hidden)}
        </button>
      )}
      {hidden === 0 && onMore && (
        <button type="button" class="quiet" onClick={onMore}>
          {peopleWords().tables.earlier}
        </button>
      )}
    </>
  );
}

function PastTable({ table }: { readonly table: MyTable }) {
  const t = peopleWords();
  const { result, seat } = table;
  const rank = result?.ranks[seat];
  const when = new Date(table.createdAt).toLocaleDateString(settings.value.language, { dateStyle: 'medium' });
  const facts = [
    ...(result ? [result.scores.join(' – ')] : []),
    when,
    ...(result && !result.rated ? [t.tables.notRated] : []),
  ];
  return (
    <li>
      <div class="game-words">
        <b>
          {table.name}
          {rank !== undefined && (
            <span class={rank === 1 ? 'place won' : 'place'}>{t.tables.place(rank, table.seats.length)}</span>
          )}
        </b>
        <span>
          {entryOf(table.game)?.name ?? table.game} · <Names seats={table.seats} /> · {facts.join(' · ')}
        </span>
      </div>
      <div class="row">
        <a class="button" href={`#/table/${table.id}/replay`} aria-label={labelled(t.tables.watch, table.name)}>
          {t.tables.watch}
        </a>
        <a class="button quiet" href={`#/check/${table.id}`} aria-label={labelled(t.check, table.name)}>
          {t.check}
        </a>
      </div>
    </li>
  );
}
