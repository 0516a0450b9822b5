import type { AdminTableLine } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { onlineWords } from '../online/text/index.ts';
import { FieldResult } from '../people/fields.tsx';
import { Finding } from './Finding.tsx';
import { type PanelProps, useAnswer, useDoing, whenWas } from './panel.ts';
import { houseWords } from './text/index.ts';

/** All tables, private ones too. */
export function TablesPanel(props: PanelProps) {
  const t = houseWords().admin;
  const [find, setFind] = useState('');
  const tables = useAnswer<readonly AdminTableLine[]>(props.orders, { kind: 'tables', find }, props.done);
  const { sending, act } = useDoing(props);
  const { someone } = onlineWords();
  return (
    <section class="panel">
      <h2>{t.tables}</h2>
      <Finding label={t.tables} onFind={setFind} />
      {tables?.length === 0 && <p class="hint">{t.none}</p>}
      <FieldResult sending={sending} />
      <ul class="tokens">
        {tables?.map(({ id, name, game, status, private: isPrivate, people, updatedAt }) => (
          <li key={id}>
            <span>
              <a href={`#/table/${id}`}>
                <b>{name}</b>
              </a>{' '}
              <span class="hint">
                {[
                  entryOf(game)?.name ?? game,
                  t.status[status] ?? status,
                  ...(isPrivate ? [t.private] : []),
                  people.map(person => person.name || someone).join(', '),
                  whenWas(updatedAt),
                ].join(' · ')}
              </span>
              <small class="hint id">{id}</small>
            </span>
            <div class="row">
              {(status === 'open' || status === 'running') && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={t.endOf(name)}
                  onClick={() => act({ kind: 'endTable', table: id }, { question: t.endAsk(name), yes: t.end })}
                >
                  {t.end}
                </button>
              )}
              <button
                type="button"
                class="danger"
                aria-label={t.deleteOf(name)}
                onClick={() =>
                  act({ kind: 'deleteTable', table: id }, { question: t.deleteTableAsk(name), yes: t.delete })
                }
              >
                {t.delete}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
