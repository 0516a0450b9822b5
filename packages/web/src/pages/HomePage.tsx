import type { GameTypes } from '@hanga/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Offer } from '../games/entry.ts';
import { firstGame, type GameEntry, games as playable, prepareWorker } from '../games/index.ts';
import { deal, keep, quickSeats, seatsOf } from '../newGame.ts';
import { isKnown } from '../online/known.ts';
import { readRecord, sentenceOf } from '../records.ts';
import { go } from '../router.ts';
import { FileField } from '../shell/FileField.tsx';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { GoOnLater } from './GoOnLater.tsx';
import { hadKept } from './kept.ts';
import { Offers } from './Offers.tsx';
import { useLater } from './useLater.ts';
import './HomePage.css';

/** The first thing one sees: go on with a game, play one at once, learn, arrange one, and look at what was made. */
export function HomePage() {
  const [trouble, setTrouble] = useState('');
  const [isReading, setReading] = useState(false);
  const t = words();
  const notStored = (): void => setTrouble(t.trouble.notStored);
  // Whoever has pressed "play" waits for a table: nothing else is fetched before it.
  const [isLeaving, setLeaving] = useState(false);
  const isLater = useLater() && !isLeaving;
  useEffect(() => {
    if (isLater) fetchTable(firstGame);
  }, [isLater]);
  const form = usePart(() => import('./NewGameForm.tsx'), isLater);
  // Who has kept games sees them at once; for a newcomer the table's code comes first.
  const lists = usePart(() => import('./GameList.tsx'), isLater || hadKept('going') || hadKept('over'));
  const start = (entry: GameEntry, seats = quickSeats(entry), options?: GameTypes['Options']): void => {
    setLeaving(true);
    turnTo(entry, deal(entry, seats, options));
  };
  const startOffer = (entry: GameEntry, { options }: Offer): void => {
    if (!options) {
      start(entry);
      return;
    }
    setLeaving(true);
    void entry.front().then(
      ({ defaultOptions }) => start(entry, undefined, options(defaultOptions)),
      () => {
        setLeaving(false);
        setTrouble(t.trouble.notFetched);
      },
    );
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble('');
    setReading(true);
    try {
      const record = await readRecord(await file.text());
      go(await keep(record, seatsOf(record)));
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setReading(false);
    }
  };
  useFileDrop(file => void open(file));
  return (
    <>
      <Header />
      <main class="page home" data-leaving={isLeaving || undefined}>
        <header class="hero">
          <h1>Hanga</h1>
          <p class="tagline">{t.tagline}</p>
        </header>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {lists ? <lists.GoOn onTrouble={notStored} /> : <GoOnLater />}
        <MyTablesLater />
        <Offers isDue={isLater} onStart={startOffer} />
        {form ? <form.NewGameForm onStart={start} /> : <div class="panel form-later" />}
        {lists && <lists.Gallery onTrouble={notStored} />}
        <section class="panel open-record">
          <FileField label={t.games.openFile} onFile={file => void open(file)} />
          <p class="hint">{t.games.openHint}</p>
          <div role="status">{isReading && <p>{t.games.reading}</p>}</div>
        </section>
        <footer class="foot">
          {playable.map(
            ({ id, name, learning }) =>
              learning.Rules && (
                <a key={id} href={`#/rules/${id}`}>
                  {t.rulesOf(name)}
                </a>
              ),
          )}
          <a href="#/about">{t.about}</a>
        </footer>
      </main>
    </>
  );
}

/** Goes to a game when its code has loaded. Where loading failed, the game's page says so. */
const turnTo = (entry: GameEntry, address: string): void =>
  void entry.front().then(
    () => go(address),
    () => go(address),
  );

/**
 * A visitor who looks around will probably play the first game: its code is loaded, and its worker started, ahead of the
 * click. Not before: whoever presses another one at once should not wait for this.
 */
function fetchTable(entry: GameEntry): void {
  prepareWorker(entry);
  void import('./GamePage.tsx').catch(() => {});
  void entry.front().catch(() => {});
}

/** A part of the page, fetched when it is due. Where it cannot be fetched, the page goes without. */
function usePart<Part extends object>(load: () => Promise<Part>, isDue: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (isDue) void load().then(setPart, () => {});
  }, [isDue]);
  return part;
}

/** The player's tables at the server: requested after the first paint, and only where the server knows this browser. */
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
