import { HangaClient, limits, type MyTable } from '@hanga/protocol';

/** Milliseconds after which tables that did not answer are left out. */
const TIMEOUT = 4000;

/**
 * At which of these tables it is the player's turn. Watches each table only until its first state arrives: a player who
 * keeps watching counts as present, and gets no notices of their turn. Uses a connection of its own and closes it.
 */
export function turnsAt(tables: readonly MyTable[]): Promise<ReadonlySet<string>> {
  const running = tables.filter(({ status }) => status === 'running').slice(0, limits.watching);
  const mine = new Set<string>();
  if (running.length === 0) return Promise.resolve(mine);
  return new Promise(resolve => {
    const open = new Set(running.map(({ id }) => id));
    const client = new HangaClient({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
      // A broken connection is not opened again: the answer is only a convenience.
      onStatus: status => {
        if (status === 'waiting' || status === 'outdated') end();
      },
    });
    const end = (): void => {
      clearTimeout(timer);
      client.close();
      resolve(mine);
    };
    const timer = setTimeout(end, TIMEOUT);
    const seen = (id: string): void => {
      open.delete(id);
      if (open.size === 0) end();
    };
    for (const { id, seat, seats } of running) {
      const place = seats[seat];
      const isAway = place?.kind === 'person' && place.standIn !== undefined;
      const looking = client.watch(id, {
        onState: ({ toAct }) => {
          if (toAct.includes(seat) && !isAway) mine.add(id);
          looking.close();
          seen(id);
        },
        onRefused: () => seen(id),
      });
    }
  });
}
