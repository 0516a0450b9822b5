import type { MyTable, TableLine } from '@hanga/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { MeLink } from '../people/MeLink.tsx';
import { Names } from '../people/Names.tsx';
import { peopleWords } from '../people/text/index.ts';
import { go } from '../router.ts';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { api } from './api.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { clockWords } from './clockWords.ts';
import { connection, lobby } from './connection.ts';
import { becameAnother, fetchMe, me } from './me.ts';
import { OpenTableForm } from './OpenTableForm.tsx';
import { onlineWords } from './text/index.ts';
import './online.css';

/** Tables of the server: one's own, those that wait for players, those being played. */
export function LobbyPage() {
  const t = onlineWords();
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    fetchMe()
      .then(({ player }) => (player ? api.myTables().then(setMine) : undefined))
      .catch((error: Error) => setTrouble(error.message));
    connection().lobby(true);
    return () => connection().lobby(false);
  }, []);
  const shown = lobby.value ?? [];
  const own = mine.filter(({ status }) => status === 'open' || status === 'running');
  // One's own stand above already.
  const others = shown.filter(({ id }) => !own.some(mine => mine.id === id));
  const open = others.filter(({ status }) => status === 'open');
  const running = others.filter(({ status }) => status === 'running');
  return (
    <>
      <Header title={t.tables}>
        <MeLink />
      </Header>
      <main class="page lobby">
        <h1>{t.tables}</h1>
        <p>{t.lead}</p>
        <ConnectionNotice />
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {own.length > 0 && (
          <List title={t.mine}>
            {own.map(table => (
              <Line key={table.id} table={table} link={t.goOn} />
            ))}
          </List>
        )}
        {me.value && <OpenTableForm key={me.value.player?.id} me={me.value} />}
        <List title={t.openTables} empty={t.noneOpen}>
          {open.map(table => (
            <Line key={table.id} table={table} link={t.join} />
          ))}
        </List>
        <List title={t.running} empty={t.noneRunning}>
          {running.map(table => (
            <Line key={table.id} table={table} link={t.look} />
          ))}
        </List>
        <TakeCode />
      </main>
    </>
  );
}

function List({ title, empty, children }: { title: string; empty?: string; children: ComponentChildren[] }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {children.length === 0 ? <p class="hint">{empty}</p> : <ul class="games">{children}</ul>}
    </section>
  );
}

function Line({ table, link }: { readonly table: TableLine; readonly link: string }) {
  const t = onlineWords();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const facts = [...(free > 0 ? [t.seatsFree(free)] : []), clockWords(table.clock)];
  return (
    <li>
      <div class="game-words">
        <b>{table.name}</b>
        <span>
          {entryOf(table.game)?.name ?? table.game} · <Names seats={table.seats} /> · {facts.join(' · ')}
        </span>
      </div>
      <div class="row">
        {table.status === 'running' && !table.spectators && link === t.look ? null : (
          <a class="button" href={`#/table/${table.id}`} aria-label={`${link}: ${table.name}`}>
            {link}
          </a>
        )}
      </div>
    </li>
  );
}

/** The same seat on another device. */
function TakeCode() {
  const t = onlineWords().code;
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  const take = (event: Event): void => {
    event.preventDefault();
    api.takeCode(code).then(
      // The socket was opened as nobody, or as somebody who only looks on.
      ({ table }) => void becameAnother().then(() => go(`table/${table}`)),
      (error: Error) => setTrouble(error.message),
    );
  };
  return (
    <form class="panel form" onSubmit={take}>
      <h2>{t.title}</h2>
      <label class="field">
        <span>{t.field}</span>
        <input type="text" maxLength={40} required value={code} onInput={event => setCode(event.currentTarget.value)} />
      </label>
      <button type="submit">{t.submit}</button>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="hint">
        <a href="#/me">{onlineWords().me}</a> · <a href="#/ratings">{peopleWords().profile.ratings}</a> ·{' '}
        <a href="#/">{words().home}</a>
      </p>
    </form>
  );
}
