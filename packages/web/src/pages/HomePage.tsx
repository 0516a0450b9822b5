import { type Kanagawa, kanagawa, lessonCards, startingTiles, text } from '@hanga/kanagawa';
import { useEffect, useState } from 'preact/hooks';
import { panelSize, printScroll } from '../art/index.ts';
import { deal, keep, quickSeats, seatsOf } from '../newGame.ts';
import { downloadRecord, readRecord } from '../records.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { Header } from '../shell/Header.tsx';
import { tell } from '../source/tables.ts';
import { listGames, removeGame, type StoredGame } from '../storage/games.ts';
import { words } from '../text/index.ts';
import { NewGameForm } from './NewGameForm.tsx';

/** The first thing one sees: play at once, learn, arrange a game, or go on with one. */
export function HomePage() {
  const [games, setGames] = useState<readonly StoredGame[]>([]);
  const [trouble, setTrouble] = useState('');
  const t = words();
  const refresh = (): void => void listGames().then(setGames, () => setTrouble(t.trouble.notStored));
  useEffect(refresh, []);
  // Whoever is here will probably play: the table's code is fetched while they look.
  useEffect(() => void import('./GamePage.tsx').catch(() => {}), []);
  const start = (seats = quickSeats(), options?: Kanagawa['Options']): void =>
    void deal(seats, options).then(
      id => go(`game/${id}`),
      () => setTrouble(t.trouble.notStored),
    );
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const record = readRecord(await file.text());
      const id = await keep(record, seatsOf(record));
      go(record.result ? `replay/${id}` : `game/${id}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  useFileDrop(file => void open(file));
  const unfinished = games.filter(({ record }) => !record.result);
  const finished = games.filter(({ record }) => record.result);
  return (
    <>
      <Header />
      <main class="page home">
        <section class="hero">
          <Frieze />
          <h1>Hanga</h1>
          <p class="tagline">{t.tagline}</p>
          <div class="hero-doors">
            <button type="button" class="main door" onClick={() => start()}>
              <b>{t.playNow}</b>
              <span>{t.playNowHint}</span>
            </button>
            <a class="door" href="#/learn">
              <b>{t.learn}</b>
              <span>{t.learnHint}</span>
            </a>
          </div>
        </section>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {unfinished.length > 0 && <GameList title={t.games.unfinished} games={unfinished} onChange={refresh} />}
        <NewGameForm onStart={start} />
        {finished.length > 0 && <GameList title={t.games.finished} games={finished} onChange={refresh} />}
        <section class="panel">
          <label class="file">
            <span>{t.games.openFile}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={event => {
                void open(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <p class="hint">{t.games.openHint}</p>
        </section>
        <footer class="foot">
          <a href="#/rules">{t.rules}</a> · <a href="#/about">{t.about}</a>
        </footer>
      </main>
    </>
  );
}

/** Files dropped anywhere on the page. */
function useFileDrop(onFile: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      onFile(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}

/** A print to look at: the seasons of a year, always the same. */
function Frieze() {
  const numbers = [46, 15, 27, 53, 7, 39, 22];
  const scroll = printScroll(
    startingTiles[0],
    numbers.map(number => ({ card: lessonCards[number]!, number })),
    'none',
  );
  return (
    <svg
      class="frieze"
      viewBox={`0 0 ${(numbers.length + 1) * panelSize.width} ${panelSize.height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <g dangerouslySetInnerHTML={{ __html: scroll }} />
    </svg>
  );
}

function GameList(props: { title: string; games: readonly StoredGame[]; onChange: () => void }) {
  return (
    <section class="panel">
      <h2>{props.title}</h2>
      <ul class="games">
        {props.games.map(game => (
          <GameItem key={game.id} game={game} onChange={props.onChange} />
        ))}
      </ul>
    </section>
  );
}

function GameItem({ game, onChange }: { game: StoredGame; onChange: () => void }) {
  const t = words().games;
  const { id, record, seats, updated } = game;
  const names = seats.map(({ name }) => name).join(', ');
  const when = new Date(updated).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  const state = stateOf(game);
  const mine =
    state?.players[
      Math.max(
        0,
        seats.findIndex(({ bot }) => !bot),
      )
    ];
  const remove = (): void => {
    if (confirm(t.removeAsk(names))) void removeGame(id).then(onChange);
  };
  return (
    <li>
      {mine && <Thumbnail tile={mine.tile} print={mine.print} />}
      <div class="game-words">
        <b>{names}</b>
        <span>
          {text[settings.value.language].game}
          {state && ` · ${t.round(state.round)}`} · {when}
          {record.result && ` · ${record.result.scores.join(' – ')}`}
        </span>
      </div>
      <div class="row">
        <a class="button" href={record.result ? `#/replay/${id}` : `#/game/${id}`}>
          {record.result ? t.watch : t.goOn}
        </a>
        {!record.result && (
          <a class="button quiet" href={`#/replay/${id}`}>
            {t.watch}
          </a>
        )}
        <button type="button" class="quiet" onClick={() => downloadRecord(record)}>
          {t.saveFile}
        </button>
        <button type="button" class="quiet" onClick={remove}>
          {t.remove}
        </button>
      </div>
    </li>
  );
}

/** Where the game stands; `undefined` for one that is damaged, which can still be saved and removed. */
function stateOf({ record }: StoredGame): Kanagawa['State'] | undefined {
  try {
    return tell(kanagawa, record).match.state;
  } catch {
    return undefined;
  }
}

function Thumbnail({ tile, print }: { tile: number; print: readonly number[] }) {
  const scroll = printScroll(
    startingTiles[tile],
    print.map(number => ({ card: lessonCards[number]!, number })),
    'none',
  );
  return (
    <svg
      class="thumbnail"
      viewBox={`0 0 ${(print.length + 1) * panelSize.width} ${panelSize.height}`}
      aria-hidden="true"
    >
      <g dangerouslySetInnerHTML={{ __html: scroll }} />
    </svg>
  );
}
