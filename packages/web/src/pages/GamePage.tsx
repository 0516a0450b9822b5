import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameEntry, useFront } from '../games/index.ts';
import { deal, openGame } from '../newGame.ts';
import { go } from '../router.ts';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { Playing } from './Playing.tsx';

/** A game of this browser being played. */
export function GamePage({ entry, id }: { entry: GameEntry; id: string }) {
  const source = useMemo(() => openGame(entry, id), [id]);
  useEffect(() => () => source.close(), [source]);
  const [isFetched, setFetched] = useState(true);
  const front = useFront(entry.id, () => setFetched(false));
  const table = source.table.value;
  const trouble = source.trouble.value ?? (isFetched ? undefined : words().trouble.notFetched);
  return (
    <>
      {table && front ? (
        <Playing
          entry={entry}
          front={front}
          source={source}
          table={table}
          onReplay={() => go(`replay/${id}`)}
          onAgain={() =>
            // Without a record there is trouble, which is on the screen already.
            void source.record().then(
              record => go(deal(entry, table.seats, record.options)),
              () => {},
            )
          }
        />
      ) : (
        <>
          <Header />
          <main class="page">{!trouble && <p>{words().loading}</p>}</main>
        </>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
