import { HangaClient, limits, type MyTable } from '@hanga/protocol';

const PATIENCE = 4000;

/**
 * At which of these tables it is one's turn. Looks in at each for a moment and leaves: whoever stays counts as being at
 * the table, and would not be told of their turn by the ways they chose. On a connection of its own, which ends here.
 */
export function turnsAt(tables: readonly MyTable[]): Promise<ReadonlySet<string>> {
  const running = tables.filter(({ status }) => status === 'running').slice(0, limits.watching);
  const mine = new Set<string>();
  if (running.length === 0) return Promise.resolve(mine);
  return new Promise(resolve => {
    const open = new Set(running.map(({ id }) => id));
    const client = new HangaClient({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
      // A connection that breaks is not tried again: this is only a glance.
      onStatus: status => {
        if (status === 'waiting' || status === 'outdated') end();
      },
    });
    const end = (): void => {
      clearTimeout(timer);
      client.close();
      resolve(mine);
    };
    const timer = setTimeout(end, PATIENCE);
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
