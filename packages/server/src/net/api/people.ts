import { Channels, Credentials, limits, type Me, type MyTable, Name, PROTOCOL, type Profile } from '@hanga/protocol';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import { mayCall } from '../../notify/addresses.ts';
import { accountName } from '../../people/passwords.ts';
import type { Sessions } from '../../people/sessions.ts';
import { lineOf, type Table } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import { parsed, type Route, refuse } from './call.ts';

const MOST_TABLES = 100;

const myTable = ({ table, seat }: { table: Table; seat: number }): MyTable => ({
  ...lineOf(table),
  seat,
  ...(table.result && { result: table.result }),
});

export interface People {
  readonly house: House;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly pushKey: string;
}

/** Who I am, accounts, profiles and ratings. */
export function peopleRoutes({ house, tables, sessions, pushKey }: People): Route[] {
  const { store, options, passwords, clock } = house;
  const signIns = new Buckets(options.limits.signInsPerMinute / 60, options.limits.signInsPerMinute);
  const offers = [...house.games.values()].map(({ game, bots }) => ({
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    bots: bots.map(bot => bot.name),
  }));

  async function giveSeats(from: string, to: string): Promise<void> {
    for (const { table } of await store.tables.ofPlayer(from, MOST_TABLES)) {
      const actor = await tables.get(table.id);
      await actor?.giveSeat(from, to);
    }
  }

  return [
    {
      method: 'GET',
      path: '/api/me',
      async handle(call): Promise<Me> {
        const player = await sessions.playerIn(call);
        return {
          protocol: PROTOCOL,
          ...(player && { player: { id: player.id, name: player.name, account: player.hasAccount } }),
          games: offers,
          pushKey,
          mail: options.mail !== undefined,
        };
      },
    },

    /** Chooses a name: a new browser becomes somebody, a known one is called otherwise from now on. */
    {
      method: 'POST',
      path: '/api/me',
      async handle(call) {
        const name = parsed(v.object({ name: Name }), call.body)?.name;
        if (name === undefined) return refuse('badName');
        const player = await sessions.playerIn(call);
        if (!player) {
          const { id } = await sessions.welcome(name, call);
          return { id, name };
        }
        if (!player.hasAccount) await store.people.rename(player.id, name);
        sessions.forget();
        return { id: player.id, name: player.hasAccount ? player.name : name };
      },
    },

    {
      method: 'GET',
      path: '/api/me/tables',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const mine = (await store.tables.ofPlayer(player.id, MOST_TABLES)).map(myTable);
        const isLive = (table: MyTable): number => (table.status === 'running' ? 0 : table.status === 'open' ? 1 : 2);
        return mine.sort((a, b) => isLive(a) - isLive(b));
      },
    },

    {
      method: 'GET',
      path: '/api/me/channels',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        return JSON.parse(await store.people.channels(player.id)) as object;
      },
    },

    {
      method: 'POST',
      path: '/api/me/channels',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(Channels, call.body);
        if (!wanted) return refuse('badAddress');
        const urls = [wanted.webhook, wanted.push ? wanted.push.endpoint : undefined].filter(
          url => typeof url === 'string',
        );
        for (const url of urls) if (!(await mayCall(url, options.privateHooks))) return refuse('badAddress');
        const before = JSON.parse(await store.people.channels(player.id)) as object;
        const after = Object.fromEntries(
          Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== false),
        );
        await store.people.setChannels(player.id, JSON.stringify(after));
        return after;
      },
    },

    /** Name and password for who one is already: tables and ratings stay. */
    {
      method: 'POST',
      path: '/api/account',
      async handle(call) {
        if (!signIns.take(call.address, clock.elapsed())) return refuse('tooFast');
        const wanted = parsed(Credentials, call.body);
        if (!wanted) return refuse('badName');
        if (wanted.password.length < limits.password.min) return refuse('weakPassword');
        const player = (await sessions.playerIn(call)) ?? (await sessions.welcome(wanted.name, call));
        const password = await passwords.hash(wanted.password);
        if (!(await store.people.makeAccount(player.id, accountName(wanted.name), password))) {
          return refuse('nameTaken');
        }
        await store.people.rename(player.id, wanted.name);
        sessions.forget();
        return { id: player.id, name: wanted.name };
      },
    },

    /** Signs in; what this browser played without an account until now becomes the account's. */
    {
      method: 'POST',
      path: '/api/sign-in',
      async handle(call) {
        if (!signIns.take(call.address, clock.elapsed())) return refuse('tooFast');
        const given = parsed(Credentials, call.body);
        if (!given) return refuse('wrongPassword');
        const account = await store.people.account(accountName(given.name));
        if (!(await passwords.matches(account?.password, given.password)) || !account) return refuse('wrongPassword');
        const guest = await sessions.playerIn(call);
        if (guest && !guest.hasAccount) await giveSeats(guest.id, account.id);
        await sessions.add(account.id, call);
        return { id: account.id, name: account.name };
      },
    },

    {
      method: 'POST',
      path: '/api/sign-out',
      async handle(call) {
        await sessions.end(call);
        return {};
      },
    },

    {
      method: 'GET',
      path: '/api/players/:id',
      async handle({ params }) {
        const player = await store.people.player((params['id'] ?? '').slice(0, 40));
        if (!player) return refuse('noSuchPlayer');
        const finished = await store.tables.ofPlayer(player.id, MOST_TABLES, 'finished');
        return {
          id: player.id,
          name: player.name,
          ratings: await store.ratings.of(player.id),
          history: finished.filter(({ table }) => !table.meta.private).map(myTable),
        } satisfies Profile;
      },
    },

    {
      method: 'GET',
      path: '/api/ratings/:game',
      async handle({ params }) {
        const { game = '' } = params;
        if (!house.games.has(game)) return refuse('unknownGame');
        return await store.ratings.best(game, MOST_TABLES);
      },
    },
  ];
}
