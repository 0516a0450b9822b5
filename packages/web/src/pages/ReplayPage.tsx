import type { GameRecord, GameTypes } from '@hanga/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { entryOf, type GameEntry, takeWorker } from '../games/index.ts';
import { usualLevel } from '../levels.ts';
import { keep, seatsOf } from '../newGame.ts';
import { downloadRecord, pack, sentenceOf, unpack } from '../records.ts';
import { go, type Moment, momentAddress } from '../router.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { HomeLink } from '../shell/HomeLink.tsx';
import { late } from '../shell/late.tsx';
import { Scrubber } from '../shell/Scrubber.tsx';
import { openReplay, type Replay } from '../source/replay.ts';
import type { SeatInfo } from '../source/source.ts';
import { loadGame } from '../storage/games.ts';
import { Log, Speaker } from '../table/Log.tsx';
import { Summary } from '../table/Summary.tsx';
import { words } from '../text/index.ts';
import { labelled } from '../text/labelled.ts';
import '../table/screen.css';

const KeepsakeDialog = late(() => import('../keepsake/KeepsakeDialog.tsx').then(part => part.KeepsakeDialog));

export interface Found {
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** When it was last played, in milliseconds since 1970. */
  readonly updated?: number | undefined;
}

interface Opened {
  readonly entry: GameEntry;
  readonly front: GameFront<GameTypes>;
  readonly replay: Replay;
  readonly found: Found;
}

interface FetchedProps {
  readonly fetch: () => Promise<Found | undefined>;
  /** Of the replay's beginning. */
  readonly address: string;
  readonly moment: Moment;
  /** Where the shuffle can be checked, for a game of the server. */
  readonly checkAddress?: string;
}

/** A game of this browser, from its record. */
export function ReplayPage({ id, ...moment }: { id: string } & Moment) {
  return <Fetched key={id} fetch={() => loadGame(id)} address={`replay/${id}`} moment={moment} />;
}

/** A game that came with the address. */
export function SharedPage({ packed, ...moment }: { packed: string } & Moment) {
  const fetch = async (): Promise<Found> => {
    const record = await unpack(packed);
    return { record, seats: seatsOf(record) };
  };
  return <Fetched key={packed} fetch={fetch} address={`shared/${packed}`} moment={moment} />;
}

export function Fetched({ fetch, address, moment, checkAddress }: FetchedProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let isGone = false;
    let replay: Replay | undefined;
    const open = async (): Promise<void> => {
      const found = await fetch();
      if (!found) return setTrouble(words().trouble.notFound);
      const entry = entryOf(found.record.game);
      if (!entry) return setTrouble(words().games.otherGame(found.record.game));
      const front = await entry.front();
      if (isGone) return;
      replay = await openReplay(takeWorker(entry), front, found.record, found.seats, {
        ...moment,
        at: moment.move ?? 0,
      });
      if (isGone) replay.close();
      else setOpened({ entry, front, replay, found });
    };
    open().catch(error => setTrouble(sentenceOf(error)));
    return () => {
      isGone = true;
      replay?.close();
    };
  }, []);
  // Another moment of the same record: by hand, or by the way back.
  useEffect(() => {
    if (opened && moment.move !== undefined) opened.replay.at.value = Math.min(moment.move, opened.replay.length);
  }, [moment.move]);
  if (opened) return <Watching {...opened} address={address} checkAddress={checkAddress} />;
  return (
    <>
      <Header title={words().replay.title} />
      <main class="page">
        {trouble ? (
          <>
            <p class="trouble" role="alert">
              {trouble}
            </p>
            <HomeLink />
          </>
        ) : (
          <p>{words().loading}</p>
        )}
      </main>
    </>
  );
}

interface WatchingProps extends Opened {
  readonly address: string;
  readonly checkAddress: string | undefined;
}

function Watching({ entry, front, replay, found, address, checkAddress }: WatchingProps) {
  useKeptMoment(replay, address);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [isLogOpen, setLogOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const table = replay.table.value;
  const t = words();
  const still = useMemo(() => () => {}, []);
  const jump = (move: number): void => {
    replay.at.value = move;
  };
  if (!table) return null;
  const name = front.text[settings.value.language].game;

  const link = async (): Promise<void> => {
    const shared = `#/shared/${await pack(await replay.record())}/${momentOf(replay)}`;
    await navigator.clipboard.writeText(location.href.split('#')[0] + shared).then(
      () => setNotice(t.replay.linkCopied),
      () => {
        // No clipboard: the address bar then holds the link.
        location.hash = shared;
      },
    );
  };
  const branch = async (): Promise<void> => {
    const { result: _, players: __, ...record } = await replay.record();
    const moves = record.moves.slice(0, replay.at.value);
    const mine = typeof table.viewer === 'number' ? table.viewer : 0;
    const seats = table.seats.map(({ name, color }, seat) =>
      seat === mine ? { name, color } : { name, color, bot: usualLevel(entry) },
    );
    go(await keep({ ...record, moves }, seats));
  };

  return (
    <>
      <Header title={`${name} · ${t.replay.title}`} game={entry.id}>
        <button type="button" class="tool" onClick={() => setLogOpen(true)}>
          {t.log}
        </button>
        <button type="button" class="tool" onClick={() => void replay.record().then(downloadRecord)}>
          {t.games.saveFile}
        </button>
        {front.Keepsakes && found.record.result && (
          <button type="button" class="tool" onClick={() => setKeeping(true)}>
            {t.games.keepsake}
          </button>
        )}
        {checkAddress && (
          <a class="tool" href={checkAddress}>
            {t.end.check}
          </a>
        )}
      </Header>
      <main class="table with-scrubber" data-move={table.move}>
        <h1 class="unseen">{labelled(name, t.replay.title)}</h1>
        <front.Board
          table={table}
          settings={settings.value}
          lit={lit}
          isReplay={true}
          onAct={still}
          onUndo={still}
          onRedo={still}
        />
        <Speaker front={front} table={table} />
        <Summary front={front} table={table} />
        <Scrubber replay={replay} seats={table.seats} onLink={() => void link()} onBranch={() => void branch()} />
        <p class="notice" role="status">
          {notice}
        </p>
      </main>
      {isKeeping && <KeepsakeDialog fetch={async () => found} onClose={() => setKeeping(false)} />}
      {isLogOpen && (
        <Dialog title={t.log} onClose={() => setLogOpen(false)}>
          <Log front={front} table={{ ...table, log: replay.whole.value }} onLight={setLit} onJump={jump} />
        </Dialog>
      )}
    </>
  );
}

const momentOf = ({ at, eyes, everyEyes }: Replay): string =>
  momentAddress(at.value, eyes.value === everyEyes[0] ? undefined : eyes.value);

/** Milliseconds after which the address follows: a browser does not let it change all the time. */
const PATIENCE = 300;

/** Keeps the moment in the address: whoever leaves the page and comes back is where they were. */
function useKeptMoment(replay: Replay, address: string): void {
  const moment = momentOf(replay);
  useEffect(() => {
    const keep = (): void => history.replaceState(history.state, '', `#/${address}/${moment}`);
    const timer = setTimeout(keep, PATIENCE);
    return () => clearTimeout(timer);
  }, [moment]);
}
