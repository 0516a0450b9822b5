import type { Profile } from '@hanga/protocol';
import { MOST_TABLES, myTable, type People } from './apiContext.ts';
import { type Route, refuse } from './call.ts';

/** What everybody may know of somebody. */
export function profileRoutes({ context: { store, games } }: People): Route[] {
  return [
    {
      method: 'GET',
      path: '/api/players/:id',
      async handle({ params }) {
        const player = await store.people.player((params['id'] ?? '').slice(0, 40));
        if (!player) return refuse('noSuchPlayer');
        const finished = await store.lists.ofPlayer(player.id, MOST_TABLES, { only: 'finished' });
        return {
          id: player.id,
          name: player.name,
          bot: player.isBot,
          ratings: await store.ratings.of(player.id),
          history: finished.filter(({ table }) => !table.meta.private).map(myTable),
        } satisfies Profile;
      },
    },

    {
      method: 'GET',
      path: '/api/players/:id/stats',
      async handle({ params }) {
        const player = await store.people.player((params['id'] ?? '').slice(0, 40));
        return player ? await store.stats.of(player.id) : refuse('noSuchPlayer');
      },
    },

    {
      method: 'GET',
      path: '/api/ratings/:game',
      async handle({ params }) {
        const { game = '' } = params;
        if (!games.has(game)) return refuse('unknownGame');
        return await store.ratings.best(game, MOST_TABLES);
      },
    },
  ];
}
