import type { GameRecord, GameTypes } from '@hanga/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { entryOf, type GameId } from '../games/index.ts';
import { usualLevel } from '../levels.ts';
import { keep, seatsOf } from '../newGame.ts';
import { downloadRecord, pack, unpack } from '../records.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { Log, Speaker } from '../shell/Log.tsx';
import { Scrubber } from '../shell/Scrubber.tsx';
import { openReplay, type Replay } from '../source/replay.ts';
import type { SeatInfo } from '../source/source.ts';
import { loadGame } from '../storage/games.ts';
import { words } from '../text/index.ts';

export interface Found {
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
}

interface Opened {
  readonly game: GameId;
  readonly front: GameFront<GameTypes>;
  readonly replay: Replay;
}

interface FetchedProps {
  readonly fetch: () => Promise<Found | undefined>;
  readonly move: number | undefined;
  /** Where the shuffle can be checked, for a game of the server. */
  readonly checkAddress?: string;
}

/** A game of this browser, from its record. */
export function ReplayPage({ id, move }: { id: string; move: number | undefined }) {
  return <Fetched key={id} fetch={() => loadGame(id)} move={move} />;
}

/** A game that came with the address. */
export function SharedPage({ packed, move }: { packed: string; move: number | undefined }) {
  const fetch = async (): Promise<Found> => {
    const record = await unpack(packed);
    return { record, seats: seatsOf(record) };
  };
  return <Fetched key={packed} fetch={fetch} move={move} />;
}

export function Fetched({ fetch, move, checkAddress }: FetchedProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    const open = async (): Promise<void> => {
      const found = await fetch();
      if (!found) return setTrouble(words().trouble.notFound);
      const entry = entryOf(found.record.game);
      if (!entry) return setTrouble(words().games.otherGame(found.record.game));
      const front = await entry.front();
      try {
        setOpened({ game: entry.id, front, replay: openReplay(front, found.record, found.seats, move ?? 0) });
      } catch {
        setTrouble(words().trouble.damaged);
      }
    };
    open().catch((error: Error) => setTrouble(error.message));
  }, []);
  if (opened) return <Watching {...opened} checkAddress={checkAddress} />;
  return (
    <>
      <Header title={words().replay.title} />
      <main class="page">
        {trouble ? (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        ) : (
          <p>{words().loading}</p>
        )}
      </main>
    </>
  );
}

function Watching({ game, front, replay, checkAddress }: Opened & { readonly checkAddress: string | undefined }) {
  const [lit, setLit] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [isLogOpen, setLogOpen] = useState(false);
  const table = replay.table.value;
  const t = words();
  const still = useMemo(() => () => {}, []);
  const jump = (move: number): void => {
    replay.at.value = move;
  };
  if (!table) return null;
  const name = front.text[settings.value.language].game;

  const link = async (): Promise<void> => {
    const address = `${location.href.split('#')[0]}#/shared/${await pack(await replay.record())}/${replay.at.value}`;
    await navigator.clipboard.writeText(address).then(
      () => setNotice(t.replay.linkCopied),
      () => {
        // No clipboard: the address bar then holds the link.
        location.hash = address.split('#')[1] as string;
      },
    );
  };
  const branch = async (): Promise<void> => {
    const { result: _, players: __, ...record } = await replay.record();
    const moves = record.moves.slice(0, replay.at.value);
    const mine = typeof table.viewer === 'number' ? table.viewer : 0;
    const seats = table.seats.map(({ name, color }, seat) =>
      seat === mine ? { name, color } : { name, color, bot: usualLevel },
    );
    go(await keep({ ...record, moves }, seats));
  };

  return (
    <>
      <Header title={`${name} · ${t.replay.title}`} game={game}>
        <button type="button" class="tool" onClick={() => setLogOpen(true)}>
          {t.log}
        </button>
        <button type="button" class="tool" onClick={() => void replay.record().then(downloadRecord)}>
          {t.games.saveFile}
        </button>
        {checkAddress && (
          <a class="tool" href={checkAddress}>
            {t.end.check}
          </a>
        )}
      </Header>
      <main class="table with-scrubber">
        <h1 class="for-listeners">{`${name}: ${t.replay.title}`}</h1>
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
        <Scrubber replay={replay} onLink={() => void link()} onBranch={() => void branch()} />
        <p class="notice" role="status">
          {notice}
        </p>
      </main>
      {isLogOpen && (
        <Dialog title={t.log} onClose={() => setLogOpen(false)}>
          <Log front={front} table={{ ...table, log: replay.whole }} onLight={setLit} onJump={jump} />
        </Dialog>
      )}
    </>
  );
}
