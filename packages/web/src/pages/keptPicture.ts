import type { GameTypes } from '@hanga/kernel';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import type { GameEntry } from '../games/index.ts';
import { AlonePress } from '../press/alone.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import type { SeatedTable } from '../source/source.ts';
import { tellOfGame } from '../storage/games.ts';

type Table = SeatedTable<GameTypes>;

/** Dots of a kept picture: few enough for a thousand of them, and no more than this high. */
const DOTS = 280_000;
const HIGHEST = 320;
/** Milliseconds that a table has been still for when its picture is made. */
const STILL = 2000;

/** The games whose pictures are being made; and how many have been, for lists that want to know. */
export const inHand = new Set<string>();
export const kept = signal(0);

/** The seat whose work a list shows: the first person's, among bots. */
const shownSeat = ({ seats }: Table): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }) => !bot),
  );

/** Prints how a game stands, and keeps that with it: lists show the picture and need not know the game. */
export async function keepPicture(
  front: GameFront<GameTypes>,
  press: AlonePress | undefined,
  id: string,
  table: Table,
): Promise<void> {
  inHand.add(id);
  try {
    const drawn = front.pictureOf?.(table, shownSeat(table));
    const ratio = drawn ? drawn.width / drawn.height : 1;
    const printed = drawn && (await press?.print(drawn, Math.min(HIGHEST, Math.sqrt(DOTS / ratio))));
    const picture = printed && { bytes: await printed.arrayBuffer(), type: printed.type };
    await tellOfGame(id, { moves: table.move, picture, ratio, round: front.roundOf?.(table.view) });
  } finally {
    inHand.delete(id);
  }
  kept.value++;
}

/** Keeps the picture of a game that is being played whenever the table has been still for a while, and when it is left. */
export function useKeptPicture(
  entry: GameEntry,
  front: GameFront<GameTypes> | undefined,
  id: string,
  table: Table | undefined,
): void {
  const last = useRef<() => void>(() => {});
  useEffect(() => {
    if (!front || !table) return;
    let isDue = true;
    const keep = (): void => {
      if (!isDue) return;
      isDue = false;
      const press = entry.press && new AlonePress(entry.press);
      // Without a picture the list shows none.
      void keepPicture(front, press, id, table)
        .catch(() => {})
        .finally(() => press?.close());
    };
    last.current = keep;
    let cancel = (): void => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(keep);
    }, STILL);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [front, table?.move]);
  useEffect(() => () => last.current(), []);
}
