import type { TableInfo } from '@hanga/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { entryOf, type GameEntry } from '../games/index.ts';
import { TableScreen } from '../pages/TableScreen.tsx';
import { MeLink } from '../people/MeLink.tsx';
import { shownName } from '../people/shownName.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { ask } from '../shell/ask.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { useRoomBeside } from '../table/Side.tsx';
import { words } from '../text/index.ts';
import { Chat } from './Chat.tsx';
import { Clocks } from './Clocks.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { fetchMe } from './me.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { openRemote, type Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { useYourTurn } from './yourTurn.ts';
import './online.css';

/** A table of the server: first a room to meet in, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const remote = useMemo(() => openRemote(id), [id]);
  useEffect(() => () => remote.close(), [remote]);
  useEffect(() => void fetchMe().catch(() => {}), []);
  const info = remote.info.value;
  const entry = info && entryOf(info.game);
  const trouble = remote.trouble.value;
  if (info && entry && (info.status === 'running' || info.status === 'finished'))
    return <TableGame remote={remote} info={info} entry={entry} />;
  return (
    <>
      <Header title={info?.name ?? onlineWords().tables}>
        <MeLink />
      </Header>
      <ConnectionNotice />
      {info?.status === 'open' ? (
        <WaitingRoom remote={remote} info={info} />
      ) : (
        <main class="page">
          {info?.status === 'closed' && <p>{onlineWords().room.closed}</p>}
          {!info && !trouble && <p>{words().loading}</p>}
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <p>
            <a href="#/tables">{onlineWords().tables}</a>
          </p>
        </main>
      )}
    </>
  );
}

interface TableGameProps {
  readonly remote: Remote;
  readonly info: TableInfo;
  readonly entry: GameEntry;
}

function TableGame({ remote, info, entry }: TableGameProps) {
  const t = onlineWords();
  const [open, setOpen] = useState<'chat' | 'device'>();
  const hasRoom = useRoomBeside();
  const [readTo, setReadTo] = useState(() => remote.chat.value.length);
  const front = remote.front.value;
  const table = remote.table.value;
  const mine = info.you.seat;
  const seat = mine === undefined ? undefined : info.seats[mine];
  const isMine = mine !== undefined && info.status === 'running' && remote.toAct.value.includes(mine);
  useYourTurn(isMine, entry.name, info.id);
  useEffect(() => {
    if (open === 'chat') setReadTo(remote.chat.value.length);
  }, [open, remote.chat.value.length]);
  if (!front || !table) {
    return (
      <>
        <Header title={info.name} />
        <ConnectionNotice />
        <main class="page">
          <p>{words().loading}</p>
        </main>
      </>
    );
  }
  // A page from before an update, or a server that went back to an older one: nothing here can draw that game.
  if (info.rules > front.rules.rules) {
    return (
      <>
        <Header title={info.name} />
        <main class="page">
          <p role="status">{t.play.newerRules}</p>
        </main>
      </>
    );
  }
  const unread = remote.chat.value.length - readTo;
  const away = info.seats.flatMap((each, number) =>
    each.kind === 'person' && each.standIn && number !== mine ? [shownName(each)] : [],
  );
  const leave = async (): Promise<void> => {
    if (await ask({ question: t.play.leaveAsk, yes: t.play.leave })) void remote.do({ kind: 'leave' });
  };
  const text = front.text[settings.value.language];
  return (
    <>
      <TableScreen
        entry={entry}
        front={front}
        source={remote}
        table={table}
        onReplay={() => go(`table/${info.id}/replay`)}
        checkAddress={`#/check/${info.id}`}
        beside={info.chat && <Chat remote={remote} />}
        tools={
          <>
            {info.chat && !hasRoom && (
              <button type="button" class="tool" onClick={() => setOpen('chat')}>
                {unread > 0 ? t.chat.unread(unread) : t.chat.title}
              </button>
            )}
            {mine !== undefined && (
              <button type="button" class="tool" onClick={() => setOpen('device')}>
                {t.play.otherDevice}
              </button>
            )}
            {mine !== undefined && info.status === 'running' && (
              <button type="button" class="tool" onClick={() => void leave()}>
                {t.play.leave}
              </button>
            )}
            <MeLink />
          </>
        }
      >
        <ConnectionNotice />
        <Clocks remote={remote} />
        <p class="table-notes" role="status">
          {info.pinned && <span>{t.play.pinned}</span>}
          {mine === undefined && info.status === 'running' && <span>{t.play.spectator}</span>}
          {away.map(name => (
            <span key={name}>{t.play.away(name)}</span>
          ))}
          {seat?.kind === 'person' && seat.standIn && info.status === 'running' && (
            <span>
              {t.play.standIn}{' '}
              <button type="button" class="main" onClick={() => void remote.do({ kind: 'back' })}>
                {t.play.back}
              </button>
            </span>
          )}
        </p>
      </TableScreen>
      {open === 'chat' && (
        <Dialog title={t.chat.title} onClose={() => setOpen(undefined)}>
          <Chat remote={remote} />
        </Dialog>
      )}
      {open === 'device' && (
        <Dialog title={t.play.otherDevice} onClose={() => setOpen(undefined)}>
          <OtherDevice id={info.id} />
        </Dialog>
      )}
      {remote.missed.value.length > 0 && !table.outcome && (
        <Dialog title={t.play.missed} onClose={() => remote.sawMissed()}>
          <ol class="log">
            {remote.missed.value.map(({ move, seat: who, events }) => (
              <li key={move} data-color={who}>
                {events
                  .map(event => text.event(event, number => table.seats[number]?.name ?? '', mine, table.view))
                  .join(' ')}
              </li>
            ))}
          </ol>
          <button type="button" class="main" onClick={() => remote.sawMissed()}>
            {t.play.missedSeen}
          </button>
        </Dialog>
      )}
    </>
  );
}
