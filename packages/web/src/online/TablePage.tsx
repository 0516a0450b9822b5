import { patterns, type TableInfo } from '@hanga/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { entryOf, type GameEntry } from '../games/index.ts';
import { TableScreen } from '../pages/TableScreen.tsx';
import { MeLink } from '../people/MeLink.tsx';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { ask } from '../shell/ask.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { late } from '../shell/late.tsx';
import { useRoomBeside } from '../table/Side.tsx';
import { words } from '../text/index.ts';
import { sentenceFor } from './api.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { fetchMe } from './me.ts';
import { openRemote, type Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';
import { useYourTurn } from './yourTurn.ts';
import './online.css';

/** What people at one table do besides playing: no first board needs it. */
const TableNotes = late(() => import('../company/TableNotes.tsx').then(part => part.TableNotes));
const HostMenu = late(() => import('../company/HostMenu.tsx').then(part => part.HostMenu));
const Afterwards = late(() => import('../company/Afterwards.tsx').then(part => part.Afterwards));
const NextTable = late(() => import('../company/NextTable.tsx').then(part => part.NextTable));

/** Whoever comes to a game that is under way never sees it. */
const Chat = late(() => import('./Chat.tsx').then(part => part.Chat));
const OtherDevice = late(() => import('./OtherDevice.tsx').then(part => part.OtherDevice));
const ReportDialog = late(() => import('./ReportTool.tsx').then(part => part.ReportDialog));
const WaitingRoom = late(() => import('./WaitingRoom.tsx').then(part => part.WaitingRoom));
const WentWithout = late(() => import('../check/WentWithout.tsx').then(part => part.WentWithout));

interface TablePageProps {
  readonly id: string;
  /** The seat whose finished print is to be seen first. */
  readonly print?: number | undefined;
}

/** A table of the server. A link that was cut short or mistyped leads to none: no server has to be asked. */
export function TablePage({ id, print }: TablePageProps) {
  return patterns.id.test(id) ? (
    <KnownTable id={id} print={print} />
  ) : (
    <NoTable why={sentenceFor({ kind: 'noSuchTable' })} />
  );
}

function NoTable({ why }: { readonly why: string }) {
  return (
    <>
      <Header title={onlineWords().tables}>
        <MeLink />
      </Header>
      <main class="page">
        <p class="trouble" role="alert">
          {why}
        </p>
        <p>
          <a href="#/tables">{onlineWords().tables}</a>
        </p>
      </main>
    </>
  );
}

/** First a room to meet in, then the game. */
function KnownTable({ id, print }: TablePageProps) {
  const remote = useMemo(() => openRemote(id), [id]);
  useEffect(() => () => remote.close(), [remote]);
  useEffect(() => void fetchMe().catch(() => {}), []);
  const info = remote.info.value;
  const entry = info && entryOf(info.game);
  const trouble = remote.trouble.value;
  if (info && entry && (info.status === 'running' || info.status === 'finished' || info.status === 'ended'))
    return <TableGame remote={remote} info={info} entry={entry} print={print} />;
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
          {info?.status === 'closed' && (
            <p>{info.ended ? onlineWords().room.endedByHouse : onlineWords().room.closed}</p>
          )}
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
  readonly print: number | undefined;
}

function TableGame({ remote, info, entry, print }: TableGameProps) {
  const t = onlineWords();
  const [open, setOpen] = useState<'chat' | 'device' | 'host' | 'report'>();
  const [trouble, setTrouble] = useState('');
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
  const leave = async (): Promise<void> => {
    if (await ask({ question: t.play.leaveAsk, yes: t.play.leave })) void remote.do({ kind: 'leave' });
  };
  const again = async (): Promise<void> => {
    const { playAgain } = await import('../company/playAgain.ts');
    await playAgain(info).catch((why: Error) => setTrouble(why.message));
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
        onAgain={mine === undefined ? undefined : () => void again()}
        print={print}
        afterwards={<Afterwards info={info} nameOf={remote.nameOf} />}
        urgent={
          <>
            {mine !== undefined && <NextTable here={info.id} isMyTurn={isMine} />}
            {info.chat && !hasRoom && unread > 0 && (
              <button type="button" class="tool unread" onClick={() => setOpen('chat')}>
                <span class="unseen">{t.chat.unread(unread)}</span>
                <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
                  <path d="M2 1h16v11H9l-4 4v-4H2z" fill="none" stroke="currentColor" stroke-width="1.8" />
                </svg>{' '}
                <span aria-hidden="true">{unread}</span>
              </button>
            )}
          </>
        }
        beside={info.chat && <Chat remote={remote} />}
        tools={
          <>
            {info.chat && !hasRoom && (
              <button type="button" class="tool" onClick={() => setOpen('chat')}>
                {unread > 0 ? t.chat.unread(unread) : t.chat.title}
              </button>
            )}
            {info.you.host && info.status === 'running' && (
              <button type="button" class="tool" onClick={() => setOpen('host')}>
                {t.play.hostMenu}
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
            <button type="button" class="tool" onClick={() => setOpen('report')}>
              {t.report}
            </button>
            <MeLink />
          </>
        }
      >
        <ConnectionNotice />
        <p class="table-notes" role="status">
          {trouble && <span>{trouble}</span>}
          {info.pinned && <span>{t.play.pinned}</span>}
          {mine === undefined && info.status === 'running' && <span>{t.play.spectator}</span>}
          {seat?.kind === 'person' && seat.standIn && info.status === 'running' && (
            <span>
              {t.play.standIn}{' '}
              <button type="button" class="main" onClick={() => void remote.do({ kind: 'back' })}>
                {t.play.back}
              </button>
            </span>
          )}
        </p>
        <TableNotes remote={remote} />
      </TableScreen>
      {table.move === 0 && info.shuffle?.parts.some(part => part.by === 'server' && part.why === 'late') && (
        <WentWithout info={info} />
      )}
      {open === 'chat' && (
        <Dialog title={t.chat.title} onClose={() => setOpen(undefined)}>
          <Chat remote={remote} />
        </Dialog>
      )}
      {open === 'report' && <ReportDialog remote={remote} onClose={() => setOpen(undefined)} />}
      {open === 'host' && <HostMenu remote={remote} onClose={() => setOpen(undefined)} />}
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
