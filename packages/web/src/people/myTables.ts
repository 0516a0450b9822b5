import { limits, type MyTable } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { turnsAt } from './glance.ts';

export interface MyTables {
  readonly tables: readonly MyTable[];
  /** Tables where it is one's turn. */
  readonly turns: ReadonlySet<string>;
  readonly hasCome: boolean;
  readonly trouble: string;
  /** There may be earlier ones, which `fetchMore` fetches. */
  readonly hasMore: boolean;
}

const NOTHING: MyTables = { tables: [], turns: new Set(), hasCome: false, trouble: '', hasMore: false };

/** The tables of `player`, looked at anew whenever one comes back to this page. */
export function useMyTables(player: string | undefined): MyTables & { readonly fetchMore: () => void } {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (player === undefined) return setFound(NOTHING);
    let isGone = false;
    const show = (change: Partial<MyTables>): void => {
      if (!isGone) setFound(before => ({ ...before, ...change }));
    };
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const tables = await api.myTables();
        show({ tables, hasCome: true, trouble: '', hasMore: isFull(tables) });
        show({ turns: await turnsAt(tables) });
      } catch (error) {
        show({ hasCome: true, trouble: (error as Error).message });
      }
    };
    const again = (): void => void look();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', again);
    };
  }, [player]);
  const fetchMore = (): void => {
    const last = found.tables.at(-1);
    if (!last) return;
    api.myTables(last.id).then(
      earlier => {
        setFound(before =>
          before.tables.at(-1) === last
            ? { ...before, tables: [...before.tables, ...earlier], hasMore: isFull(earlier) }
            : before,
        );
      },
      (error: Error) => setFound(before => ({ ...before, trouble: error.message })),
    );
  };
  return { ...found, fetchMore };
}

const isFull = (page: readonly MyTable[]): boolean => page.length >= limits.tablesPerPage;

export const isLive = ({ status }: MyTable): boolean => status === 'running' || status === 'open';

/** Those where it is one's turn first. */
export const byTurn = (tables: readonly MyTable[], turns: ReadonlySet<string>): MyTable[] =>
  [...tables].sort((a, b) => Number(turns.has(b.id)) - Number(turns.has(a.id)));
