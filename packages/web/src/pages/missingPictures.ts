import { entryOf } from '../games/index.ts';
import { AlonePress } from '../press/alone.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { openReplay } from '../source/replay.ts';
import { loadGame } from '../storage/games.ts';
import { isTold, type Shelved } from '../storage/shelf.ts';
import { inHand, keepPicture } from './keptPicture.ts';

/** Plays one game again in its worker, and has its picture printed in its press. */
async function make({ id, game }: Shelved): Promise<void> {
  const [stored, entry] = [await loadGame(id), entryOf(game)];
  if (!stored || !entry) return;
  const { record, seats } = stored;
  const front = await entry.front();
  const replay = await openReplay(entry.worker(), front, record, seats, { at: record.moves.length });
  const press = entry.press && new AlonePress(entry.press);
  const table = replay.table.peek();
  try {
    if (table) await keepPicture(front, press, id, table);
  } finally {
    replay.close();
    press?.close();
  }
}

/** What was tried in vain is not tried again: a damaged game has no picture. */
const tried = new Set<string>();

/**
 * Makes the picture of a game that has none yet or has gone on since, when the page has nothing to do: one, because its
 * being kept is a reason to look again. Returns a way to stop.
 */
export function makeMissing(games: readonly Shelved[]): () => void {
  const nameOf = ({ id, moves }: Shelved): string => `${id} ${moves}`;
  let cancel = (): void => {};
  const next = (): void => {
    const game = games.find(each => !isTold(each) && !inHand.has(each.id) && !tried.has(nameOf(each)));
    if (!game) return;
    cancel = whenIdle(() => {
      tried.add(nameOf(game));
      make(game).catch(next);
    });
  };
  next();
  return () => cancel();
}
