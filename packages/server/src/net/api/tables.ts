import { type GameRecord, toRecord } from '@hanga/kernel';
import { Id, NewTable, type NewTableParsed } from '@hanga/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { House } from '../../house.ts';
import { hashOf, idFor, newCode, plainCode } from '../../people/secrets.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { Player } from '../../storage/people.ts';
import type { TableActor } from '../../table/actor.ts';
import { type StoredSeat, seatOf, type Table } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import type { Lobby } from '../lobby.ts';
import { parsed, refuse } from './answers.ts';

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
export function addTables(app: FastifyInstance, { house, tables, lobby, sessions }: TableDesk): void {
  const { tablesPerAddressPerHour: perHour } = house.options.limits;
  const opened = new Buckets(perHour / HOUR, perHour);

  app.get('/api/tables', async (_request, reply) => reply.type('application/json').send(await lobby.message()));

  app.post('/api/tables', async (request, reply) => {
    const player = await sessions.playerIn(request);
    if (!player) return refuse(reply, 'notSignedIn');
    const wanted = parsed(NewTable, request.body);
    if (!wanted) return refuse(reply, 'badMessage');
    const table = tableFor(wanted, player, house);
    if (typeof table === 'string') return refuse(reply, table);
    if (await tables.get(table.id)) return { id: table.id };
    if (!opened.take(request.ip, house.now())) return refuse(reply, 'tooManyTables');
    if ((await house.store.tables.countOpenBy(player.id)) >= house.options.limits.openTablesPerPlayer) {
      return refuse(reply, 'tooManyTables');
    }
    if (await tables.create(table)) (await tables.get(table.id))?.announce();
    return { id: table.id };
  });

  const actorFor = async (id: string, reply: FastifyReply): Promise<TableActor | undefined> => {
    const actor = v.is(Id, id) ? await tables.get(id) : undefined;
    if (!actor) await refuse(reply, 'noSuchTable');
    else await actor.awake();
    return actor;
  };

  /** What happened so far, as the asker may know it. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/history', async (request, reply) => {
    const actor = await actorFor(request.params.id, reply);
    if (!actor) return reply;
    const told = await actor.history((await sessions.playerIn(request))?.id);
    return typeof told === 'string' ? refuse(reply, told) : told;
  });

  /** The record of a finished game: everything in it is open now. */
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
    const actor = await actorFor(request.params.id, reply);
    if (!actor) return reply;
    const { table, play } = actor;
    if (table.status !== 'finished' || !play) return refuse(reply, 'notOver');
    if (play.isMixed) return refuse(reply, 'mixedRules');
    return toRecord(play.match, table.meta.seats.map(playerOf));
  });

  /** A code by which the same person takes the seat up on another device. */
  app.post<{ Params: { id: string } }>('/api/tables/:id/code', async (request, reply) => {
    const actor = await actorFor(request.params.id, reply);
    if (!actor) return reply;
    const seat = seatOf(actor.table.meta, (await sessions.playerIn(request))?.id);
    if (seat === undefined) return refuse(reply, 'notSeated');
    const code = newCode();
    await house.store.people.addCode(hashOf(plainCode(code)), actor.id, seat, house.now() + WEEK);
    return { code };
  });

  const guesses = new Buckets(10 / 60, 10);
  app.post('/api/code', async (request, reply) => {
    if (!guesses.take(request.ip, house.now())) return refuse(reply, 'tooFast');
    const given = parsed(Code, request.body);
    const found = given && (await house.store.people.code(hashOf(plainCode(given.code)), house.now()));
    const actor = found && (await tables.get(found.table));
    const seat = found && actor?.table.meta.seats[found.seat];
    if (!found || !actor || seat?.kind !== 'person') return refuse(reply, 'badCode');
    const player = (await sessions.playerIn(request)) ?? (await sessions.welcome(seat.name, request, reply));
    return (await actor.shareSeat(found.seat, player.id)) ? { table: actor.id } : refuse(reply, 'badCode');
  });
}

/** The table as it would be stored, or why it cannot be. */
function tableFor(
  wanted: NewTableParsed,
  player: Player,
  { games, now }: House,
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
    createdAt: now(),
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
