import { useEffect, useState } from 'preact/hooks';
import { fetchMe, me } from '../online/me.ts';
import { onlineWords } from '../online/text/index.ts';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { DeletePanel, hasGone } from './DeletePanel.tsx';
import { History } from './History.tsx';
import { LiveTable } from './LiveTable.tsx';
import { byTurn, isLive, useMyTables } from './myTables.ts';
import { NamePanel } from './NamePanel.tsx';
import { shownName } from './shownName.ts';
import { TokensPanel } from './TokensPanel.tsx';
import { TurnNews } from './TurnNews.tsx';
import { peopleWords } from './text/index.ts';
import '../online/online.css';
import './people.css';

/** Who one is at this server: name, account, tables, and how one hears of one's turn. */
export function MePage() {
  const t = peopleWords();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    fetchMe().catch((error: Error) => setTrouble(error.message));
  }, []);
  const player = me.value?.player;
  const mine = useMyTables(player?.id);
  const live = byTurn(mine.tables.filter(isLive), mine.turns);
  const finished = mine.tables.filter(({ status }) => status === 'finished');
  return (
    <>
      <Header title={onlineWords().me} />
      <main class="page people">
        <h1>{player ? shownName(player) : onlineWords().me}</h1>
        <p>{t.meHint}</p>
        {hasGone.value && !player && <p role="status">{t.remove.done}</p>}
        {[trouble, mine.trouble].filter(Boolean).map(each => (
          <p key={each} class="trouble" role="alert">
            {each}
          </p>
        ))}
        {!me.value && !trouble && <p>{words().loading}</p>}
        {player && (
          <section class="panel">
            <h2>{t.tables.title}</h2>
            {live.length === 0 && <p class="hint">{t.tables.none}</p>}
            <ul class="games">
              {live.map(table => (
                <LiveTable key={table.id} table={table} isMyTurn={mine.turns.has(table.id)} />
              ))}
            </ul>
            <p class="hint">
              <a href="#/tables">{onlineWords().tables}</a>
            </p>
          </section>
        )}
        {me.value && !player?.account && <NamePanel key={`name ${player?.id ?? ''}`} player={player} />}
        {me.value && <AccountPanel key={`account ${player?.id ?? ''}`} player={player} />}
        {player?.account && <TokensPanel key={`tokens ${player.id}`} player={player} />}
        {me.value && <TurnNews key={`news ${player?.id ?? ''}`} me={me.value} />}
        {player && (
          <section class="panel">
            <h2>{t.tables.finished}</h2>
            {finished.length === 0 ? (
              <p class="hint">{t.tables.noneFinished}</p>
            ) : (
              <History tables={finished} {...(mine.hasMore && { onMore: mine.fetchMore })} />
            )}
            <p class="hint">
              <a href={`#/players/${player.id}`}>{t.profile.link}</a>
            </p>
          </section>
        )}
        {player && <DeletePanel key={`delete ${player.id}`} player={player} />}
        <p class="hint">
          <a href="#/ratings">{t.profile.ratings}</a> · <a href="#/check">{t.check}</a> ·{' '}
          <a href="#/privacy">{t.privacy}</a> ·{' '}
          {player?.admin && (
            <>
              <a href="#/admin">{t.admin}</a> ·{' '}
            </>
          )}
          <a href="#/">{words().home}</a>
        </p>
      </main>
    </>
  );
}
