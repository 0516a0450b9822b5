import { Id, NewTable, type NewTableParsed } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../../context.ts';
import { hashOf, idFor, newCode, plainCode } from '../../people/secrets.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Player } from '../../storage/people.ts';
import type { TableActor } from '../../table/actor.ts';
import { isHeldBy, type StoredSeat, type StoredTable, seatOf } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import type { Lobby } from '../lobby.ts';
import { type Call, Json, parsed, type Route, refuse } from './call.ts';

const HOUR = 3600;
/** Milliseconds: long enough to walk to another device. */
const CODE_LASTS = HOUR * 1000;
const Before = v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))) });
const Code = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

export interface TableDesk {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly sessions: Sessions;
}

/** Opening tables, the lobby, seats for other devices, records. What happens at a table goes over the socket. */
export function tableRoutes({ context, tables, lobby, sessions }: TableDesk): Route[] {
  const { store, clock, random, options } = context;
  const { tablesPerAddressPerHour: perHour } = options.limits;
  const opened = new Buckets(perHour / HOUR, perHour);
  const guesses = new Buckets(10 / 60, 10);

  const actorOf = async ({ params }: Call): Promise<TableActor | undefined> => {
    return v.is(Id, params['id']) ? await tables.get(params['id']) : undefined;
  };

  return [
    { method: 'GET', path: '/api/tables', handle: async () => new Json((await lobby.message()).text) },

    {
      method: 'POST',
      path: '/api/tables',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(NewTable, call.body);
        if (!wanted) return refuse('badMessage');
        const table = tableFor(wanted, player, context);
        if (typeof table === 'string') return refuse(table);
        if (await tables.get(table.id)) return { id: table.id };
        if (!opened.take(call.address, clock.elapsed())) return refuse('tooManyTables');
        if ((await store.tables.countOpenBy(player.id)) >= options.limits.openTablesPerPlayer) {
          return refuse('tooManyTables');
        }
        if (await tables.create(table)) (await tables.get(table.id))?.announce();
        return { id: table.id };
      },
    },

    /** What happened so far, as the asker may know it: the last of it, before the entry given as `before`. */
    {
      method: 'GET',
      path: '/api/tables/:id/history',
      async handle(call) {
        const asked = parsed(Before, call.query);
        if (!asked) return refuse('badMessage');
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const log = await actor.history.page({ player: (await sessions.playerIn(call))?.id }, asked.before);
        return typeof log === 'string' ? refuse(log) : log;
      },
    },

    /** The record of a finished game: everything in it is open now, to those who could see it being played. */
    {
      method: 'GET',
      path: '/api/tables/:id/record',
      async handle(call) {
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const record = await actor.history.record({ player: (await sessions.playerIn(call))?.id });
        return typeof record === 'string' ? refuse(record) : record;
      },
    },

    /** A code by which the same person takes the seat up on another device. */
    {
      method: 'POST',
      path: '/api/tables/:id/code',
      async handle(call) {
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        await actor.awake();
        const player = await sessions.playerIn(call);
        const { meta, status, id: table } = actor.table;
        const seat = meta.seats[seatOf(meta, player?.id) ?? -1];
        if (!player || seat?.kind !== 'person') return refuse('notSeated');
        if (status !== 'open' && status !== 'running') return refuse('notRunning');
        const code = newCode(random);
        const now = clock.now();
        const given = { table, player: player.id, satAt: seat.satAt ?? 0, until: now + CODE_LASTS };
        await store.people.addCode(hashOf(plainCode(code)), given, now);
        return { code };
      },
    },

    {
      method: 'POST',
      path: '/api/code',
      async handle(call) {
        if (!guesses.take(call.address, clock.elapsed())) return refuse('tooFast');
        const given = parsed(Code, call.body);
        const found = given && (await store.people.takeCode(hashOf(plainCode(given.code)), clock.now()));
        const actor = found && (await tables.get(found.table));
        const seat = actor?.table.meta.seats.find(candidate => isHeldBy(candidate, found?.player ?? ''));
        if (!found || !actor || seat?.kind !== 'person') return refuse('badCode');
        const player = (await sessions.playerIn(call)) ?? (await sessions.welcome(seat.name, call));
        const why = await actor.seats.share(found, player.id);
        return why === undefined ? { table: actor.id } : refuse(why);
      },
    },
  ];
}

/** The table as it would be stored, or why it cannot be. */
function tableFor(
  wanted: NewTableParsed,
  player: Player,
  { games, clock }: ServerContext,
): StoredTable | 'unknownGame' | 'badOptions' | 'unknownBot' | 'wrongNumberOfSeats' {
  const offered = games.get(wanted.game);
  if (!offered) return 'unknownGame';
  const { game, bots } = offered;
  const options = game.options(wanted.options);
  if (!options) return 'badOptions';
  const levels = [...wanted.seats.map(seat => (seat.kind === 'bot' ? seat.level : undefined)), wanted.botLevel];
  if (levels.some(level => level !== undefined && !bots.some(bot => bot.name === level))) return 'unknownBot';
  if (wanted.seats.length > game.seats.max || wanted.seats.length < game.seats.min) return 'wrongNumberOfSeats';
  const mine = wanted.sit ? wanted.seats.findIndex(seat => seat.kind === 'open') : -1;
  const me: StoredSeat = { kind: 'person', name: player.name, player: player.id, holders: [player.id], satAt: 0 };
  return {
    id: idFor(player.id, wanted.key),
    game: wanted.game,
    status: 'open',
    rev: 1,
    seed: '',
    createdAt: clock.now(),
    meta: {
      name: wanted.name ?? player.name,
      options,
      private: wanted.private,
      spectators: wanted.spectators,
      chat: wanted.chat,
      clock: wanted.clock,
      botLevel: wanted.botLevel ?? (bots.at(-1)?.name as string),
      host: player.id,
      seats: wanted.seats.map((seat, number) => (number === mine ? me : seat)),
      keys: [],
    },
  };
}
