import type { MyTable } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { MeLink } from '../people/MeLink.tsx';
import { Header } from '../shell/Header.tsx';
import { api } from './api.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { connection, lobby } from './connection.ts';
import { LobbyFilterFields } from './LobbyFilterFields.tsx';
import { anyTable, isWanted } from './lobbyFilter.ts';
import { fetchMe, me } from './me.ts';
import { OpenTable } from './OpenTable.tsx';
import { TableList } from './TableList.tsx';
import { TakeCode } from './TakeCode.tsx';
import { onlineWords } from './text/index.ts';
import './online.css';

/** Tables of the server: one's own, those that wait for players, those being played; and how to open one. */
export function LobbyPage() {
  const t = onlineWords();
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [filter, setFilter] = useState(anyTable);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    fetchMe()
      .then(({ player }) => (player ? api.myTables().then(setMine) : undefined))
      .catch((error: Error) => setTrouble(error.message));
    connection().lobby(true);
    return () => connection().lobby(false);
  }, []);
  const own = mine.filter(({ status }) => status === 'open' || status === 'running');
  // One's own stand above already.
  const others = (lobby.value ?? []).filter(({ id }) => !own.some(mine => mine.id === id));
  const wanted = others.filter(table => isWanted(filter, table));
  const open = wanted.filter(({ status }) => status === 'open');
  const running = wanted.filter(({ status }) => status === 'running');
  const isFiltered = wanted.length < others.length;
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
        {own.length > 0 && <TableList title={t.mine} tables={own} link="goOn" />}
        {others.length > 1 && <LobbyFilterFields filter={filter} onChange={setFilter} />}
        <TableList title={t.openTables} tables={open} empty={isFiltered ? t.filter.none : t.noneOpen} link="join" />
        <TableList title={t.running} tables={running} empty={isFiltered ? t.filter.none : t.noneRunning} link="look" />
        {me.value && <OpenTable key={me.value.player?.id} me={me.value} />}
        <TakeCode />
      </main>
    </>
  );
}
