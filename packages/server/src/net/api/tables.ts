import { type GameRecord, toRecord } from '@hanga/kernel';
import { Id, NewTable, type NewTableParsed } from '@hanga/protocol';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import { hashOf, idFor, newCode, plainCode } from '../../people/secrets.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Player } from '../../storage/people.ts';
import type { TableActor } from '../../table/actor.ts';
import { toldTo } from '../../table/messages.ts';
import { type StoredSeat, seatOf, type Table } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import type { Lobby } from '../lobby.ts';
import { type Call, Json, parsed, type Route, refuse } from './call.ts';

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR * 1000;
const Code = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

export interface TableDesk {
  readonly house: House;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly sessions: Sessions;
}

/** Opening tables, the lobby, seats for other devices, records. What happens at a table goes over the socket. */
export function tableRoutes({ house, tables, lobby, sessions }: TableDesk): Route[] {
  const { store, clock, random, options } = house;
  const { tablesPerAddressPerHour: perHour } = options.limits;
  const opened = new Buckets(perHour / HOUR, perHour);
  const guesses = new Buckets(10 / 60, 10);

  const actorOf = async ({ params }: Call): Promise<TableActor | undefined> => {
    const actor = v.is(Id, params['id']) ? await tables.get(params['id']) : undefined;
    await actor?.awake();
    return actor;
  };

  return [
    { method: 'GET', path: '/api/tables', handle: async () => new Json(await lobby.message()) },

    {
      method: 'POST',
      path: '/api/tables',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(NewTable, call.body);
        if (!wanted) return refuse('badMessage');
        const table = tableFor(wanted, player, house);
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

    /** What happened so far, as the asker may know it. */
    {
      method: 'GET',
      path: '/api/tables/:id/history',
      async handle(call) {
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const player = (await sessions.playerIn(call))?.id;
        const told = await actor.history(player);
        if (typeof told !== 'string') return told;
        const { table, play } = actor;
        // Who sat there sees what is over, also when they no longer do; so does a host who only looked on.
        if (table.status !== 'finished' || !wasThere(table, player)) return refuse(told);
        const rows = await store.tables.eventsAfter(table.id, 0, play?.seq ?? 0);
        return rows.map(row => toldTo('spectator', row));
      },
    },

    /** The record of a finished game: everything in it is open now, to those who could see it being played. */
    {
      method: 'GET',
      path: '/api/tables/:id/record',
      async handle(call) {
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const { table, play } = actor;
        const { private: isPrivate, spectators } = table.meta;
        const isAmongThem = isPrivate && !spectators;
        if (isAmongThem && !wasThere(table, (await sessions.playerIn(call))?.id)) return refuse('noSpectators');
        if (table.status !== 'finished' || !play) return refuse('notOver');
        if (play.isMixed) return refuse('mixedRules');
        return toRecord(play.match, table.meta.seats.map(playerOf));
      },
    },

    /** A code by which the same person takes the seat up on another device. */
    {
      method: 'POST',
      path: '/api/tables/:id/code',
      async handle(call) {
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const seat = seatOf(actor.table.meta, (await sessions.playerIn(call))?.id);
        if (seat === undefined) return refuse('notSeated');
        const code = newCode(random);
        await store.people.addCode(hashOf(plainCode(code)), actor.id, seat, clock.now() + WEEK);
        return { code };
      },
    },

    {
      method: 'POST',
      path: '/api/code',
      async handle(call) {
        if (!guesses.take(call.address, clock.elapsed())) return refuse('tooFast');
        const given = parsed(Code, call.body);
        const found = given && (await store.people.code(hashOf(plainCode(given.code)), clock.now()));
        const actor = found && (await tables.get(found.table));
        const seat = found && actor?.table.meta.seats[found.seat];
        if (!found || !actor || seat?.kind !== 'person') return refuse('badCode');
        const player = (await sessions.playerIn(call)) ?? (await sessions.welcome(seat.name, call));
        return (await actor.shareSeat(found.seat, player.id)) ? { table: actor.id } : refuse('badCode');
      },
    },
  ];
}

/** The host, and whoever sat at the table, also if they were removed. */
const wasThere = ({ meta }: Table, player: string | undefined): boolean =>
  player !== undefined &&
  (player === meta.host ||
    meta.seats.some(seat => seat.kind === 'person' && (seat.player === player || seat.holders.includes(player))));

/** The table as it would be stored, or why it cannot be. */
function tableFor(
  wanted: NewTableParsed,
  player: Player,
  { games, clock }: House,
): Table | 'unknownGame' | 'badOptions' | 'unknownBot' | 'wrongNumberOfSeats' {
  const offered = games.get(wanted.game);
  if (!offered) return 'unknownGame';
  const { game, bots } = offered;
  const options = game.options(wanted.options);
  if (!options) return 'badOptions';
  const levels = [...wanted.seats.map(seat => (seat.kind === 'bot' ? seat.level : undefined)), wanted.botLevel];
  if (levels.some(level => level !== undefined && !bots.some(bot => bot.name === level))) return 'unknownBot';
  if (wanted.seats.length > game.seats.max || wanted.seats.length < game.seats.min) return 'wrongNumberOfSeats';
  const mine = wanted.sit ? wanted.seats.findIndex(seat => seat.kind === 'open') : -1;
  const me: StoredSeat = { kind: 'person', name: player.name, player: player.id, holders: [player.id] };
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

const playerOf = (seat: StoredSeat, number: number): NonNullable<GameRecord['players']>[number] => {
  if (seat.kind === 'person') return { name: seat.name };
  return seat.kind === 'bot' ? { name: seat.level, bot: seat.level } : { name: `${number + 1}` };
};
