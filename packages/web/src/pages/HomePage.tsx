import type { GameTypes } from '@hanga/kernel';
import type { ComponentProps, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type GameEntry, gameIds, games as playable, prepareWorker } from '../games/index.ts';
import { deal, keep, quickSeats, seatsOf } from '../newGame.ts';
import { isKnown } from '../online/known.ts';
import { readRecord } from '../records.ts';
import { go } from '../router.ts';
import { Header } from '../shell/Header.tsx';
import { listGames, type StoredGame } from '../storage/games.ts';
import { words } from '../text/index.ts';
import { GameList } from './GameList.tsx';
import { NewGameForm } from './NewGameForm.tsx';

/** The first thing one sees: play at once, learn, arrange a game, or go on with one. */
export function HomePage() {
  const [games, setGames] = useState<readonly StoredGame[]>([]);
  const [trouble, setTrouble] = useState('');
  const t = words();
  const refresh = (): void => void listGames().then(setGames, () => setTrouble(t.trouble.notStored));
  useEffect(refresh, []);
  useEffect(() => fetchTable(playable.kanagawa), []);
  const start = (entry: GameEntry, seats = quickSeats(entry), options?: GameTypes['Options']): void =>
    turnTo(entry, deal(entry, seats, options));
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const record = await readRecord(await file.text());
      go(await keep(record, seatsOf(record)));
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
          <FriezeLater />
          <h1>Hanga</h1>
          <p class="tagline">{t.tagline}</p>
          <div class="hero-doors">
            {gameIds.map(id => (
              <div key={id} class="doors">
                <button type="button" class="main door" data-game={id} onClick={() => start(playable[id])}>
                  <b>{t.play(playable[id].name)}</b>
                  <span>{t.playHint[id]}</span>
                </button>
                <a class="door" href={`#/learn/${id}`}>
                  <b>{t.learn}</b>
                  <span>{t.learnHint}</span>
                </a>
              </div>
            ))}
            <a class="door" href="#/tables">
              <b>{t.friends}</b>
              <span>{t.friendsHint}</span>
            </a>
          </div>
        </section>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <MyTablesLater />
        {unfinished.length > 0 && <GameList title={t.games.unfinished} games={unfinished} onChange={refresh} />}
        <FormLater onStart={start} />
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
          {gameIds.map(id => (
            <span key={id}>
              <a href={`#/rules/${id}`}>{t.rulesOf(playable[id].name)}</a> ·{' '}
            </span>
          ))}
          <a href="#/about">{t.about}</a>
        </footer>
      </main>
    </>
  );
}

/** This page stays until the table's code has come: there would be nothing to see yet. The next says if it did not come. */
const turnTo = (entry: GameEntry, address: string): void =>
  void entry.front().then(
    () => go(address),
    () => go(address),
  );

/** Whoever is here will probably play: the table's code is fetched, and its worker started, while they look. */
function fetchTable(entry: GameEntry): void {
  prepareWorker(entry);
  void import('./GamePage.tsx').catch(() => {});
  void entry.front().catch(() => {});
}

/** How long this page's code took to come. */
const cameAfter = performance.now();

/** The longer that was, the more time the table's code and the first click are given. Who comes back does not wait. */
function useLater(task: () => void): void {
  useEffect(() => {
    const timer = setTimeout(task, Math.max(0, cameAfter * 2.5 - performance.now()));
    return () => clearTimeout(timer);
  }, []);
}

/** The picture above is drawn when the page can already be used; its place is kept. */
function FriezeLater() {
  const [loaded, setLoaded] = useState<{ readonly Frieze: () => JSX.Element }>();
  useLater(() => void import('../games/kanagawa/Frieze.tsx').then(setLoaded, () => {}));
  return loaded ? <loaded.Frieze /> : <div class="frieze" />;
}

/** The form lies below what is seen first, and is drawn after it. */
function FormLater(props: ComponentProps<typeof NewGameForm>) {
  const [isDue, setDue] = useState(false);
  useLater(() => setDue(true));
  return isDue ? <NewGameForm {...props} /> : <div class="panel form-later" />;
}

/** One's tables at the server: asked for when the page has long been there, and only where the server knew somebody. */
function MyTablesLater() {
  const [loaded, setLoaded] = useState<{ readonly RunningTables: () => JSX.Element | null }>();
  useEffect(() => {
    if (!isKnown() || !navigator.onLine) return;
    const timer = setTimeout(() => void import('../people/RunningTables.tsx').then(setLoaded, () => {}), 0);
    return () => clearTimeout(timer);
  }, []);
  return loaded ? <loaded.RunningTables /> : null;
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
