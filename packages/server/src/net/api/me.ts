import { type GameOffer, Id, type Me, Name, PROTOCOL } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../../context.ts';
import { MOST_TABLES, myTable, type People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

const After = v.object({ after: v.optional(Id) });

/** The games that can be played here. */
export const offersOf = ({ games }: Pick<ServerContext, 'games'>): GameOffer[] =>
  [...games.values()].map(({ game, bots }) => ({
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    bots: bots.map(bot => bot.name),
  }));

/** Who this browser is. */
export function meRoutes({ context, sessions, pushKey, newPeople }: People): Route[] {
  const { store, clock } = context;
  const offers = offersOf(context);
  return [
    {
      method: 'GET',
      path: '/api/me',
      async handle(call): Promise<Me> {
        const player = await sessions.playerIn(call);
        return {
          protocol: PROTOCOL,
          ...(player && {
            player: {
              ...{ id: player.id, name: player.name, account: player.hasAccount, bot: player.isBot },
              ...(player.isAdmin && { admin: true as const }),
            },
          }),
          house: context.house.rules,
          games: offers,
          pushKey,
          mail: context.outbox?.mail !== undefined,
        };
      },
    },

    /** Chooses a name: a new browser becomes somebody, a guest is called otherwise from now on. */
    {
      method: 'POST',
      path: '/api/me',
      async handle(call) {
        const name = parsed(v.object({ name: Name }), call.body)?.name;
        if (name === undefined) return refuse('badName');
        const player = await sessions.playerIn(call);
        if (!player) {
          if (context.house.isClosed) return refuse('registrationClosed');
          if (!newPeople.take(call.address, clock.elapsed())) return refuse('tooManyPeople');
          const { id } = await sessions.welcome(name, call);
          return { id, name };
        }
        if (player.hasAccount) return { id: player.id, name: player.name };
        await store.people.rename(player.id, name);
        sessions.changed(player.id);
        return { id: player.id, name };
      },
    },

    /** A page of one's tables: the first, or the one after the table given as `after`. */
    {
      method: 'GET',
      path: '/api/me/tables',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const asked = parsed(After, call.query);
        if (!asked) return refuse('badMessage');
        return (await store.lists.ofPlayer(player.id, MOST_TABLES, asked)).map(myTable);
      },
    },
  ];
}
