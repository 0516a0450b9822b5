import { type AdminOverview, type BackupLine, limits } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { FieldResult, TextField, useSending } from '../people/fields.tsx';
import { peopleWords } from '../people/text/index.ts';
import { megabytes, type PanelProps, useAnswer, useDoing, whenWas } from './panel.ts';
import { houseWords } from './text/index.ts';

/** How the server is, and what everybody is told of it. */
export function ServerPanel(props: PanelProps) {
  const t = houseWords().admin;
  const seen = useAnswer<AdminOverview>(props.orders, { kind: 'overview' }, props.done);
  const { sending, act } = useDoing(props);
  const copying = useSending();
  const [file, setFile] = useState('');
  if (!seen) return null;
  const { house, people, tables, backup } = seen;
  const copy = async (): Promise<void> => {
    const isMade = await copying.send(async () =>
      setFile((await props.orders.order<BackupLine>({ kind: 'backup' })).file),
    );
    if (isMade) props.onDone();
  };
  return (
    <section class="panel form">
      <h2>{t.server}</h2>
      <dl>
        <dt>{t.engine}</dt>
        <dd>{seen.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}</dd>
        <dt>{t.storage}</dt>
        <dd>{t.size(megabytes(seen.size), seen.free === undefined ? undefined : megabytes(seen.free))}</dd>
        <dt>{t.people}</dt>
        <dd>{t.peopleCount(people.accounts, people.guests, people.banned)}</dd>
        <dt>{t.tables}</dt>
        <dd>{t.tableCount(tables.open, tables.running, tables.finished)}</dd>
        <dt>{t.backup}</dt>
        <dd>{backup ? `${whenWas(backup.at)}, ${megabytes(backup.size)}` : t.noBackup}</dd>
      </dl>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {t.backupNow}
        </button>
        <button
          type="button"
          class={house.readOnly ? 'main' : 'quiet'}
          onClick={() =>
            act(
              { kind: 'readOnly', on: !house.readOnly },
              house.readOnly ? undefined : { question: t.readOnlyAsk, yes: t.readOnlyOn },
            )
          }
        >
          {house.readOnly ? t.readOnlyOff : t.readOnlyOn}
        </button>
        <button
          type="button"
          class={house.closed ? 'main' : 'quiet'}
          onClick={() => act({ kind: 'closed', on: !house.closed })}
        >
          {house.closed ? t.closedOff : t.closedOn}
        </button>
      </div>
      {file && (
        <p class="hint" role="status">
          {t.backedUp(file)}
        </p>
      )}
      <FieldResult sending={copying} />
      <Announcing said={house.announcement ?? ''} onSay={text => act({ kind: 'announce', ...(text && { text }) })} />
      <FieldResult sending={sending} />
      <h3>{t.troubles}</h3>
      {seen.troubles.length === 0 && <p class="hint">{t.noTroubles}</p>}
      <ul class="tokens">
        {seen.troubles.map(({ player, name, way, at, why, status }) => (
          <li key={`${player} ${way}`}>
            <span>
              <b>{name}</b>{' '}
              {peopleWords().news.failed(
                whenWas(at),
                (peopleWords().news.whyFailed as Readonly<Record<string, (status: number) => string>>)[why]?.(
                  status ?? 0,
                ) ?? why,
              )}{' '}
              <span class="hint">({way})</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Announcing({ said, onSay }: { readonly said: string; readonly onSay: (text: string) => void }) {
  const t = houseWords().admin;
  const [text, setText] = useState(said);
  useEffect(() => setText(said), [said]);
  const say = (event: Event): void => {
    event.preventDefault();
    onSay(text.trim());
  };
  return (
    <form onSubmit={say} aria-label={t.announcement}>
      <TextField
        label={t.announcement}
        type="text"
        maxLength={limits.announcement}
        autocomplete="off"
        value={text}
        onInput={setText}
      />
      <div class="row">
        <button type="submit">{t.announce}</button>
        {said && (
          <button type="button" class="quiet" onClick={() => onSay('')}>
            {t.silence}
          </button>
        )}
      </div>
    </form>
  );
}
