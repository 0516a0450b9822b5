import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameEntry, useFront } from '../games/index.ts';
import { deal, openGame } from '../newGame.ts';
import { go } from '../router.ts';
import { Header } from '../shell/Header.tsx';
import { HomeLink } from '../shell/HomeLink.tsx';
import { words } from '../text/index.ts';
import { useKeptPicture } from './keptPicture.ts';
import { TableScreen } from './TableScreen.tsx';

/** A game of this browser being played. */
export function GamePage({ entry, id }: { entry: GameEntry; id: string }) {
  const source = useMemo(() => openGame(entry, id), [id]);
  useEffect(() => () => source.close(), [source]);
  const [isFetched, setFetched] = useState(true);
  const front = useFront(entry.id, () => setFetched(false));
  const table = source.table.value;
  useKeptPicture(entry, front, id, table);
  const trouble = source.trouble.value ?? (isFetched ? undefined : words().trouble.notFetched);
  return (
    <>
      {table && front ? (
        <TableScreen
          entry={entry}
          front={front}
          source={source}
          table={table}
          onReplay={() => go(`replay/${id}`)}
          onAgain={() =>
            // Without a record there was an error, which the page shows already.
            void source.record().then(
              record => go(deal(entry, table.seats, record.options)),
              () => {},
            )
          }
        />
      ) : (
        <>
          <Header />
          {!trouble && (
            <main class="page">
              <p>{words().loading}</p>
            </main>
          )}
        </>
      )}
      {trouble && (
        <div class="page">
          <p class="trouble" role="alert">
            {trouble}
          </p>
          {!table && <HomeLink />}
        </div>
      )}
    </>
  );
}
