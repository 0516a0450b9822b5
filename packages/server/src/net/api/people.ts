import { Channels, Credentials, limits, type Me, type MyTable, Name, PROTOCOL, type Profile } from '@hanga/protocol';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import { mayCall } from '../../notify/addresses.ts';
import { accountName, hashPassword, isPassword } from '../../people/passwords.ts';
import type { Sessions } from '../../people/sessions.ts';
import { lineOf, type Table } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import { parsed, refuse } from './answers.ts';

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
export function addPeople(app: FastifyInstance, { house, tables, sessions, pushKey }: People): void {
  const { store, options } = house;
  const signIns = new Buckets(options.limits.signInsPerMinute / 60, options.limits.signInsPerMinute);
  const offers = [...house.games.values()].map(({ game, bots }) => ({
    id: game.id,
    rules: game.rules,
    seats: game.seats,
    bots: bots.map(bot => bot.name),
  }));

  app.get('/api/me', async (request): Promise<Me> => {
    const player = await sessions.playerIn(request);
    return {
      protocol: PROTOCOL,
      ...(player && { player: { id: player.id, name: player.name, account: player.hasAccount } }),
      games: offers,
      pushKey,
      mail: options.mail !== undefined,
    };
  });

  /** Chooses a name: a new browser becomes somebody, a known one is called otherwise from now on. */
  app.post('/api/me', async (request, reply) => {
    const name = parsed(v.object({ name: Name }), request.body)?.name;
    if (name === undefined) return refuse(reply, 'badName');
    const player = await sessions.playerIn(request);
    if (!player) {
      const { id } = await sessions.welcome(name, request, reply);
      return { id, name };
    }
    if (!player.hasAccount) await store.people.rename(player.id, name);
    sessions.forget();
    return { id: player.id, name: player.hasAccount ? player.name : name };
  });

  app.get('/api/me/tables', async (request, reply) => {
    const player = await sessions.playerIn(request);
    if (!player) return refuse(reply, 'notSignedIn');
    const mine = (await store.tables.ofPlayer(player.id, MOST_TABLES)).map(myTable);
    const isLive = (table: MyTable): number => (table.status === 'running' ? 0 : table.status === 'open' ? 1 : 2);
    return mine.sort((a, b) => isLive(a) - isLive(b));
  });

  app.get('/api/me/channels', async (request, reply) => {
    const player = await sessions.playerIn(request);
    if (!player) return refuse(reply, 'notSignedIn');
    return JSON.parse(await store.people.channels(player.id)) as object;
  });

  app.post('/api/me/channels', async (request, reply) => {
    const player = await sessions.playerIn(request);
    if (!player) return refuse(reply, 'notSignedIn');
    const wanted = parsed(Channels, request.body);
    if (!wanted) return refuse(reply, 'badAddress');
    const urls = [wanted.webhook, wanted.push ? wanted.push.endpoint : undefined].filter(
      url => typeof url === 'string',
    );
    for (const url of urls) if (!(await mayCall(url, options.privateHooks))) return refuse(reply, 'badAddress');
    const before = JSON.parse(await store.people.channels(player.id)) as object;
    const after = Object.fromEntries(Object.entries({ ...before, ...wanted }).filter(([, value]) => value !== false));
    await store.people.setChannels(player.id, JSON.stringify(after));
    return after;
  });

  /** Name and password for who one is already: tables and ratings stay. */
  app.post('/api/account', async (request, reply) => {
    if (!signIns.take(request.ip, house.now())) return refuse(reply, 'tooFast');
    const wanted = parsed(Credentials, request.body);
    if (!wanted) return refuse(reply, 'badName');
    if (wanted.password.length < limits.password.min) return refuse(reply, 'weakPassword');
    const player = (await sessions.playerIn(request)) ?? (await sessions.welcome(wanted.name, request, reply));
    const password = await hashPassword(wanted.password);
    if (!(await store.people.makeAccount(player.id, accountName(wanted.name), password))) {
      return refuse(reply, 'nameTaken');
    }
    await store.people.rename(player.id, wanted.name);
    sessions.forget();
    return { id: player.id, name: wanted.name };
  });

  /** Signs in; what this browser played without an account until now becomes the account's. */
  app.post('/api/sign-in', async (request, reply) => {
    if (!signIns.take(request.ip, house.now())) return refuse(reply, 'tooFast');
    const given = parsed(Credentials, request.body);
    if (!given) return refuse(reply, 'wrongPassword');
    const account = await store.people.account(accountName(given.name));
    if (!(await isPassword(account?.password, given.password)) || !account) return refuse(reply, 'wrongPassword');
    const guest = await sessions.playerIn(request);
    if (guest && !guest.hasAccount) await giveSeats(guest.id, account.id);
    await sessions.add(account.id, request, reply);
    return { id: account.id, name: account.name };
  });

  async function giveSeats(from: string, to: string): Promise<void> {
    for (const { table } of await store.tables.ofPlayer(from, MOST_TABLES)) {
      const actor = await tables.get(table.id);
      await actor?.giveSeat(from, to);
    }
  }

  app.post('/api/sign-out', async (request, reply) => {
    await sessions.end(request, reply);
    return {};
  });

  app.get<{ Params: { id: string } }>('/api/players/:id', async (request, reply) => {
    const player = await store.people.player(request.params.id.slice(0, 40));
    if (!player) return refuse(reply, 'noSuchPlayer');
    const finished = await store.tables.ofPlayer(player.id, MOST_TABLES, 'finished');
    return {
      id: player.id,
      name: player.name,
      ratings: await store.ratings.of(player.id),
      history: finished.filter(({ table }) => !table.meta.private).map(myTable),
    } satisfies Profile;
  });

  app.get<{ Params: { game: string } }>('/api/ratings/:game', async (request, reply) => {
    if (!house.games.has(request.params.game)) return refuse(reply, 'unknownGame');
    return await store.ratings.best(request.params.game, MOST_TABLES);
  });
}
