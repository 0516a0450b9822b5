import type { GameTypes } from '@hanga/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { entryOf } from '../games/index.ts';
import type { Found } from '../pages/ReplayPage.tsx';
import { sentenceOf } from '../records.ts';
import { settings } from '../settings.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { openReplay } from '../source/replay.ts';
import type { SeatedTable } from '../source/source.ts';
import { words } from '../text/index.ts';

interface KeepsakeDialogProps {
  readonly fetch: () => Promise<Found | undefined>;
  readonly onClose: () => void;
}

interface Finished {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly date: number | undefined;
}

/** What was made in a finished game. The game is played again to its end: nothing else says how it ended. */
async function finished(fetch: KeepsakeDialogProps['fetch']): Promise<Finished> {
  const found = await fetch();
  if (!found) throw new Error(words().trouble.notFound);
  const { record, seats, updated } = found;
  const entry = entryOf(record.game);
  if (!entry) throw new Error(words().games.otherGame(record.game));
  const front = await entry.front();
  const replay = await openReplay(entry.worker(), front, record, seats, { at: record.moves.length });
  const table = replay.table.peek();
  replay.close();
  if (!table) throw new Error(words().games.notReplayed);
  return { front, table, date: updated };
}

export function KeepsakeDialog({ fetch, onClose }: KeepsakeDialogProps) {
  const [made, setMade] = useState<Finished>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    finished(fetch).then(setMade, (error: unknown) => setTrouble(sentenceOf(error)));
  }, []);
  return (
    <Dialog title={words().games.keepsake} onClose={onClose} wide={true}>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {!trouble && !made && <p>{words().loading}</p>}
      {made?.front.Keepsakes && (
        <made.front.Keepsakes table={made.table} language={settings.value.language} date={made.date} />
      )}
    </Dialog>
  );
}
