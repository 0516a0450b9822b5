import { limits, type PersonLine } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { FieldResult, TextField } from '../people/fields.tsx';
import { Finding } from './Finding.tsx';
import { type Doing, type PanelProps, useAnswer, useDoing, whenWas } from './panel.ts';
import { houseWords } from './text/index.ts';

/** Everybody whom the server knows, and what can be done about them. */
export function PeoplePanel(props: PanelProps) {
  const t = houseWords().admin;
  const [find, setFind] = useState('');
  const people = useAnswer<readonly PersonLine[]>(props.orders, { kind: 'people', find }, props.done);
  const doing = useDoing(props);
  return (
    <section class="panel">
      <h2>{t.people}</h2>
      <Finding label={t.people} onFind={setFind} />
      {people?.length === 0 && <p class="hint">{t.none}</p>}
      <FieldResult sending={doing.sending} />
      <ul class="tokens">
        {people?.map(person => (
          <Person key={person.id} person={person} act={doing.act} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person, act }: { readonly person: PersonLine; readonly act: Doing['act'] }) {
  const t = houseWords().admin;
  const [isRenaming, setRenaming] = useState(false);
  const [name, setName] = useState(person.name);
  const who = person.id;
  const facts = [
    person.account ? t.account : t.guest,
    ...(person.bot ? [t.bot] : []),
    ...(person.admin ? [t.isAdmin] : []),
    ...(person.bannedAt === undefined ? [] : [t.banned(whenWas(person.bannedAt))]),
    ...(person.liveTables > 0 ? [t.atTables(person.liveTables)] : []),
    t.since(whenWas(person.createdAt)),
  ];
  const rename = (event: Event): void => {
    event.preventDefault();
    setRenaming(false);
    act({ kind: 'rename', who, name: name.trim() });
  };
  return (
    <li>
      <span>
        <a href={`#/players/${who}`}>
          <b>{person.name}</b>
        </a>{' '}
        <span class="hint">{facts.join(' · ')}</span>
        <small class="hint id">{who}</small>
      </span>
      <div class="row">
        <button
          type="button"
          class="quiet"
          aria-label={t.renameOf(person.name)}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t.rename}
        </button>
        {person.bannedAt !== undefined ? (
          <button
            type="button"
            class="quiet"
            aria-label={t.unbanOf(person.name)}
            onClick={() => act({ kind: 'unban', who })}
          >
            {t.unban}
          </button>
        ) : (
          !person.admin && (
            <button
              type="button"
              class="quiet"
              aria-label={t.banOf(person.name)}
              onClick={() => act({ kind: 'ban', who }, { question: t.banAsk(person.name), yes: t.ban })}
            >
              {t.ban}
            </button>
          )
        )}
        {!person.admin && (
          <button
            type="button"
            class="danger"
            aria-label={t.deleteOf(person.name)}
            onClick={() => act({ kind: 'deletePerson', who }, { question: t.deleteAsk(person.name), yes: t.delete })}
          >
            {t.delete}
          </button>
        )}
      </div>
      {isRenaming && (
        <form class="form" onSubmit={rename} aria-label={t.renameOf(person.name)}>
          <TextField
            label={t.newName(person.name)}
            type="text"
            maxLength={limits.name}
            autocomplete="off"
            value={name}
            onInput={setName}
          />
          <button type="submit">{t.rename}</button>
        </form>
      )}
    </li>
  );
}
