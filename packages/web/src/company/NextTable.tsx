import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { turnsAt } from '../people/glance.ts';
import { companyWords } from './text/index.ts';

interface NextTableProps {
  /** The table that one is at. */
  readonly here: string;
  /** While it is one's turn here, one is not called away. */
  readonly isMyTurn: boolean;
}

/** Milliseconds after which the other tables are looked at again. */
const LOOK_EVERY = 60_000;

/** The next table of one's own that waits for one's move: one click from any table. */
export function NextTable({ here, isMyTurn }: NextTableProps) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      if (document.hidden || isMyTurn) return;
      const others = (await api.myTables()).filter(({ id }) => id !== here);
      const turns = await turnsAt(others);
      if (!isGone) setWaiting(others.filter(({ id }) => turns.has(id)).map(({ id }) => id));
    };
    const again = (): void => void look().catch(() => {});
    again();
    const timer = setInterval(again, LOOK_EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [here, isMyTurn]);
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <a class="tool next-table" href={`#/table/${first}`}>
      {companyWords().next(waiting.length)}
    </a>
  );
}
