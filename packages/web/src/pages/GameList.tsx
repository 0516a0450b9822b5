import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { downloadRecord } from '../records.ts';
import { settings } from '../settings.ts';
import { ask } from '../shell/ask.ts';
import { late } from '../shell/late.tsx';
import { listGames, loadGame, removeGame } from '../storage/games.ts';
import type { Shelved } from '../storage/shelf.ts';
import { words } from '../text/index.ts';
import { GoOnLater } from './GoOnLater.tsx';
import { rememberKept } from './kept.ts';
import { kept } from './keptPicture.ts';
import { makeMissing } from './missingPictures.ts';
import './GameList.css';

const KeepsakeDialog = late(() => import('../keepsake/KeepsakeDialog.tsx').then(part => part.KeepsakeDialog));

interface ListProps {
  /** The browser's storage cannot be read. */
  readonly onTrouble: () => void;
}

/** The games to go on with, the last one first. */
export function GoOn({ onTrouble }: ListProps) {
  const t = words().games;
  const { shown, isRead, more, showMore, refresh } = useShelf(0, 3, onTrouble);
  useEffect(() => {
    if (isRead) rememberKept('going', shown.length > 0);
  }, [isRead, shown]);
  if (!isRead) return <GoOnLater />;
  if (shown.length === 0) return null;
  return (
    <section class="shelf" aria-label={t.unfinished}>
      <h2>{t.unfinished}</h2>
      <ul class="going">
        {shown.map((game, index) => (
          <li key={game.id} class="kept-game">
            <Picture game={game} />
            <Words game={game} />
            <div class="row">
              <a class={index === 0 ? 'button main' : 'button'} href={`#/game/${game.game}/${game.id}`}>
                {t.goOn}
              </a>
              <a class="button quiet" href={`#/replay/${game.id}`}>
                {t.watch}
              </a>
              <Tools game={game} onChange={refresh} />
            </div>
          </li>
        ))}
      </ul>
      <More count={more} onMore={showMore} />
    </section>
  );
}

/** What has been made in this browser, hung on a wall: each picture leads to how it was made. */
export function Gallery({ onTrouble }: ListProps) {
  const t = words().games;
  const { shown, isRead, more, showMore, refresh } = useShelf(1, 8, onTrouble);
  const [keeping, setKeeping] = useState<string>();
  useEffect(() => {
    if (isRead) rememberKept('over', shown.length > 0);
  }, [isRead, shown]);
  if (shown.length === 0) return null;
  return (
    <section class="shelf" aria-label={t.finished}>
      <h2>{t.finished}</h2>
      <ul class="gallery">
        {shown.map(game => (
          <li key={game.id} class="kept-game" style={{ '--ratio': (game.told?.ratio ?? 2).toFixed(3) }}>
            <a class="hung" href={`#/replay/${game.id}`} aria-label={t.watchOf(namesOf(game))}>
              <Picture game={game} />
            </a>
            <Words game={game} />
            <div class="row">
              <a class="button quiet" href={`#/replay/${game.id}`}>
                {t.watch}
              </a>
              <button type="button" class="quiet" onClick={() => setKeeping(game.id)}>
                {t.keepsake}
              </button>
              <Tools game={game} onChange={refresh} />
            </div>
          </li>
        ))}
      </ul>
      <More count={more} onMore={showMore} />
      {keeping && (
        <KeepsakeDialog key={keeping} fetch={() => loadGame(keeping)} onClose={() => setKeeping(undefined)} />
      )}
    </section>
  );
}

/** One kind of kept games, a page of them at first; those without a picture get theirs when nothing else is to be done. */
function useShelf(over: 0 | 1, page: number, onTrouble: () => void) {
  const [most, setMost] = useState(page);
  const [shelf, setShelf] = useState<Awaited<ReturnType<typeof listGames>>>();
  const { shown, all } = shelf ?? nothing;
  const refresh = (): void => void listGames(over, most).then(setShelf, onTrouble);
  useEffect(refresh, [most, kept.value]);
  useEffect(() => makeMissing(shown), [shown]);
  return {
    shown,
    isRead: shelf !== undefined,
    more: all - shown.length,
    showMore: () => setMost(most + 2 * page),
    refresh,
  };
}

const nothing = { shown: [], all: 0 };

const namesOf = ({ seats }: Shelved): string => seats.map(({ name }) => name).join(', ');

function Picture({ game: { told, game } }: { readonly game: Shelved }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!told?.picture) return setAddress(undefined);
    const { bytes, type } = told.picture;
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [told?.picture]);
  return (
    <span class={told?.ratio && told.ratio < 2.4 ? 'thumbnail short' : 'thumbnail'} data-of={game}>
      {address && <img src={address} alt="" />}
    </span>
  );
}

function Words({ game }: { readonly game: Shelved }) {
  const t = words().games;
  const { language } = settings.value;
  const facts = [
    entryOf(game.game)?.name ?? game.game,
    ...(game.scores ? [game.scores.join(' – ')] : game.told?.round ? [t.round(game.told.round)] : []),
    new Date(game.updated).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
    ...(game.isRewound ? [words().rewound] : []),
  ];
  return (
    <p class="game-words">
      <b>{namesOf(game)}</b>
      <span>{facts.join(' · ')}</span>
    </p>
  );
}

function Tools({ game, onChange }: { readonly game: Shelved; readonly onChange: () => void }) {
  const t = words().games;
  const save = async (): Promise<void> => {
    const stored = await loadGame(game.id);
    if (stored) downloadRecord(stored.record);
  };
  const remove = async (): Promise<void> => {
    if (!(await ask({ question: t.removeAsk(namesOf(game)), yes: t.remove }))) return;
    await removeGame(game.id);
    onChange();
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => void save()}>
        {t.saveFile}
      </button>
      <button type="button" class="quiet" onClick={() => void remove()}>
        {t.remove}
      </button>
    </>
  );
}

function More({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  if (count <= 0) return null;
  return (
    <button type="button" class="quiet" onClick={onMore}>
      {words().games.more(count)}
    </button>
  );
}
