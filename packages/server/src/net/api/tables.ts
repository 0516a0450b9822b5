import { Id, Invitation, NewTable } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../../context.ts';
import { hashOf, newCode, plainCode } from '../../people/secrets.ts';
import type { Sessions } from '../../people/sessions.ts';
import type { TableActor } from '../../table/actor.ts';
import { isHeldBy, seatOf } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import { Buckets } from '../bounds.ts';
import type { Lobby } from '../lobby.ts';
import { type Call, Json, parsed, Refused, type Route, refuse } from './call.ts';
import type { Invitations } from './invitations.ts';
import type { TableOpener } from './openTable.ts';

/** Milliseconds: long enough to walk to another device. */
const CODE_LASTS = 3600 * 1000;
const Before = v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))) });
const Code = v.object({ code: v.pipe(v.string(), v.maxLength(40)) });

export interface TableDesk {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly sessions: Sessions;
  readonly opener: TableOpener;
  readonly invitations: Invitations;
}

/** Opening tables, the lobby, seats for other devices, records. What happens at a table goes over the socket. */
export function tableRoutes({ context, tables, lobby, sessions, opener, invitations }: TableDesk): Route[] {
  const { store, clock, random } = context;
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
        return wanted ? await opener.open(player, wanted, call.address) : refuse('badMessage');
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

    /** Asks somebody to a table where one sits: their program hears of it. */
    {
      method: 'POST',
      path: '/api/tables/:id/invite',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(Invitation, call.body);
        if (!wanted) return refuse('noSuchPlayer');
        if (!v.is(Id, call.params['id'])) return refuse('noSuchTable');
        const why = await invitations.invite(player.id, call.params['id'], wanted.player);
        return why === undefined ? {} : refuse(why);
      },
    },

    /** The same people, the same settings, a new table: who asks first opens it, and the others are asked. */
    {
      method: 'POST',
      path: '/api/tables/:id/again',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const actor = await actorOf(call);
        if (!actor) return refuse('noSuchTable');
        const opened = await opener.again(player, actor, call.address);
        if (opened instanceof Refused) return opened;
        // Programs are asked as they are asked to any table. Whoever can be asked no more is seen at the table.
        const others = actor.table.meta.seats.flatMap(seat =>
          seat.kind === 'person' && seat.player ? [seat.player] : [],
        );
        for (const other of others) if (other !== player.id) await invitations.invite(player.id, opened.id, other);
        return opened;
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
        const known = await sessions.playerIn(call);
        // A program does not play a person's seat unseen.
        if (known?.isBot && !seat.bot) return refuse('badCode');
        const player = known ?? (await sessions.welcome(seat.name, call));
        const why = await actor.seats.share(found, player.id);
        return why === undefined ? { table: actor.id } : refuse(why);
      },
    },
  ];
}
